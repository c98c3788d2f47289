import type { Testing } from '../../testing/description';
import { fire } from '../../testing/dom';
import { changesProp, within } from '../../testing/gestures';
import type { AccordionProps } from '.';

export const testing: Testing<AccordionProps> = {
  props: {
    items: [
      { value: 'languages', title: 'Which languages?', content: 'English, Hindi, Arabic, Spanish and more.' },
      { value: 'person', title: 'What if I want a person?', content: 'You get one.' },
    ],
  },
  controlled: { value: 'value', onChange: 'onValueChange' },
  inputs: [undefined, { items: ['person'] }, { items: ['languages', 'person'], multiple: true }],
  events: {
    toggle: {
      data: [{ item: 'languages' }, { item: 'person' }],
      gesture: ({ item }, { root }) => ({ do: 'press', at: within(root, `[data-item="${item}"] summary`) }),
    },
    // Find-in-page opens the item that contains the text.
    reveal: {
      data: [{ item: 'languages' }, { item: 'person' }],
      by: 'browser',
      inDocument: ({ item }, { root }) =>
        void fire(within(root, `[data-item="${item}"]`), 'toggle', { bubbles: false, newState: 'open' }),
    },
    set: { data: [{ items: ['person'] }, { items: [] }], ...changesProp('value', 'items') },
    'multiple.change': { data: [{ multiple: true }, { multiple: false }], ...changesProp('multiple', 'multiple') },
  },
  // An unchanged prop sends no event.
  cannot: ({ context }, { type, multiple }) => type === 'multiple.change' && context.multiple === multiple,
};
