/** What the bar's machine cannot see: the elements of the bar, and what happens around them. */
import type { RefObject } from 'react';
import type { EventFromLogic } from 'xstate';
import type { navbarMachine } from './navbar.machine';

export type Send = (event: EventFromLogic<typeof navbarMachine>) => void;
type Bar = RefObject<HTMLElement | null>;

const menuToggleOf = (bar: Bar) => bar.current?.querySelector<HTMLElement>('[data-part="menu-trigger"]');

/** The button of the menu or, by its label, of a dropdown; what it opens is beside it. */
export function toggleOf(bar: Bar, item: string | null) {
  if (item === null) return menuToggleOf(bar);
  const groups = [...(bar.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  return groups.find(({ dataset }) => dataset.item === item)?.querySelector('button');
}

/** Whether something is open and `target` is not part of it. */
export const isOutside = (bar: Bar, target: Node) =>
  bar.current?.querySelector('[aria-expanded="true"]')?.parentElement?.contains(target) === false;

/** What happens outside the bar, and matters to it. */
export function listen(bar: Bar, send: Send) {
  const listening = new AbortController();
  const { signal } = listening;
  const scrolled = () => send({ type: 'scroll', y: window.scrollY });
  scrolled();
  window.addEventListener('scroll', scrolled, { passive: true, signal });
  // Not every browser moves the focus to a pressed button, so a press elsewhere is told from a loss of focus.
  const pressed = (event: Event) =>
    event.target instanceof Node && isOutside(bar, event.target) && send({ type: 'leave' });
  // On its way down: a host, or React where a part is not hydrated yet, may keep it from coming up.
  document.addEventListener('pointerdown', pressed, { signal, capture: true });
  // Wherever the focus is: a dropdown opened by the mouse must yield to Esc too (WCAG 1.4.13).
  const keyed = (event: KeyboardEvent) => event.key === 'Escape' && send({ type: 'escape' });
  document.addEventListener('keydown', keyed, { signal });
  return () => listening.abort();
}

/** What CSS opened before hydration stays open. */
export function adopt(bar: Bar, send: Send) {
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
