/** DOM access of the bar: its elements, and events outside of it. */
import type { RefObject } from 'react';
import type { SendTo } from '../use-machine-actor';
import type { navbarMachine } from './navbar.machine';

export type Send = SendTo<typeof navbarMachine>;
type Bar = RefObject<HTMLElement | null>;

const menuToggleOf = (bar: Bar) => bar.current?.querySelector<HTMLElement>('[data-part="menu-trigger"]');

/** The button of the menu or, by label, of a dropdown; its content is the next sibling. */
export function toggleOf(bar: Bar, item: string | null) {
  if (item === null) return menuToggleOf(bar);
  const groups = [...(bar.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  return groups.find(({ dataset }) => dataset.item === item)?.querySelector('button');
}

/** Whether something is open and `target` is outside of it. */
export const isOutside = (bar: Bar, target: Node) =>
  bar.current?.querySelector('[aria-expanded="true"]')?.parentElement?.contains(target) === false;

/** Listens for events outside the bar. */
export function subscribe(bar: Bar, send: Send) {
  const listening = new AbortController();
  const { signal } = listening;
  const scrolled = () => send({ type: 'scroll', y: window.scrollY });
  scrolled();
  window.addEventListener('scroll', scrolled, { passive: true, signal });
  // Not every browser focuses a pressed button, so a press outside is handled separately from a loss of focus.
  const pressed = (event: Event) => {
    // Not `target`, which is the host of a shadow root.
    const [target] = event.composedPath();
    if (target instanceof Node && isOutside(bar, target)) send({ type: 'leave' }, event);
  };
  // In the capture phase: a host, or React before hydration, may stop the propagation.
  document.addEventListener('pointerdown', pressed, { signal, capture: true });
  // Wherever the focus is: a hovered dropdown must close on Escape, too (WCAG 1.4.13).
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) send({ type: 'escape' }, event);
  };
  document.addEventListener('keydown', keyed, { signal });
  return () => listening.abort();
}

/** Keeps open what CSS opened before hydration. */
export function hydrateFromDom(bar: Bar, send: Send) {
  const toggle = menuToggleOf(bar);
  const group = (element: Element | null | undefined) => element?.closest<HTMLElement>('[data-item]');
  const focused = toggle?.parentElement?.contains(document.activeElement) ? document.activeElement : null;
  const pressed = group(focused)?.dataset.item;
  const hovered = group(bar.current?.querySelector('[data-item]:hover'));
  if (toggle && getComputedStyle(toggle).display !== 'none') {
    if (focused || toggle.matches(':hover')) send({ type: 'menu.press' });
  } else if (pressed) send({ type: 'press', item: pressed });
  else if (hovered?.dataset.item) {
    const panel = hovered.querySelector('[data-part="content"]');
    const wasOpen = panel !== null && getComputedStyle(panel).visibility === 'visible';
    send({ type: wasOpen ? 'pointer.found' : 'pointer.enter', item: hovered.dataset.item });
  }
}
