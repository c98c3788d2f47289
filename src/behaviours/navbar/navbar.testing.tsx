import type { EventTest, Testing } from '../../testing/description';
import { find, fire } from '../../testing/dom';
import { changesProp, press, stateOf, within } from '../../testing/gestures';
import { keyOf } from '../../testing/reachable';
import type { NavbarProps } from '.';

const dropdowns = ['Solutions', 'Media'];
const eachDropdown = dropdowns.map((item) => ({ item }));
const itemsOf = (labels: readonly string[]) => [
  { label: 'About', href: '/about' },
  ...labels.map((label) => ({ label, items: [{ label: `${label} page`, href: `/${label.toLowerCase()}` }] })),
];

const dropdown = (root: HTMLElement, item: string) => within(root, `[data-item="${item}"]`);
const isVisible = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** React derives `onMouseEnter` and `onMouseLeave` from these. */
const mouse = (type: 'pointerover' | 'pointerout'): NonNullable<EventTest['inDocument']> => {
  return ({ item }, { root }) =>
    void fire(dropdown(root, item), type, {
      as: 'PointerEvent',
      pointerType: 'mouse',
      relatedTarget: root.ownerDocument.body,
    });
};

const shown = ['hovered', 'closing', 'expanded'];

export const testing: Testing<NavbarProps> = {
  props: { logo: 'Halloway', location: '/', items: itemsOf(dropdowns) },
  controlled: { value: 'open', onChange: 'onOpenChange' },
  inputs: [{ items: dropdowns }],
  widths: [1280, 390],
  handlerSteps: {
    onClick: [(bar) => within(bar, 'a').click()],
    onBlur: [
      (bar) => find(bar, 'button', 'Media').click(),
      (bar) => void fire(find(bar, 'button', 'Media'), 'focusout', { relatedTarget: within(bar, 'button') }),
    ],
  },
  // A router prevents the default of every link; the menu closes on that.
  uncancellable: ['onClick'],
  state: (root) => `scroll.${root.dataset.state} menu.${stateOf(root, 'navigation')}`,
  // A dropdown that does not exist, and an unchanged prop, send no event.
  cannot: ({ value, context }, event) => {
    if (event.item && !context.items.includes(event.item)) return true;
    if (event.type === 'items.change') return keyOf(event.items) === keyOf(context.items);
    const open = value.menu === 'open' ? 'menu' : shown.includes(value.menu) ? context.item : null;
    return event.type === 'set' && event.open === open;
  },
  events: {
    scroll: { data: [{ y: 0 }, { y: 11 }], gesture: ({ y }) => ({ do: 'scroll', to: y }) },
    'menu.press': { gesture: press('menu') },
    press: {
      data: eachDropdown,
      gesture: ({ item }, { root }) => ({ do: 'press', at: find(root, 'button', item) }),
    },
    'arrow.down': {
      data: eachDropdown,
      keyboard: ({ item }, { root }) => ({ do: 'keys', at: find(root, 'button', item), keys: ['ArrowDown'] }),
    },
    focus: {
      data: eachDropdown,
      keyboard: ({ item }, { root }) => ({ do: 'focus', at: within(dropdown(root, item), 'a') }),
    },
    // CSS opened the dropdown before hydration.
    'pointer.found': { data: eachDropdown, by: 'browser' },
    'pointer.enter': {
      data: eachDropdown,
      pointer: ({ item }, { root }) => {
        const at = dropdown(root, item);
        return isVisible(at) ? { do: 'hover', at } : ([] as const);
      },
      inDocument: mouse('pointerover'),
    },
    'pointer.leave': {
      data: eachDropdown,
      pointer: () => ({ do: 'hover' }),
      inDocument: mouse('pointerout'),
    },
    leave: {
      gesture: () => ({ do: 'leave' }),
      inDocument: (_, { root }) => void fire(root.ownerDocument.body, 'pointerdown', { as: 'PointerEvent' }),
    },
    escape: { keyboard: () => ({ do: 'keys', keys: ['Escape'] }) },
    choose: {
      // A link of the shown dropdown, or else of the bar. A closing dropdown may still be fading.
      gesture: (_, { root }) => {
        root.ownerDocument.addEventListener('click', (event) => event.preventDefault(), { once: true });
        const links = root.querySelectorAll('[data-item]:not([data-state="closed"]) [data-part="content-link"]');
        return { do: 'press', at: [...links].find(isVisible) ?? find(root, 'link', 'About') };
      },
      inDocument: (_, { root }) => within(root, '[data-part="navigation"] a').click(),
    },
    'route.change': {
      by: 'product',
      inDocument: (_, { rerender }) => rerender({ location: `/somewhere-${Math.random()}` }),
    },
    'items.change': {
      data: [{ items: ['Media'] }, { items: dropdowns }],
      by: 'product',
      inDocument: ({ items }, { rerender }) => rerender({ items: itemsOf(items) }),
    },
    set: {
      data: [null, 'menu', 'Nothing', ...dropdowns].map((open) => ({ open })),
      ...changesProp('open', 'open'),
    },
  },
  pointerStates: { 'menu.opening': 'menu.closed', 'menu.hovered': 'menu.expanded', 'menu.closing': 'menu.expanded' },
};
