/** Loads once: asking again is free, so a link may ask on every hover. What fails to arrive is tried again when it is asked for. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let known: Promise<Loaded> | undefined;
  return () => {
    if (known) return known;
    const promise = load();
    known = promise;
    promise.then(
      // What React's `use` reads before it waits: what has arrived is rendered at once, as hydration must.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {
        known = undefined;
      },
    );
    return promise;
  };
}

/** Whether React can `use` it without waiting. */
export const isHere = (promise: Promise<unknown>) => 'status' in promise && promise.status === 'fulfilled';
