import { fire } from '../../testing/dom';
import { type Driver, within } from '../../testing/driver';
import { Accordion } from '.';

export const driver: Driver = {
  Component: Accordion,
  props: {
    items: [
      { id: 'languages', title: 'Which languages?', content: 'English, Hindi, Arabic, Spanish and more.' },
      { id: 'person', title: 'What if I want a person?', content: 'You get one.' },
    ],
  },
  owned: { value: 'value', onChange: 'onValueChange' },
  events: {
    toggle: ({ item }, { root }) => within(root, `[data-item="${item}"] summary`).click(),
    reveal: ({ item }, { root }) =>
      void fire(within(root, `[data-item="${item}"]`), 'toggle', { bubbles: false, newState: 'open' }),
    set: ({ items }, { rerender }) => rerender({ value: items }),
    'multiple.change': ({ multiple }, { rerender }) => rerender({ multiple }),
  },
  // A prop that stays the same says nothing.
  cannot: ({ context }, { type, multiple }) => type === 'multiple.change' && context.multiple === multiple,
};
