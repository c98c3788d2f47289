/** A product's own handler runs first, and may keep ours from running with `preventDefault`. */
export const inTurn =
  <Event extends { defaultPrevented: boolean }>(
    theirs: ((event: Event) => void) | undefined,
    ours: (event: Event) => void,
  ) =>
  (event: Event) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };
