/** The scroll position of each history entry of this tab, for Back and Forward, also after a reload. */

const positions = remembered();

/** By the key of the entry. Storage may be blocked, or what it holds be broken: then they last as long as the document. */
function remembered(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem('hw-positions') ?? '{}');
    return kept instanceof Object ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

const keyOfEntry = () => String((history.state as { key?: string } | null)?.key);

/**
 * Gives the entries that the browser has made a key: that of a page load, and those of links within a page. The router has
 * one name for all of them. Called before the router listens.
 */
export function keyEntries() {
  const key = () => {
    if (!history.state?.key)
      history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
  };
  key();
  addEventListener('popstate', key);
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem('hw-positions', JSON.stringify(positions));
    } catch {
      // Blocked or full.
    }
  });
}

export function notePosition() {
  positions[keyOfEntry()] = scrollY;
}

/** Undefined for an entry that was never scrolled. */
export const notedPosition = (): number | undefined => positions[keyOfEntry()];
