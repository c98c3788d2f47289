/**
 * The scroll position of each history entry of this tab, and the link that was followed from it, for Back and Forward, also
 * after a reload.
 */

import { keep, recall } from '../hydration/session';

/** By the key of the entry. */
const positions = recall<number>('hw-positions');

const keyOfEntry = () => String((history.state as { key?: string } | null)?.key);

/**
 * Gives the entries that the browser has made a key: that of a page load, and those of links within a page. The router has
 * one name for all of them. Called before the router listens.
 */
export function keyEntries() {
  const key = () => {
    if (!history.state?.key) history.replaceState({ ...history.state, key: String(Math.random()) }, '');
  };
  key();
  addEventListener('popstate', key);
  addEventListener('pagehide', () => keep('hw-positions', positions));
}

export function notePosition() {
  positions[keyOfEntry()] = scrollY;
}

/** Undefined for an entry that was never scrolled. */
export const notedPosition = (): number | undefined => positions[keyOfEntry()];

/** Called before a link of this entry is followed. */
export function noteLink(link: HTMLAnchorElement) {
  history.replaceState({ ...history.state, followed: [[...document.links].indexOf(link), link.pathname] }, '');
}

/** The link that was followed from this entry, where it is still in its place; undefined for a new entry. */
export function notedLink() {
  const [at, pathname] = history.state?.followed ?? [];
  const link = document.links[at];
  return link?.pathname === pathname ? link : undefined;
}
