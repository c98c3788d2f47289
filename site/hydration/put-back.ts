/**
 * React draws server HTML anew where something else has changed it before hydration: a translator, a password manager, an
 * extension. What the visitor typed, chose, opened, focused or is pressing in it is put back into the new elements.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor can use. */
const usable = 'a[href], button, summary, label, details, form, input, select, textarea';

/** How far a pointer may move during a press, as a hand trembles. */
const SLOP_PX = 10;

/** The elements of the server's HTML that are not hydrated yet, by `keyed`. */
let before = new Map<string, Element>();
/** The address whose HTML it is. */
let page = '';
let focused: Element | null = null;
/** The element that a mouse button or the space bar is pressing. */
let pressed: Element | null = null;

/** The page's elements by keys that are the same in the server's HTML and in the HTML that React has drawn. */
function keyed() {
  const found = new Map<string, Element>();
  const counts = new Map<string, number>();
  for (const element of document.querySelectorAll(`#root :is(${usable})`)) {
    const boundary = element.closest('[data-boundary]')?.getAttribute('data-boundary');
    const kind = [boundary, element.tagName, element.getAttribute('data-part'), meaningOf(element)].join(' ');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    found.set(`${kind} ${count}`, element);
  }
  return found;
}

/** What distinguishes an element from others of its kind. Not the name of a radio button or `details`, which may be generated. */
function meaningOf(element: Element): string | null {
  if (element instanceof HTMLLabelElement) return element.control && meaningOf(element.control);
  if (element instanceof HTMLInputElement && isChoice(element)) return element.value;
  return element.getAttribute(
    element.matches('a') ? 'href' : element.matches('input, select, textarea') ? 'name' : 'type',
  );
}

const isChoice = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/** Called before hydration: remembers the elements of the server's HTML. */
export function watchServerHtml() {
  before = keyed();
  page = location.pathname;
  focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  document.addEventListener('focusout', ({ target }) => {
    // An element that React has removed has lost the focus, too.
    setTimeout(() => {
      if (focused === target && focused?.isConnected && document.activeElement !== focused) focused = null;
    });
  });
  let startX = 0;
  let startY = 0;
  const start = ({ target }: Event, x = 0, y = 0) => {
    startX = x;
    startY = y;
    pressed = target instanceof Element ? target.closest(usable) : null;
    pressed?.addEventListener('drawnanew', (event) => {
      if (event.target === pressed) replacement = (event as CustomEvent<Element>).detail;
    });
  };
  let replacement: Element | undefined;
  // The browser dispatches no click if the pressed element is removed before the press ends. A tap begins and ends at once.
  const end = ({ target }: Event, x = 0, y = 0) => {
    // React’s effects, which put back, may come after the end of the press.
    if (pressed && !pressed.isConnected) putBack();
    // A pointer that stays in its place presses the new element, too, which may be drawn beside it.
    const isStill = Math.hypot(x - startX, y - startY) < SLOP_PX;
    if (replacement instanceof HTMLElement && (isStill || replacement.contains(target as Node))) replacement.click();
    replacement = undefined;
    pressed = null;
  };
  const byMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  const bySpace = ({ key }: KeyboardEvent) => key === ' ';
  const options = { capture: true, passive: true };
  document.addEventListener('pointerdown', (event) => byMouse(event) && start(event, event.x, event.y), options);
  document.addEventListener('pointerup', (event) => byMouse(event) && end(event, event.x, event.y), options);
  document.addEventListener('keydown', (event) => bySpace(event) && !event.repeat && start(event), options);
  document.addEventListener('keyup', (event) => bySpace(event) && end(event), options);
}

/** Called after each hydration. */
export function putBack() {
  if (location.pathname !== page) before.clear();
  const now = [...before.values()].some((element) => !element.isConnected) ? keyed() : before;
  for (const [key, old] of before) {
    const isPending = old.closest('[data-boundary]:not([data-hydrated])');
    if (old.isConnected && isPending) continue;
    before.delete(key);
    const anew = now.get(key);
    if (old.isConnected || !anew) continue;
    old.dispatchEvent(new CustomEvent('drawnanew', { detail: anew }));
    if (isControl(old) && isControl(anew)) putBackValue(old, anew);
    if (old === focused) putBackFocus(old, anew as HTMLElement);
    putBackChoice(old, anew);
  }
}

const isControl = (element: Element): element is Control => element.matches('input, select, textarea');

function putBackValue(old: Control, anew: Control) {
  if (old instanceof HTMLInputElement && old.type === 'file') {
    if (!old.files?.length) return;
    (anew as HTMLInputElement).files = old.files;
    anew.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isTyped(old)) fill(anew, old.value);
}

/** Whether a control has another text or option than its HTML. */
export const isTyped = (control: Control) =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex !==
      Math.max(
        0,
        [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    : !(control instanceof HTMLInputElement && isChoice(control)) && control.value !== control.defaultValue;

/** Sets the value of a control as a visitor does. */
export function fill(control: Control, value: string) {
  if (control.value === value) return;
  // React overrides the property of the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function putBackFocus(old: Element, anew: HTMLElement) {
  if (document.activeElement && document.activeElement !== document.body) return;
  anew.focus({ preventScroll: true });
  if (!('selectionStart' in old && 'setSelectionRange' in anew)) return;
  const { selectionStart, selectionEnd } = old as HTMLInputElement;
  // Only fields of text have a caret to set: others throw.
  if (selectionStart !== null) (anew as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

/** After the event in progress, with which the browser checks or opens the old element. */
function putBackChoice(old: Element, anew: Element) {
  if (old instanceof HTMLInputElement && anew instanceof HTMLInputElement && isChoice(old)) {
    const isChosen = () => old.checked !== old.defaultChecked && old.checked !== anew.checked;
    setTimeout(() => isChosen() && (old.checked || old.type === 'checkbox') && anew.click());
  } else if (old instanceof HTMLDetailsElement && anew instanceof HTMLDetailsElement) {
    const { open } = anew;
    setTimeout(() => old.open !== open && anew.open === open && anew.querySelector('summary')?.click());
  }
}
