import { fireEvent } from '@testing-library/react';
import type { Driver } from '../../testing/driver';
import { owner } from '../../testing/owner';
import { Accordion, type AccordionProps } from '.';

const items = [
  { id: 'languages', title: 'Which languages?', content: 'English, Hindi, Arabic, Spanish and more.' },
  { id: 'person', title: 'What if I want a person?', content: 'You get one.' },
];

const { useOwned, set } = owner<readonly string[]>();

function Product(props: Partial<AccordionProps>) {
  const [value, setValue] = useOwned();
  return <Accordion items={items} value={value} onValueChange={setValue} {...props} />;
}

export const driver: Driver = {
  render: (_, props) => <Product {...props} />,
  events: {
    toggle: ({ item }, { container }) => {
      const summary = container.querySelector(`[data-item="${item}"] summary`);
      if (summary) fireEvent.click(summary);
    },
    reveal: ({ item }, { container }) => {
      const details = container.querySelector(`[data-item="${item}"]`);
      if (details) fireEvent(details, Object.assign(new Event('toggle'), { newState: 'open' }));
    },
    set: ({ items }) => set(items),
    'multiple.change': ({ multiple }, { rerender }) => rerender({ multiple }),
  },
  // A prop that stays the same says nothing.
  cannot: ({ context }, { type, multiple }) => type === 'multiple.change' && context.multiple === multiple,
};
