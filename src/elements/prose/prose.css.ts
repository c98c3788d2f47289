import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { elementStyle, elements } from '../../theme/layers.css';
import { type } from '../../theme/type';

/** 62–72 characters of the text face, whose letters are narrower than the zero that `ch` measures. */
const measure = '48ch';

export const root = elementStyle({ ...type.text, minInlineSize: 0 });

/**
 * Rules for what stands inside, by its HTML: the writer knows no class names. Every selector gets the scope by itself: the
 * build unwraps a `:is()` that follows a space, and its second half would then style the whole page.
 */
const rulesIn = (scope: string) => (selectors: readonly string[], rule: Omit<StyleRule, 'selectors' | '@layer'>) => {
  for (const selector of selectors)
    globalStyle(`${scope} ${selector}`, { '@layer': { [elements]: rule as Record<string, string> } });
};

const inside = rulesIn(root);

inside(['> *'], { maxInlineSize: measure, '@media': { print: { maxInlineSize: 'none' } } });
inside(['> * + *'], { marginBlockStart: '1.1em' });
inside(['p', 'li'], { textWrap: 'pretty', hangingPunctuation: 'first' });
inside(['strong'], { fontWeight: 650 });
inside(['code'], { fontSize: '0.92em', paddingInline: '0.25em', border: `1px solid ${vars.color.line}` });

inside(['ul', 'ol'], { paddingInlineStart: '1.5em' });
inside(['ul'], { listStyle: '"–  "', paddingInlineStart: '1.25em' });
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

/** In sight when it is of use: under the pointer, at the keyboard's focus, and where nothing hovers. */
export const anchor = elementStyle({
  ...type.head,
  paddingInline: '0.35em',
  color: vars.color.brand,
  textDecoration: 'none',
  transition: `opacity ${vars.duration}`,
  selectors: { [`&:not(:focus-visible, ${head}:hover &)`]: { opacity: 0 } },
  '@media': {
    '(hover: none)': { selectors: { [`&:not(:focus-visible, ${head}:hover &)`]: { opacity: 0.7 } } },
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

/** On paper a link is its address: in full where the product gives it (`data-address`). */
const address = (selector: string, attribute: string) =>
  globalStyle(`${root} a${selector}::after`, {
    '@layer': {
      [elements]: {
        '@media': { print: { content: `" (" attr(${attribute}) ")"`, fontWeight: 400, wordBreak: 'break-all' } },
      },
    },
  } as never);
address('[href^="http"]', 'href');
address('[data-address]', 'data-address');

/** A table too wide for the window scrolls by itself; the page never does. */
export const scroller = elementStyle({
  overflowX: 'auto',
  marginBlock: '1.6em',
  borderBlock: `1px solid ${vars.color.ink}`,
  '@media': { print: { overflow: 'visible' } },
});

globalStyle(`${root} > ${scroller}`, { '@layer': { [elements]: { maxInlineSize: '46rem' } } });

export const table = elementStyle({
  ...type.small,
  ...type.figures,
  inlineSize: '100%',
  minInlineSize: '34rem',
  borderCollapse: 'collapse',
  '@media': { print: { minInlineSize: 0 } },
});

const cell = rulesIn(table);

cell(['th', 'td'], {
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
cell(['tbody tr:last-child > *'], { borderBlockEnd: '0' });
cell(['th'], { fontWeight: 600 });
cell(['thead th'], { color: vars.color.quiet });
