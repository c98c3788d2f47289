import type { Fixtures } from '../../testing/description';
import { fire } from '../../testing/dom';
import { within } from '../../testing/gestures';

export const fixtures: Fixtures<typeof import('.')> = {
  Keypad: {
    props: {
      label: 'Where to?',
      keys: [
        { symbol: '1', label: 'Pricing', href: '/pricing' },
        { symbol: '2', label: 'Hear a call', href: '/support' },
      ],
    },
    handlerSteps: {
      onKeyDown: [(keypad) => void fire(within(keypad, 'a'), 'keydown', { as: 'KeyboardEvent', key: '2' })],
    },
    callback: 'onDial',
  },
};
