/** Runs the product's handler first; `preventDefault` skips ours. */
export const composeEventHandlers =
  <Event extends { defaultPrevented: boolean }>(
    theirs: ((event: Event) => void) | undefined,
    ours: (event: Event) => void,
  ) =>
  (event: Event) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };

/** Whether the primary button is still pressed. `pointerup` outside the element is not delivered. */
export const isPrimaryDown = ({ buttons }: { buttons: number }) => (buttons & 1) === 1;

/** Whether a modifier makes the key a shortcut of the browser or the system: Alt with an arrow key goes back. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: { altKey: boolean; ctrlKey: boolean; metaKey: boolean }) =>
  altKey || ctrlKey || metaKey;

/** Movement below this many px is a press, not a drag. */
export const DRAG_THRESHOLD_PX = 4;
