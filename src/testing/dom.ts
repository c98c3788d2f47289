/** A page in a person's hands: what is on it by role and name, and the events that touching it causes. Plain DOM, no library. */

/** The elements that have a role, by themselves or because they say so. Only those that the drivers ask for. */
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

/** What is read out of an element: its text, without what is hidden from assistive technology. */
function textOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (node.nodeType !== 1) return '';
  const element = node as Element;
  if (element.matches('[aria-hidden="true"], [hidden]')) return '';
  return [...element.childNodes].map(textOf).join('');
}

/** The name that assistive technology tells, from the sources that HTML controls and ours have (accname 1.2). */
export function nameOf(element: Element): string {
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

/** Whether nobody can get at an element: it is in a closed dialog, or is hidden from everybody. */
const isAway = (element: Element) => element.closest('[hidden], [inert], dialog:not([open])') !== null;

/** The element of a role that is called so. @throws when there is none, with the names that there are. */
export function find(
  within: Element,
  role: Role,
  name: string | ((name: string, element: HTMLElement) => boolean),
): HTMLElement {
  const all = [...within.querySelectorAll<HTMLElement>(ROLES[role])].filter((one) => !isAway(one));
  const found = all.find((one) => (typeof name === 'string' ? nameOf(one) === words(name) : name(nameOf(one), one)));
  if (found) return found;
  const wanted = typeof name === 'string' ? ` named "${name}"` : ' of that name';
  const others = all.map((one) => `"${nameOf(one)}"`).join(', ') || 'none';
  throw new Error(
    `There is no ${role}${wanted} that a person could use now. Those that there are: ${others}. ` +
      'If your product calls it otherwise, give `drive` the same `texts` as the component.',
  );
}

/** An event in the page that `target` is in, as its browser would make it. @returns whether nobody prevented it. */
export function fire(
  target: Element | Document | Window,
  type: string,
  { as = 'Event', ...given }: { as?: 'Event' | 'KeyboardEvent' | 'PointerEvent'; [property: string]: unknown } = {},
): boolean {
  const view = viewOf(target);
  // Where there are no pointer events, mouse events say the same.
  const Kind = view[as] ?? view.MouseEvent;
  const event = new Kind(type, { bubbles: true, cancelable: true, ...given });
  for (const [property, value] of Object.entries(given))
    if ((event as unknown as Record<string, unknown>)[property] !== value)
      Object.defineProperty(event, property, { configurable: true, value });
  return target.dispatchEvent(event);
}

/** The window that an element, or a document, is in. */
export const viewOf = (target: Element | Document | Window): Window & typeof globalThis =>
  ('window' in target ? target : ((target as Element).ownerDocument ?? target).defaultView) as Window &
    typeof globalThis;

/** Puts a value into a field, as typing or choosing it does; a list of files into a file field. */
export function put(field: HTMLElement, value: unknown) {
  const property = Array.isArray(value) ? 'files' : 'value';
  // React replaces the element's own property to notice changes: the one below it is the browser's.
  const browsers = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property);
  if (property === 'value' && browsers?.set) browsers.set.call(field, value);
  else Object.defineProperty(field, property, { configurable: true, value });
  fire(field, 'input');
  fire(field, 'change');
}
