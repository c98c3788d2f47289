/** What lies over the page: dialogs and popovers. Elements may be in another window or in a shadow root. */

/** The focused element of a page, also within shadow roots; null if nothing has the focus. */
export function focusedIn(page: Document): Element | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused === page.body ? null : focused;
}

/** Whether a dialog blocks the page. jsdom does not know the selector. */
export function isModal(dialog: Element): boolean {
  try {
    return dialog.matches(':modal');
  } catch {
    return false;
  }
}

/** The open popovers that an element is not in. jsdom knows none. */
export const popoversBeside = (element: Element): HTMLElement[] =>
  [...element.ownerDocument.querySelectorAll<HTMLElement>('[popover]')].filter(
    (one) => one.popover && one.matches(':popover-open') && !one.contains(element),
  );

/** Whether the browser closes a popover on Escape that does not contain `element`. */
export const isUnderPopover = (element: Element): boolean =>
  popoversBeside(element).some((one) => one.popover !== 'manual');

/** Whether the browser takes Escape itself: it closes a popover or the picker of a select, or empties a search field. */
export function isOfBrowser(event: KeyboardEvent, element: Element): boolean {
  const [field] = event.composedPath() as [Partial<HTMLInputElement>?];
  return isUnderPopover(element) || field?.localName === 'option' || (field?.type === 'search' && field.value !== '');
}

/** Whether a point is in something that takes presses. */
export const isIn = (layer: Element, { clientX, clientY }: { clientX: number; clientY: number }): boolean =>
  [layer, ...layer.querySelectorAll('*')].some((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const isThere = left <= clientX && clientX < right && top <= clientY && clientY < bottom;
    return isThere && getComputedStyle(box).pointerEvents !== 'none';
  });

/** The dialogs that block a page, also those of other libraries. */
export const modalsIn = (page: Document): Element[] => [...page.querySelectorAll('dialog[open]')].filter(isModal);

/** Whether a modal dialog blocks `element`. */
export const isUnderDialog = (element: Element): boolean =>
  modalsIn(element.ownerDocument).some((one) => !one.contains(element));

/** Whether a key belongs to an input method. Safari ends the composition before it dispatches the key, which has this code then. */
export const isComposing = (event: { isComposing: boolean; keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229;

/**
 * Whether an event comes from a layer over the element that hears it: React bubbles events out of dialogs in it and of portals.
 * Their presses and keys are not the element's.
 */
export function isFromLayer({ currentTarget, target }: { currentTarget: unknown; target: unknown }): boolean {
  const [element, from] = [currentTarget as Partial<Element> | null, target as Partial<Element> | null];
  if (!element?.contains || !from?.closest || element === from) return false;
  const layer = from.closest('dialog, [popover]');
  // A form's own is the field of that name, if it has one.
  const holds = (inner: Node) => Node.prototype.contains.call(element as Element, inner);
  return !holds(from as Element) || (layer !== null && layer !== element && holds(layer));
}
