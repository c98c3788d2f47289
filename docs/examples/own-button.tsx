import { Dialog } from '@halloway/ui';
import { useState } from 'react';

export function OwnButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        When are you open?
      </button>
      <Dialog title="Opening hours" open={open} onOpenChange={setOpen}>
        From eight to six, and on Sundays from ten.
      </Dialog>
    </>
  );
}
