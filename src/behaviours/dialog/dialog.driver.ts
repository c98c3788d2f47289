import { fire } from '../../testing/dom';
import { type Driver, press } from '../../testing/driver';
import { Dialog, dialogTexts } from '.';

export const driver: Driver = {
  Component: Dialog,
  texts: { ...dialogTexts },
  props: { title: 'Hours', children: 'Day and night.' },
  events: {
    open: (_, { root }) => (root as HTMLDialogElement).showModal(),
    close: press('close'),
    escape: (_, { root }) => void fire(root, 'cancel', { bubbles: false }),
    'press.outside': (_, { root }) => {
      fire(root, 'pointerdown', { as: 'PointerEvent' });
      root.click();
    },
  },
};
