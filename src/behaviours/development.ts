/**
 * What is wrong with how a product uses behaviours, with the remedy. Every call is within
 * `process.env.NODE_ENV !== 'production'`, so that bundlers leave this module out of production.
 */
import { version } from 'react';
import { type FormRules, wordsOf } from '../forms/fields';
import { isRefusal } from '../forms/submission';
import { hasWarned, warnOnce } from '../theme/development-warning';
import { isCurrency, knownLocale } from '../theme/formats';
import { textNames } from './text-names';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

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

/** A controlled index that is no slide's: the nearest one is shown. Not before there are slides: they may come later. */
export function checkIndex(id: string, value: number | undefined, count: number) {
  if (value !== undefined && count > 0 && !(Number.isInteger(value) && value >= 0 && value < count))
    warnOnce(
      `index ${id} ${value}`,
      `${id}: \`value\` is ${value}, and there are 0 to ${count - 1}, so the nearest one is shown. Pass one of them.`,
    );
}

/** A carousel that cannot turn. Not before it is to: its strip may wait for data. */
export function checkStrip(strip: Element | null) {
  if (!strip)
    warnOnce(
      'strip',
      'The carousel has no strip in the page. Put <CarouselParts.Viewport> in its <CarouselParts.Root>, and <CarouselParts.Track> in that.',
    );
}

/** Texts by a name of the product's: of a field, or of an option. */
const BY_NAME = ['labels', 'hints', 'placeholders', 'options', 'problems'];

/** The names of texts that a behaviour does not have: a misspelling leaves the default words. */
export function checkTexts(id: string, defaults: object, given: object | undefined, path = '') {
  // A dialog that contains a form has the dialog's own text, too.
  const known = path ? Object.keys(defaults) : [...Object.keys(defaults), 'close'];
  for (const [name, text] of Object.entries(given ?? {})) {
    const own = (defaults as Record<string, unknown>)[name];
    if (!known.includes(name))
      warnOnce(
        `text ${id} ${path}${name}`,
        `${id} has no text \`${path}${name}\`, so it shows its default words.${suggest(name, known)} It has ${known.join(', ')}.`,
      );
    else if (isObject(own) && isObject(text) && !BY_NAME.includes(name)) checkTexts(id, own, text, `${path}${name}.`);
  }
}

/** The misspelt names of fields in a form's texts. Not those that resemble none: their fields may come later. */
export function checkFieldTexts(id: string, fields: readonly string[], given: object | undefined) {
  for (const [map, texts] of Object.entries(given ?? {})) {
    if (!BY_NAME.includes(map) || map === 'options' || !isObject(texts)) continue;
    const without = fields.filter((field) => !Object.hasOwn(texts, field));
    for (const name of Object.keys(texts)) {
      const meant = fields.includes(name) ? '' : suggest(name, without);
      if (meant)
        warnOnce(`text ${id} ${map}.${name}`, `${id} has no field \`${name}\` for \`${map}.${name}\`.${meant}`);
    }
  }
}

/** Problems that have no words, and so are not shown. */
export function checkProblems(id: string, source: string, problems: unknown) {
  if (typeof problems !== 'object' || problems === null) return;
  const byName = 'then' in problems ? { fields: problems } : problems;
  for (const [name, problem] of Object.entries(byName)) {
    const isPromise = isObject(problem) && 'then' in problem;
    const isEmpty = !problem || (isObject(problem) && Object.keys(problem).length === 0);
    if (isPromise || (!isEmpty && !wordsOf(problem)))
      warnOnce(
        `problem ${id} ${source} ${name}`,
        `${id}: ${source} gives no words for \`${name}\`, so nothing is shown.${isPromise ? ' It is a promise: await it, or, in a rule, pass it in `checks`.' : ' Pass a text.'}`,
      );
  }
}

/** A form that sends nothing. */
export function checkSending<Sent extends unknown[]>(id: string, send: (...sent: Sent) => unknown) {
  if (typeof send !== 'function')
    warnOnce(
      `sending ${id}`,
      `${id} has no function to send with, so each submission fails. Pass \`onSubmit\`, or a function as \`action\`; an address as \`action\` is for the time before hydration.`,
    );
  return async (...sent: Sent) => {
    try {
      await send(...sent);
    } catch (error) {
      if (isRefusal(error)) checkProblems(id, 'SubmissionRefused', error.fields);
      throw error;
    }
  };
}

/** A button with a function of its own: React gives it to nobody else, and writes an address that throws. */
export function checkSubmitter(id: string, button: HTMLElement | null) {
  if (button?.getAttribute('formaction')?.startsWith('javascript:'))
    warnOnce(
      `submitter ${id}`,
      `${id}: the function of a button's \`formAction\` is not called, but that of the form. Give the button a \`name\` and a \`value\`, which are in the data.`,
    );
}

/** The rules, which say where they answer with something else than words. */
export const checkRules = (id: string, rules: FormRules): FormRules =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      rule &&
        ((...given: Parameters<typeof rule>) => {
          try {
            const problem = rule(...given);
            checkProblems(id, 'a rule', { [name]: problem });
            return problem;
          } catch (error) {
            warnOnce(
              `rule ${id} ${name}`,
              `${id}: the rule of \`${name}\` has thrown "${error}", so it finds no problem. A rule is called with each value that can be entered, also an empty one or null.`,
            );
            return undefined;
          }
        }),
    ]),
  );

/** A function of the product's that throws while it calculates. */
export function checkCalculation(error: unknown) {
  warnOnce(
    `calculation ${error}`,
    `calculator: \`calculate\` has thrown "${error}", so the results are the last ones. It is called with all figures within their limits, and returns a list.`,
  );
}

/** A locale or a currency that `Intl` refuses. */
export function checkFormats(id: string, locale: string | undefined, currency?: string) {
  try {
    Intl.getCanonicalLocales(locale);
  } catch {
    warnOnce(
      `locale ${id} ${locale}`,
      `${id}: "${locale}" is no locale. Pass a tag as \`de-DE\`; meanwhile it is read as "${knownLocale(locale)}".`,
    );
  }
  if (currency !== undefined && !isCurrency(currency))
    warnOnce(
      `currency ${id} ${currency}`,
      `${id}: "${currency}" is no currency, so numbers are shown without one. Pass a code of ISO 4217, as \`EUR\`.`,
    );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The names in a `TextsProvider` that no behaviour has. */
export function checkTextsProvider(texts: object | undefined) {
  for (const name of Object.keys(texts ?? {}))
    if (!textNames.includes(name))
      warnOnce(
        `provider ${name}`,
        `TextsProvider: no component has the name \`${name}\`.${suggest(name, textNames)} There are ${textNames.join(', ')}.`,
      );
}

/** What can be seen only in the page: whether styles apply, what takes them away, and dialogs have names. */
export function checkPage() {
  // Documents of tests have no styles, and may be gone.
  if (isScheduled || process.env.NODE_ENV === 'test') return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    checkDocument(document);
    checkResets(document);
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
  }
}

/**
 * Whether rules of the product win over ours: those of a reset that is in no layer, or in a later one. A button that is styled in
 * our layer shows it, with a sheet of its own, because a policy may forbid inline styles.
 * @internal
 */
export function checkResets(page: Document) {
  if (hasWarned('reset') || !page.querySelector('.hw') || !page.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@layer hw{.hw-probe{background-color:#010203;border:3px solid;padding:3px}}');
  const probe = Object.assign(page.createElement('button'), { type: 'button', className: 'hw-probe', hidden: true });
  page.body.append(probe);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const { backgroundColor, borderTopWidth, paddingTop } = getComputedStyle(probe);
  page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  const lost = [
    backgroundColor === 'rgb(1, 2, 3)' ? '' : 'background',
    borderTopWidth === '3px' ? '' : 'border',
    paddingTop === '3px' ? '' : 'padding',
  ].filter(Boolean);
  const rule = lost.length > 0 && ruleFor(probe, lost);
  probe.remove();
  if (lost.length > 0)
    warnOnce(
      'reset',
      `a reset takes the ${lost.join(', ')} of our components away${rule ? `: ${rule}` : ''}. Put it in the layer below them: \`@layer hw.reset { … }\` (@halloway/ui/dist/docs/guides/resets.md).`,
    );
}

/** The first rule outside of all layers that sets one of these properties of an element, with its stylesheet. */
function ruleFor(element: Element, properties: readonly string[]) {
  for (const sheet of element.ownerDocument.styleSheets) {
    try {
      for (const rule of sheet.cssRules) {
        const { selectorText, style } = rule as CSSStyleRule;
        if (selectorText && element.matches(selectorText) && properties.some((name) => style.cssText.includes(name)))
          return `\`${selectorText}\` in ${sheet.href ?? 'a style element'}`;
      }
    } catch {
      // A stylesheet of another origin, or a selector of another browser.
    }
  }
  return undefined;
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

/** The known name that is meant, if one differs by a third of its letters at most. */
function suggest(name: string, known: readonly string[]) {
  const [best] = known
    .map((other) => ({ other, edits: editsBetween(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, edits }) => edits <= Math.max(1, Math.floor(other.length / 3)))
    .sort((one, other) => one.edits - other.edits);
  return best ? ` Do you mean \`${best.other}\`?` : '';
}

/** The least number of letters to insert, delete, replace or exchange with the next. */
function editsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const edits = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[row]?.push(edits);
    }
  }
  return at(one.length, other.length);
}
