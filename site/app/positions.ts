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

/** The position of this entry; for a new one, the top. */
export function notePosition(position = scrollY) {
  positions[keyOfEntry()] = position;
}

/** Undefined for an entry of which nothing was noted. */
export const notedPosition = (): number | undefined => positions[keyOfEntry()];

/** Without the fragment, which may be a greeting (D37). */
const pageOf = ({ pathname, search }: HTMLAnchorElement | HTMLAreaElement) => pathname + search;
const linksTo = (page: string) => [...document.links].filter((link) => pageOf(link) === page);

/** Called before a link of this entry is followed. */
export function noteLink(link: HTMLAnchorElement) {
  const page = pageOf(link);
  history.replaceState({ ...history.state, followed: [page, linksTo(page).indexOf(link)] }, '');
}

/** The link that was followed from this entry, where it is still there; undefined for a new entry. */
export function notedLink() {
  const [page, at] = history.state?.followed ?? [];
  return linksTo(page)[at];
}
