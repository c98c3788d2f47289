/** Finds elements by role, name or text in the page, by Testing Library; locator.ts bundles it for the browser. */
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';

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

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

const matching = (words: Words) => (text: string | null) => {
  if ('pattern' in words) return new RegExp(words.pattern, words.flags).test(plain(text));
  return words.exact ? plain(text) === words.text : plain(text).toLowerCase().includes(words.text.toLowerCase());
};

function take(step: Step, from: readonly HTMLElement[]): HTMLElement[] {
  if ('nth' in step) return from.slice(step.nth, step.nth + 1);
  const within = (find: (one: HTMLElement) => Iterable<HTMLElement>) => [
    ...new Set(from.flatMap((one) => [...find(one)])),
  ];
  if ('css' in step)
    return within((one) => one.querySelectorAll<HTMLElement>(step.css)).filter(
      (found) => !step.visible || isVisible(found),
    );
  if ('label' in step) return within((one) => queryAllByLabelText(one, matching(step.label)));
  const { role, name, selected } = step;
  return within((one) =>
    queryAllByRole(one, role, { ...(name && { name: matching(name) }), ...(selected !== undefined && { selected }) }),
  );
}

const find = (steps: readonly Step[]) =>
  steps.reduce((found: readonly HTMLElement[], step) => take(step, found), [document.documentElement]);

/** The text that describes the element. */
const descriptionOf = (element: Element) =>
  plain(element.ariaDescribedByElements?.map(({ textContent }) => textContent).join(' '));

/** The only match, if there is one. @throws if there are several. */
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

const finder = { find, one, placeOf, isVisible, descriptionOf };

declare global {
  interface Window {
    finder: typeof finder;
  }
}

window.finder = finder;
