import { Accordion } from '@halloway/ui';
import { useState } from 'react';
import { questions } from './content';

export function FromTheAddress() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <>
      <Accordion items={questions} value={open} onValueChange={setOpen} />
      <p>Open: {open.join(', ') || 'nothing'}</p>
    </>
  );
}
