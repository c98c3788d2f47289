import type { EventTest, Testing } from '../../testing/description';
import { fire } from '../../testing/dom';
import { dialogHandlerSteps, press } from '../../testing/gestures';
import type { DialogProps } from '.';

const pressBackdrop: NonNullable<EventTest['pointer']> = () => ({ do: 'press.at', x: 8, y: 8 });

export const testing: Testing<DialogProps> = {
  props: { title: 'Hours', children: 'Day and night.' },
  handlerSteps: dialogHandlerSteps,
  events: {
    open: {
      // The test page has a button of the product that opens the dialog.
      gesture: (_, { root }) => ({ do: 'press', at: root.ownerDocument.getElementById('product') as HTMLElement }),
      inDocument: (_, { root }) => (root as HTMLDialogElement).showModal(),
    },
    close: { gesture: press('close') },
    escape: {
      keyboard: () => ({ do: 'keys', keys: ['Escape'] }),
      inDocument: (_, { root }) => void fire(root, 'cancel', { bubbles: false }),
    },
    // Something around it is hidden: the component's own test hides it.
    hide: { by: 'browser' },
    'press.outside': {
      touch: pressBackdrop,
      pointer: pressBackdrop,
      inDocument: (_, { root }) => {
        fire(root, 'pointerdown', { as: 'PointerEvent' });
        root.click();
      },
    },
  },
};
