/**
 * What is wrong with how a product uses the library, said in its console with the remedy, once each. Every call is within
 * `process.env.NODE_ENV !== 'production'`, so that bundlers leave this module out of production.
 */
import { version } from 'react';
import { textNames } from './text-names';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

const said = new Set<string>();

/** Warns once for each `key`. */
function warnOnce(key: string, sentence: string) {
  if (said.has(key)) return;
  said.add(key);
  // biome-ignore lint/suspicious/noConsole: it is what this module is for
  console.warn(`@halloway/ui: ${sentence}`);
}

/** React below 19 drops the refs that function components take as props. */
export function checkReact() {
  if (Number.parseInt(version, 10) < 19)
    warnOnce('react', `React ${version} is installed, and refs get lost before 19. Install react@19 and react-dom@19.`);
}

/** A value that a product owns and never changes: the component seems broken. */
export function checkControlled(id: string, value: unknown, onChange: unknown) {
  if (value !== undefined && !onChange)
    warnOnce(
      `controlled ${id}`,
      `${id} is given a value (\`value\`, \`open\` or \`position\`), but no function that is called when the reader changes it, so it stays as it is. Pass the function (\`onValueChange\`, \`onOpenChange\` or \`onPositionChange\`), or the initial value as \`defaultValue\`, \`defaultOpen\` or \`defaultPosition\`.`,
    );
}

/** The names of texts that a behaviour does not have: a misspelling leaves the default words. */
export function checkTexts(id: string, defaults: object, given: object | undefined) {
  // A dialog that contains a form has the dialog's own text, too.
  const known = [...Object.keys(defaults), 'close'];
  for (const name of Object.keys(given ?? {}))
    if (!known.includes(name))
      warnOnce(
        `text ${id} ${name}`,
        `${id} has no text \`${name}\`, so it shows its default words.${closest(name, known)}`,
      );
}

/** The names in a `TextsProvider` that no behaviour has. */
export function checkTextsProvider(texts: object | undefined) {
  for (const name of Object.keys(texts ?? {}))
    if (!textNames.includes(name))
      warnOnce(`provider ${name}`, `TextsProvider: no component has the name \`${name}\`.${closest(name, textNames)}`);
}

/** What can be seen only in the page: whether styles apply, dialogs have names, and tabs show a panel. */
export function checkPage() {
  // Documents of tests have no styles, and may be gone.
  if (isScheduled || process.env.NODE_ENV === 'test') return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    checkDocument(document);
  }, PAGE_SETTLES_MS);
}

let isScheduled = false;

/** Stylesheets and fetched content have arrived by then, in ms. */
const PAGE_SETTLES_MS = 1_000;

/** @internal */
export function checkDocument(page: Document) {
  const rules = rulesOf(page);
  // A document without layout is a test, which needs no styles.
  const needsStyles = rules !== undefined && (rules !== '' || page.documentElement.offsetHeight > 0);
  for (const root of page.querySelectorAll<HTMLElement>('[data-scope]')) {
    const { scope = '' } = root.dataset;
    const ours = [...root.classList].filter((name) => name !== 'hw');
    if (needsStyles && ours.length > 0 && !ours.some((name) => rules.includes(`.${name}`)))
      warnOnce(
        `styles ${scope}`,
        `the styles of ${scope} are missing. Import '@halloway/ui/styles.css' once, or '@halloway/ui/tokens.css' and '@halloway/ui/${scope}.css'.`,
      );
    if (root.matches('dialog[open], dialog[data-state="open"]') && !nameOf(root))
      warnOnce(
        `name ${scope}`,
        `an open ${scope} has no name, so a screen reader says "dialog" alone. Pass \`title\`, or \`aria-label\`.`,
      );
    const tabs = [...root.querySelectorAll('[role="tab"]')];
    if (scope === 'tabs' && tabs.length > 0 && !tabs.some((tab) => tab.matches('[aria-selected="true"]')))
      warnOnce(
        'tab',
        `the value of a Tabs is none of its tabs (${tabs.map(({ textContent }) => textContent).join(', ')}), so no panel is shown. Pass the \`id\` of one of them.`,
      );
  }
}

const nameOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ||
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => element.ownerDocument.getElementById(id)?.textContent?.trim())
    .join('');

/** The text of all rules; undefined if there is a stylesheet of another origin, which cannot be read. */
function rulesOf(page: Document): string | undefined {
  try {
    return [...page.styleSheets, ...page.adoptedStyleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('\n');
  } catch {
    return undefined;
  }
}

/** The most similar of the known names, by the pairs of letters that they share. */
function closest(name: string, known: readonly string[]) {
  const pairs = (word: string) =>
    new Set(Array.from(word, (letter, at) => `${letter}${word[at + 1] ?? ''}`.toLowerCase()));
  const wanted = pairs(name);
  const shared = (other: string) => [...pairs(other)].filter((pair) => wanted.has(pair)).length / other.length;
  const [best] = known.toSorted((one, other) => shared(other) - shared(one));
  return best === undefined ? '' : ` Do you mean \`${best}\`? It has ${known.join(', ')}.`;
}
