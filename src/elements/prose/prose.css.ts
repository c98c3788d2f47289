import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { base } from '../../theme/layer-names.css';
import { elementStyle, elements } from '../../theme/layers.css';
import { type } from '../../theme/type';

/** 62–72 characters of the text face, which are narrower than the zero that `ch` measures. */
const measure = '48ch';

export const root = elementStyle({ ...type.text, minInlineSize: 0 });

/**
 * Styles elements by name, because the content has no class names. Each selector is scoped separately: the build unwraps a
 * `:is()` after a space, and its second half would then match the whole page.
 */
const rulesIn =
  (scope: string, layer = elements) =>
  (selectors: readonly string[], rule: Omit<StyleRule, 'selectors' | '@layer'>) => {
    for (const selector of selectors)
      globalStyle(`${scope} ${selector}`, { '@layer': { [layer]: rule as Record<string, string> } });
  };

// The content's elements have no class, so `base.css.ts` does not match them: the same rules by element name.
const plain = rulesIn(root, base);
plain(['*'], { boxSizing: 'border-box' });
plain('h1 h2 h3 h4 h5 h6 p figure blockquote dl dd ul ol pre'.split(' '), { margin: 0, padding: 0 });
plain(['img', 'svg', 'video'], { display: 'block', maxInlineSize: '100%' });
plain(['a'], { color: 'inherit' });
plain(['h1', 'h2', 'h3', 'h4', 'dt'], { '@media': { print: { breakAfter: 'avoid', breakInside: 'avoid' } } });
plain(['p', 'li', 'dd', 'blockquote'], { '@media': { print: { orphans: 3, widows: 3 } } });
plain(['figure', 'blockquote', 'tr', 'img', 'svg'], { '@media': { print: { breakInside: 'avoid' } } });

const inside = rulesIn(root);

inside(['> *'], { maxInlineSize: measure, '@media': { print: { maxInlineSize: 'none' } } });
inside(['> * + *'], { marginBlockStart: '1.1em' });
inside(['p', 'li'], { textWrap: 'pretty', hangingPunctuation: 'first' });
// Hyphenated if the text is so large that a line holds only one long word.
inside(['p', 'li', 'h2', 'h3'], { '@media': { '(width < 20em)': { hyphens: 'auto', hyphenateLimitChars: '12 4 4' } } });
inside(['strong'], { fontWeight: 650 });
// Preformatted text wraps, so that nothing is hidden.
inside(['pre'], {
  ...type.small,
  maxInlineSize: 'none',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
inside(['code'], { fontSize: '0.92em', paddingInline: '0.25em', border: `1px solid ${vars.color.line}` });

inside(['ul', 'ol'], { paddingInlineStart: 'min(1.5em, 8vw)' });
inside(['ul'], { listStyle: '"–  "', paddingInlineStart: 'min(1.25em, 6.7vw)' });
inside(['li + li', 'li > ul', 'li > ol'], { marginBlockStart: '0.45em' });
inside(['li::marker'], { color: vars.color.quiet, fontVariantNumeric: 'tabular-nums' });

inside(['blockquote'], {
  ...type.lead,
  fontFamily: vars.font.display,
  fontWeight: 500,
  lineHeight: 1.4,
  marginBlock: '1.6em',
  paddingInlineStart: vars.space[5],
  borderInlineStart: `2px solid ${vars.color.live}`,
});
/** Large and small paragraphs are equally wide. */
export const lead = elementStyle({ color: vars.color.quiet, maxInlineSize: vars.width.measure });
const opening = rulesIn(lead);
opening(['> *'], { maxInlineSize: 'none' });
opening(['> p:first-child'], { fontSize: vars.size.head, lineHeight: 1.42, color: vars.color.ink });

inside(['hr'], { marginBlock: vars.space[7], border: 0, borderBlockStart: `1px solid ${vars.color.line}` });

export const head = elementStyle({
  position: 'relative',
  textWrap: 'balance',
  '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } },
});

globalStyle(`${root} > * + ${head}[data-level="2"]`, { '@layer': { [elements]: { marginBlockStart: '2.6em' } } });
globalStyle(`${root} > * + ${head}[data-level="3"]`, { '@layer': { [elements]: { marginBlockStart: '1.9em' } } });
globalStyle(`${root} > ${head} + *`, { '@layer': { [elements]: { marginBlockStart: '0.7em' } } });

export const heading = elementStyle({
  ...type.head,
  display: 'inline',
  selectors: { [`${head}[data-level="2"] &`]: { fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)', lineHeight: 1.15 } },
  '@media': { print: { selectors: { [`${head}[data-level="2"] &`]: { fontSize: '15pt' } } } },
});

/** Visible on hover and on keyboard focus. On a touch screen a press shows it, and the table of contents has the same links. */
export const anchor = elementStyle({
  ...type.head,
  paddingInline: '0.35em',
  color: vars.color.brand,
  textDecoration: 'none',
  transition: `opacity ${vars.duration}`,
  selectors: { [`&:not(:focus-visible, ${head}:hover &)`]: { opacity: 0 } },
  '@media': {
    'screen and (min-width: 60rem)': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: '100%',
      fontSize: '1.25rem',
      lineHeight: '1.9rem',
    },
    print: { display: 'none' },
  },
});

/** Links are printed with their address: `data-address` if the product gives it. */
const address = (selector: string, attribute: string) =>
  globalStyle(`${root} a${selector}::after`, {
    '@layer': {
      [elements]: {
        '@media': { print: { content: `" (" attr(${attribute}) ")"`, fontWeight: 400, wordBreak: 'break-all' } },
      },
    },
  });
address('[href^="http"]', 'href');
address('[data-address]', 'data-address');

// A `Table`: as small as a note, and wider than a line of text.
inside(['> table'], { ...type.small, maxInlineSize: '46rem', marginBlock: '1.6em', tableLayout: 'auto' });
inside(['thead th'], { ...type.small, fontFamily: vars.font.text, fontWeight: 600, color: vars.color.quiet });
inside(['tbody th'], { color: vars.color.ink, fontWeight: 600 });
