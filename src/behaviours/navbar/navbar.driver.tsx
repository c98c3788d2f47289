import { fireEvent, screen } from '@testing-library/react';
import { type Driver, press } from '../../testing/driver';
import { owner } from '../../testing/owner';
import { keyOf } from '../../testing/reachable';
import { Navbar, type NavbarProps } from '.';

const dropdowns = ['Solutions', 'Media'];
const itemsOf = (labels: readonly string[]) => [
  { label: 'About', href: '/about' },
  ...labels.map((label) => ({ label, items: [{ label: `${label} page`, href: `/${label.toLowerCase()}` }] })),
];

const { useOwned, set } = owner<string | null>();

function Product({ labels = dropdowns, ...props }: Partial<NavbarProps> & { labels?: readonly string[] }) {
  const [open, setOpen] = useOwned();
  return <Navbar logo="Halloway" location="/" items={itemsOf(labels)} open={open} onOpenChange={setOpen} {...props} />;
}

const dropdown = (container: HTMLElement, item: string) =>
  container.querySelector<HTMLElement>(`[data-item="${item}"]`);

const shown = ['hovered', 'closing', 'expanded'];

export const driver: Driver = {
  input: { items: dropdowns },
  render: (_, props) => <Product {...props} />,
  state: (container) => {
    const state = (part: string) => container.querySelector(`[data-part="${part}"]`)?.getAttribute('data-state');
    return `scroll.${state('root')} menu.${state('navigation')}`;
  },
  // A dropdown that is not there; a product that says what it has said.
  cannot: ({ value, context }, event) => {
    if (event.item && !context.items.includes(event.item)) return true;
    if (event.type === 'items.change') return keyOf(event.items) === keyOf(context.items);
    const open = value.menu === 'open' ? 'menu' : shown.includes(value.menu) ? context.item : null;
    return event.type === 'set' && event.open === open;
  },
  events: {
    scroll: ({ y }) => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
      fireEvent.scroll(window);
    },
    'menu.press': press('Menu'),
    press: ({ item }) => fireEvent.click(screen.getByRole('button', { name: item })),
    'arrow.down': ({ item }) => fireEvent.keyDown(screen.getByRole('button', { name: item }), { key: 'ArrowDown' }),
    focus: ({ item }) => fireEvent.focus(screen.getByRole('link', { name: `${item} page` })),
    'pointer.enter': ({ item }, { container }) => pointer(container, item, 'pointerEnter'),
    'pointer.leave': ({ item }, { container }) => pointer(container, item, 'pointerLeave'),
    leave: () => fireEvent.pointerDown(document.body),
    escape: () => fireEvent.keyDown(document, { key: 'Escape' }),
    choose: () => {
      const link = screen.getByRole('link', { name: 'About' });
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link);
    },
    'route.change': (_, { rerender }) => rerender({ location: `/somewhere-${Math.random()}` }),
    'items.change': ({ items }, { rerender }) => rerender({ labels: items }),
    set: ({ open }) => set(open),
  },
};

function pointer(container: HTMLElement, item: string, type: 'pointerEnter' | 'pointerLeave') {
  const over = dropdown(container, item);
  if (over) fireEvent[type](over, { pointerType: 'mouse' });
}
