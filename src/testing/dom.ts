/** Finds elements by role and accessible name, and fires the events of using them. Plain DOM, no library. */

/** Selectors of implicit and explicit roles. Only those that gestures need. */
const ROLES = {
  button: 'button, [role="button"]',
  link: 'a[href], [role="link"]',
  radio: 'input[type="radio"], [role="radio"]',
  slider: 'input[type="range"], [role="slider"]',
  field: 'input:not([type="radio"], [type="checkbox"]), select, textarea',
  image: 'img, [role="img"]',
  dialog: 'dialog, [role="dialog"]',
  tab: '[role="tab"]',
};

type Role = keyof typeof ROLES;

const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The accessible text of an element: without what is hidden from assistive technology. */
function textOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (node.nodeType !== 1) return '';
  const element = node as Element;
  if (element.matches('[aria-hidden="true"], [hidden]')) return '';
  return [...element.childNodes].map(textOf).join('');
}

/** The accessible name, from the sources that HTML controls and our components use (accname 1.2). */
function nameOf(element: Element): string {
  const { ownerDocument } = element;
  const labelledBy = words(element.getAttribute('aria-labelledby'))
    .split(' ')
    .map((id) => id && ownerDocument.getElementById(id))
    .filter((label) => label instanceof Object)
    .map((label) => words(textOf(label)))
    .join(' ');
  const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => words(textOf(label))).join(' ');
  return (
    labelledBy ||
    words(element.getAttribute('aria-label')) ||
    labels ||
    words(element.getAttribute('alt')) ||
    words(textOf(element))
  );
}

/** Whether an element is inaccessible: in a closed dialog, or hidden. */
const isAway = (element: Element) => element.closest('[hidden], [inert], dialog:not([open])') !== null;

/** Finds the element with a role and a name. @throws if there is none, with the names that exist. */
export function find(
  within: Element,
  role: Role,
  name: string | ((name: string, element: HTMLElement) => boolean),
): HTMLElement {
  const all = [...within.querySelectorAll<HTMLElement>(ROLES[role])].filter((one) => !isAway(one));
  const found = all.find((one) => (typeof name === 'string' ? nameOf(one) === words(name) : name(nameOf(one), one)));
  if (found) return found;
  const wanted = typeof name === 'string' ? ` named "${name}"` : ' with the expected name';
  const others = all.map((one) => `"${nameOf(one)}"`).join(', ') || 'none';
  throw new Error(
    `There is no accessible ${role}${wanted}. Found: ${others}. ` +
      'If your product has other texts, pass `drive` the same `texts` as the component.',
  );
}

/** Dispatches an event of `target`'s window. @returns false if it was prevented. */
export function fire(
  target: Element | Document | Window,
  type: string,
  { as = 'Event', ...given }: { as?: 'Event' | 'KeyboardEvent' | 'PointerEvent'; [property: string]: unknown } = {},
): boolean {
  const view = viewOf(target);
  // Without pointer events, uses mouse events.
  const Kind = view[as] ?? view.MouseEvent;
  const event = new Kind(type, { bubbles: true, cancelable: true, ...given });
  for (const [property, value] of Object.entries(given))
    if (Reflect.get(event, property) !== value) Object.defineProperty(event, property, { configurable: true, value });
  return target.dispatchEvent(event);
}

/** The window of an element or a document. */
export const viewOf = (target: Element | Document | Window): Window & typeof globalThis =>
  ('window' in target ? target : ((target as Element).ownerDocument ?? target).defaultView) as Window &
    typeof globalThis;

/** Sets the value of a field, as typing or selecting does; files of a file field. */
export function put(field: HTMLElement, value: unknown) {
  const property = Array.isArray(value) ? 'files' : 'value';
  // React overrides the element's `value` property to track changes: calls the prototype's setter.
  const browsers = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property);
  if (property === 'value' && browsers?.set) browsers.set.call(field, value);
  else Object.defineProperty(field, property, { configurable: true, value });
  fire(field, 'input');
  fire(field, 'change');
}
