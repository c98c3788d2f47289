import { fireEvent, screen } from '@testing-library/react';
import { change, type Driver, holds, press, reset, submit } from '../../testing/driver';
import { ApplicationDialog, ApplyButton } from '.';

const changeText = change({ name: 'Name', email: 'Email', mobile_number: 'Mobile number' });

export const driver: Driver = {
  cannot: (snapshot, event) => event.name !== 'resume' && holds(snapshot, event),
  render: ({ onSubmit }) => (
    <ApplicationDialog onSubmit={onSubmit}>
      <ApplyButton position="Senior AI Engineer">Senior AI Engineer</ApplyButton>
      <ApplyButton position="Product Manager">Product Manager</ApplyButton>
    </ApplicationDialog>
  ),
  state: (container) =>
    container.querySelector('dialog')?.dataset.state === 'open'
      ? `open.${container.querySelector('form')?.dataset.state}`
      : 'closed',
  events: {
    open: ({ position }) => fireEvent.click(screen.getByRole('button', { name: position })),
    close: press('Close'),
    change: (event) =>
      event.name === 'resume'
        ? fireEvent.change(screen.getByLabelText('Resume'), { target: { files: event.value ? [event.value] : [] } })
        : changeText(event),
    // What a product says later is walked with the form (form.driver.tsx): here it would only multiply the ways.
    submit,
    reset,
  },
};
