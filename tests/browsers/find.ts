/** Finds elements by role, name or text in the page; locator.ts bundles it for the browser. */
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

/** A text, or a part of it, ignoring case; or a pattern. */
export type Words = { text: string; exact: boolean } | { pattern: string; flags: string };

/** A step from some elements to others, or to a subset. */
export type Step =
  | { css: string; visible: boolean }
  | { role: string; name?: Words; selected?: boolean }
  | { label: Words }
  | { nth: number };

/** Whether the element is visible. */
const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

const isExposed = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]');

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function matches(words: Words, text: string | null | undefined) {
  if ('pattern' in words) return new RegExp(words.pattern, words.flags).test(plain(text));
  return words.exact ? plain(text) === words.text : plain(text).toLowerCase().includes(words.text.toLowerCase());
}

const labelsOf = (element: Element) => [
  ...((element as HTMLInputElement).labels ?? []),
  ...(element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)),
];

function take(step: Step, from: readonly ParentNode[]): Element[] {
  if ('nth' in step) return (from as Element[]).slice(step.nth, step.nth + 1);
  const within = (css: string) => [...new Set(from.flatMap((one) => [...one.querySelectorAll(css)]))];
  if ('css' in step) return within(step.css).filter((element) => !step.visible || isVisible(element));
  if ('label' in step)
    return within('[aria-label], [aria-labelledby], input, select, textarea, button').filter(
      (element) =>
        matches(step.label, element.ariaLabel) ||
        labelsOf(element).some((label) => label && matches(step.label, label.textContent)),
    );
  const { role, name, selected } = step;
  return within('*').filter(
    (element) =>
      getRole(element) === role &&
      isExposed(element) &&
      (selected === undefined || element.ariaSelected === String(selected)) &&
      (!name || matches(name, computeAccessibleName(element))),
  );
}

const find = (steps: readonly Step[]) =>
  steps.reduce((found: readonly ParentNode[], step) => take(step, found), [document]) as readonly Element[];

/** The single match; throws otherwise. */
function one(steps: readonly Step[]): Element | undefined {
  const [found, another] = find(steps);
  if (another) throw new Error(`More than one is ${JSON.stringify(steps)}.`);
  return found;
}

/** The center of an element in the window, once it has stopped moving and nothing covers it. */
async function placeOf(element: Element): Promise<{ x: number; y: number } | null> {
  const before = element.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight || before.left < 0 || before.right > innerWidth)
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  // The center of a link that is broken over two lines may be empty: the first line's box is used.
  const [box = before] = element.getClientRects();
  const now = element.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  return isHit && now.top === before.top && now.left === before.left ? { x, y } : null;
}

const finder = { find, one, placeOf, isVisible, descriptionOf: computeAccessibleDescription };

declare global {
  interface Window {
    finder: typeof finder;
  }
}

window.finder = finder;
