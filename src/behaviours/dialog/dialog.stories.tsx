import { Button, Dialog, DialogParts } from '@halloway/ui';
import type { Story } from '@ladle/react';
import { useState } from 'react';

const hours = 'Monday to Friday, 9:00 AM to 6:00 PM. The agent answers at any hour.';

export const Closed: Story = () => <Dialog title="Office hours">{hours}</Dialog>;
Closed.meta = { machine: 'dialog', state: 'closed' };

export const Open: Story = () => <Dialog title="Office hours">{hours}</Dialog>;
Open.meta = { machine: 'dialog', state: 'open' };

export const Live: Story = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Office hours</Button>
      <Dialog title="Office hours" open={open} onOpenChange={setOpen}>
        <p>{hours}</p>
      </Dialog>
    </>
  );
};
Live.meta = { machine: 'dialog' };

/** The page beside it stays in use. */
export const BesideThePage: Story = () => (
  <Dialog title="Office hours" modal={false}>
    {hours}
  </Dialog>
);
BesideThePage.meta = { machine: 'dialog', state: 'open' };

export const OwnStructure: Story = () => (
  <DialogParts.Root>
    <DialogParts.Trigger render={<Button variant="primary" />}>Office hours</DialogParts.Trigger>
    <DialogParts.Content>
      <DialogParts.Body>
        <DialogParts.Title>Office hours</DialogParts.Title>
        <DialogParts.Description>{hours}</DialogParts.Description>
        <DialogParts.Close render={<Button />}>Done</DialogParts.Close>
      </DialogParts.Body>
    </DialogParts.Content>
  </DialogParts.Root>
);
OwnStructure.meta = { machine: 'dialog' };
