import { isFromLayer } from './layers';

/** Runs the product's handler first; `preventDefault` skips ours. Ours hears nothing of dialogs and portals in the element. */
export const composeEventHandlers =
  <Event extends { defaultPrevented: boolean; currentTarget: unknown; target: unknown }>(
    theirs: ((event: Event) => void) | undefined,
    ours: (event: Event) => void,
  ) =>
  (event: Event) => {
    theirs?.(event);
    if (!event.defaultPrevented && !isFromLayer(event)) ours(event);
  };

/** Whether the primary button is still pressed. `pointerup` outside the element is not delivered. */
export const isPrimaryDown = ({ buttons }: { buttons: number }) => (buttons & 1) === 1;

interface Modifiers {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Whether a modifier makes the key a shortcut of the browser or the system: Alt with an arrow key goes back, Shift selects. */
export const isShortcut = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Movement below this many px is a press, not a drag. */
export const DRAG_THRESHOLD_PX = 4;
