/** DOM access of the bar: its elements, and events outside of it. */
import type { RefObject } from 'react';
import { activeIn } from '../../theme/active-element';
import { isVisible } from '../../theme/focusable';
import { focusedIn, isComposing, isOfBrowser, isUnderDialog } from '../layers';
import type { SendTo } from '../use-machine-actor';
import { barEnd } from './navbar.css';
import type { navbarMachine } from './navbar.machine';

export type Send = SendTo<typeof navbarMachine>;
type Bar = RefObject<HTMLElement | null>;

const menuToggleOf = (bar: Bar) => bar.current?.querySelector<HTMLElement>('[data-part="menu-trigger"]');

/** Whether the button of a dropdown is disabled. */
export const isDisabled = (group: Element) => group.querySelector('[data-part="trigger"]:disabled') !== null;

/** The dropdowns of a bar that can be opened. */
export const groupsIn = (bar: Bar) =>
  [...(bar.current?.querySelectorAll<HTMLElement>('[data-part="group"]') ?? [])].filter((group) => !isDisabled(group));

/** The dropdown around its button, or the landmark around the menu's. */
export const partAround = (toggle: Element | null | undefined) =>
  toggle?.closest('[data-part="group"], [data-part="navigation"]');

/** Focuses the button of a dropdown or, without one, of the menu, if the focus is in what it opens. */
export function restoreFocus(bar: Bar, item: string | null) {
  const group = groupsIn(bar).find(({ dataset }) => dataset.item === item);
  const toggle = item === null ? menuToggleOf(bar) : group?.querySelector<HTMLElement>('[data-part="trigger"]');
  if (toggle && partAround(toggle)?.contains(activeIn(toggle))) toggle.focus();
}

const openTrigger = (bar: Bar) => bar.current?.querySelector('[data-part$="trigger"][aria-expanded="true"]');

/** Whether something is open and `target` is outside of it. */
export const isOutside = (bar: Bar, target: Node) => partAround(openTrigger(bar))?.contains(target) === false;

/** Tells the styles where the bar ends, so that no menu goes beyond the window. */
export function measureEnd(bar: Bar) {
  const { height, bottom } = bar.current?.getBoundingClientRect() ?? { height: 0, bottom: 0 };
  if (height > 0) bar.current?.style.setProperty(barEnd.slice('var('.length, -1), `${Math.max(bottom, 0)}px`);
}

/** Moves panels that begin under the last buttons into the window. In the menu of small screens they are in its column. */
function movePanelsIn(bar: Bar) {
  for (const panel of bar.current?.querySelectorAll<HTMLElement>('[data-part="content"]') ?? []) {
    panel.style.marginInlineStart = '';
    const { position, direction } = getComputedStyle(panel);
    if (position !== 'absolute') continue;
    const { left, right } = panel.getBoundingClientRect();
    const { clientWidth } = panel.ownerDocument.documentElement;
    const [start, end] = direction === 'rtl' ? [clientWidth - right, clientWidth - left] : [left, right];
    const beyond = Math.min(end - clientWidth, start);
    if (start < 0 || beyond > 0) panel.style.marginInlineStart = `${-(start < 0 ? start : beyond)}px`;
  }
}

/** Whether the mouse is on its way from the button of a dropdown to any place in its panel. */
export function isOnTheWay(panel: Element, from: { x: number; y: number }, { x, y }: { x: number; y: number }) {
  const { left, right, top } = panel.getBoundingClientRect();
  const way = (y - from.y) / (top - from.y);
  return way > 0 && way <= 1 && x >= from.x + (left - from.x) * way && x <= from.x + (right - from.x) * way;
}

/**
 * The link or button that a key leads to from another: up and down in a panel and in the menu of small screens, otherwise along the
 * row. At an end the same one; undefined for other keys and elements.
 */
export function destination(list: Element, from: Element, key: string, isMenu: boolean): HTMLElement | undefined {
  const panel = isMenu ? null : from.closest('[data-part="content"]');
  const stops = [...(panel ?? list).querySelectorAll<HTMLElement>('a, button:not(:disabled)')].filter(
    (one) => (isMenu || one.closest('[data-part="content"]') === panel) && isVisible(one),
  );
  const at = stops.indexOf(from as HTMLElement);
  const isReversed = getComputedStyle(list).direction === 'rtl';
  const row = isReversed ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const [previous = '', next = ''] = isMenu || panel ? ['ArrowUp', 'ArrowDown'] : row;
  const to = { [previous]: Math.max(at - 1, 0), [next]: Math.min(at + 1, stops.length - 1), Home: 0, End: -1 }[key];
  return at < 0 || to === undefined ? undefined : stops.at(to);
}

/** Listens for events outside the bar. */
export function subscribe(bar: Bar, send: Send) {
  const listening = new AbortController();
  const { signal } = listening;
  const page = bar.current?.ownerDocument ?? document;
  const view = page.defaultView ?? window;
  const scrolled = ({ target }: { target: EventTarget | null }) => {
    // Of another box than those around the bar.
    if (target !== page && (target as Partial<Node>).contains?.(bar.current) === false) return;
    let y = view.scrollY;
    for (let box = bar.current?.parentElement; box; box = box.parentElement) y = Math.max(y, box.scrollTop);
    send({ type: 'scroll', y });
    if (openTrigger(bar)) measureEnd(bar);
  };
  scrolled({ target: page });
  // In the capture phase: the scrolling of a box around the bar does not bubble.
  view.addEventListener('scroll', scrolled, { passive: true, signal, capture: true });
  // Not every browser focuses a pressed button, so a press outside is handled separately from a loss of focus.
  const pressed = (event: Event) => {
    // Not `target`, which is the host of a shadow root.
    const [target] = event.composedPath() as [Node?];
    if (target?.nodeType && isOutside(bar, target)) send({ type: 'leave' }, event);
  };
  // In the capture phase: a host, or React before hydration, may stop the propagation.
  page.addEventListener('pointerdown', pressed, { signal, capture: true });
  // A press in an iframe is one of its own page: of this one it takes the focus.
  const blurred = (event: Event) => {
    const focused = focusedIn(page);
    if (focused?.localName === 'iframe' && isOutside(bar, focused)) send({ type: 'leave' }, event);
  };
  view.addEventListener('blur', blurred, { signal });
  // Wherever the focus is: a hovered dropdown must close on Escape, too (WCAG 1.4.13).
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || !bar.current) return;
    // Escape closes one layer.
    if (isUnderDialog(bar.current) || isOfBrowser(event, bar.current)) return;
    if (openTrigger(bar) && bar.current.closest('dialog')) event.preventDefault();
    send({ type: 'escape' }, event);
  };
  page.addEventListener('keydown', keyed, { signal });
  // The bar may have got another width without its window.
  const observer =
    globalThis.ResizeObserver &&
    new ResizeObserver(() => {
      movePanelsIn(bar);
      const toggle = menuToggleOf(bar);
      if (toggle?.ariaExpanded === 'true' && getComputedStyle(toggle).display === 'none') send({ type: 'leave' });
    });
  if (bar.current) observer?.observe(bar.current);
  return () => {
    listening.abort();
    observer?.disconnect();
  };
}

/** Keeps open what CSS opened before hydration. */
export function hydrateFromDom(bar: Bar, send: Send, openOnHover: boolean) {
  const toggle = menuToggleOf(bar);
  const active = toggle ? activeIn(toggle) : null;
  const focused = partAround(toggle)?.contains(active) ? active : null;
  const pressed = groupsIn(bar).find((group) => group.contains(focused))?.dataset.item;
  const hovered = groupsIn(bar).find((group) => group.matches(':hover'));
  if (toggle && getComputedStyle(toggle).display !== 'none') {
    if (focused || toggle.matches(':hover')) send({ type: 'menu.press' });
  } else if (pressed) send({ type: 'press', item: pressed });
  else if (openOnHover && hovered?.dataset.item) {
    const panel = hovered.querySelector('[data-part="content"]');
    const wasOpen = panel !== null && getComputedStyle(panel).visibility === 'visible';
    send({ type: wasOpen ? 'pointer.found' : 'pointer.enter', item: hovered.dataset.item });
  }
}
