/** At most one player of a page plays: what one of them starts, another one stops. */

/** Pauses the player that plays now. */
let pause: (() => void) | undefined;
const listeners = new Set<() => void>();

function change(next: (() => void) | undefined) {
  pause = next;
  for (const listener of listeners) listener();
}

/** Whether a player of the page plays. */
export const isPlaybackActive = () => pause !== undefined;

/** Calls `listener` when playback starts or ends. Returns a function that unsubscribes. */
export function onPlayback(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Pauses the player that plays now, and remembers how to pause this one. Returns a function for its end. A page that is left
 * pauses it: Chromium speaks on after a link or a reload, and a page that comes back from the browser's cache is silent.
 */
export function startPlayback(pauseThis: () => void): () => void {
  pause?.();
  change(pauseThis);
  window.addEventListener('pagehide', pauseThis);
  return () => {
    window.removeEventListener('pagehide', pauseThis);
    if (pause === pauseThis) change(undefined);
  };
}
