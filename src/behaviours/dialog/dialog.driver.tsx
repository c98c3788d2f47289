import { fireEvent, screen } from '@testing-library/react';
import { type Driver, press } from '../../testing/driver';
import { Dialog } from '.';

const dialog = () => screen.getByRole('dialog', { hidden: true }) as HTMLDialogElement;

export const driver: Driver = {
  render: () => <Dialog title="Hours">Day and night.</Dialog>,
  events: {
    open: () => dialog().showModal(),
    close: press('Close'),
    escape: () => fireEvent(dialog(), new Event('cancel', { cancelable: true })),
    'press.outside': () => {
      fireEvent.pointerDown(dialog());
      fireEvent.click(dialog());
    },
  },
};
