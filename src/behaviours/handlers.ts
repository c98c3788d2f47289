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

/** Whether what presses is still down. Of a press that ends elsewhere, an element only learns by the next move. */
export const isPrimaryDown = ({ buttons }: { buttons: number }) => (buttons & 1) === 1;

/** Whether a key is pressed together with one that makes it the browser's or the system's: Alt and an arrow go back. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: { altKey: boolean; ctrlKey: boolean; metaKey: boolean }) =>
  altKey || ctrlKey || metaKey;
