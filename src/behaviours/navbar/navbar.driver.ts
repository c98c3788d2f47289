import { find, fire, viewOf } from '../../testing/dom';
import { type Driver, press, type Stage, stateOf, within } from '../../testing/driver';
import { keyOf } from '../../testing/reachable';
import { Navbar, navbarTexts } from '.';

const itemsOf = (labels: readonly string[]) => [
  { label: 'About', href: '/about' },
  ...labels.map((label) => ({ label, items: [{ label: `${label} page`, href: `/${label.toLowerCase()}` }] })),
];

const dropdown = (root: HTMLElement, item: string) => within(root, `[data-item="${item}"]`);

const shown = ['hovered', 'closing', 'expanded'];

export const driver: Driver = {
  Component: Navbar,
  texts: { ...navbarTexts },
  props: { logo: 'Halloway', location: '/', items: itemsOf(['Solutions', 'Media']) },
  owned: { value: 'open', onChange: 'onOpenChange' },
  state: (root) => `scroll.${root.dataset.state} menu.${stateOf(root, 'navigation')}`,
  // A dropdown that is not there; a product that says what it has said.
  cannot: ({ value, context }, event) => {
    if (event.item && !context.items.includes(event.item)) return true;
    if (event.type === 'items.change') return keyOf(event.items) === keyOf(context.items);
    const open = value.menu === 'open' ? 'menu' : shown.includes(value.menu) ? context.item : null;
    return event.type === 'set' && event.open === open;
  },
  events: {
    scroll: ({ y }, { root }) => {
      Object.defineProperty(viewOf(root), 'scrollY', { configurable: true, value: y });
      fire(viewOf(root), 'scroll');
    },
    'menu.press': press('menu'),
    press: ({ item }, { root }) => find(root, 'button', item).click(),
    'arrow.down': ({ item }, { root }) => key(find(root, 'button', item), 'ArrowDown'),
    focus: ({ item }, { root }) => void fire(within(dropdown(root, item), 'a'), 'focusin'),
    // React makes of these what it tells as entering and leaving.
    'pointer.enter': ({ item }, { root }) => pointer(dropdown(root, item), 'pointerover'),
    'pointer.leave': ({ item }, { root }) => pointer(dropdown(root, item), 'pointerout'),
    leave: (_, { root }) => void fire(root.ownerDocument.body, 'pointerdown', { as: 'PointerEvent' }),
    escape: (_, { root }) => key(root.ownerDocument, 'Escape'),
    choose: (_: unknown, { root }: Stage) => within(root, '[data-part="navigation"] a').click(),
    'route.change': (_, { rerender }) => rerender({ location: `/somewhere-${Math.random()}` }),
    'items.change': ({ items }, { rerender }) => rerender({ items: itemsOf(items) }),
    set: ({ open }, { rerender }) => rerender({ open }),
  },
};

const key = (target: Element | Document, key: string) => void fire(target, 'keydown', { as: 'KeyboardEvent', key });

const pointer = (over: Element, type: 'pointerover' | 'pointerout') =>
  void fire(over, type, { as: 'PointerEvent', pointerType: 'mouse', relatedTarget: over.ownerDocument.body });
