/** What a tab knows of each entry of its history: a key, and how far its page was scrolled. */

const storageKey = 'hw-scroll-positions';
let positions: Record<string, number> = {};
/** The entry whose page is in the window: after Back, not yet the one of the address. */
let shown: string | undefined;

const keyOfEntry = () => (history.state as { key?: string } | null)?.key;

/**
 * Gives a key to the entries that the browser made by itself: the first of a document, and each link within a page. The
 * router would call all of them `default`. To be called before the router listens, so that it finds the keys.
 */
export function keepEntries() {
  try {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as typeof positions;
  } catch {
    // Storage may be blocked: then Back to an earlier document's page starts at the top.
  }
  claim();
  shown = keyOfEntry();
  addEventListener('popstate', () => {
    // On the way back nothing has been scrolled yet. After a link within a page Firefox and WebKit have scrolled already.
    if (shown && keyOfEntry() !== undefined) positions[shown] = Math.round(scrollY);
    claim();
  });
  addEventListener('pagehide', () => {
    // On a reload, and on the way back from another document, the browser does it better than we could.
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions));
    } catch {
      // Blocked or full.
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    claim();
    // WebKit shows a document that it kept for the way back from its top.
    if (persisted) scrollTo(0, positionOf(keyOfEntry() ?? '') ?? scrollY);
  });
}

/** The entry shown is ours to restore, and has a key. An entry that the browser made has neither from the one before it. */
function claim() {
  history.scrollRestoration = 'manual';
  if (keyOfEntry() === undefined)
    history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '');
}

/** How far the page of an entry was scrolled; nothing for an entry that was not shown yet. */
export const positionOf = (key: string) => positions[key];

/** Notes how far the page of entry `key` is scrolled, unless the address is another one's already and its page on its way. */
export function notePosition(key: string) {
  shown = key;
  if (keyOfEntry() === key) positions[key] = Math.round(scrollY);
}
