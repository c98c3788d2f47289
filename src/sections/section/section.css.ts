import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { sectionStyle, sections } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

const phone = 'screen and (width < 40rem)';
const desktop = 'screen and (min-width: 60rem)';

export const band = sectionStyle({
  paddingInline: pageInline,
  paddingBlock: `calc(${vars.space.section} / 2)`,
});

/** A small heading, and the intro in large type. */
export const statement = sectionStyle({});

/** Browsers keep a heading with the following content on a printed page only in block layout. */
const headOnPaper = {
  display: 'block',
  breakInside: 'avoid',
  breakAfter: 'avoid',
  marginBlockEnd: vars.space[5],
} as const;
const belowOnPaper = { marginBlockStart: vars.space[3] } as const;

/** Stacked content of a band without a heading. */
export const bare = sectionStyle({ display: 'grid', gap: vars.space[6] });

export const head = sectionStyle({
  display: 'grid',
  gap: vars.space[4],
  marginBlockEnd: vars.space[6],
  '@media': {
    [phone]: { gap: vars.space[3], marginBlockEnd: vars.space[5] },
    [desktop]: { gridTemplateColumns: 'repeat(12, 1fr)', columnGap: vars.space[5], alignItems: 'start' },
    print: headOnPaper,
  },
  selectors: {
    // A band with only a heading has the line that its content would have.
    '&:only-child': {
      alignItems: 'start',
      marginBlockEnd: 0,
      paddingBlockStart: vars.space[5],
      borderBlockStart: `1px solid ${vars.color.ink}`,
    },
    [`${statement} > &`]: { alignItems: 'baseline' },
  },
});

// Content below other content, such as a note below a table of figures.
// Not a closed dialog's: it is centered by its own margins.
globalStyle(`${head} + * ~ *:not(dialog)`, { '@layer': { [sections]: { marginBlockStart: vars.space[5] } } });

export const title = sectionStyle({
  ...type.title,
  selectors: {
    [`${statement} &`]: {
      ...type.small,
      color: vars.color.quiet,
      fontFamily: vars.font.text,
      fontWeight: 600,
      letterSpacing: 0,
    },
  },
  '@media': {
    [desktop]: {
      selectors: {
        [`${head} > &`]: { gridColumn: 'span 7' },
        [`${statement} > ${head} > &`]: { gridColumn: 'span 5' },
      },
    },
  },
});

export const aside = sectionStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [desktop]: {
      gridColumn: '8 / -1',
      selectors: {
        [`${statement} &`]: { gridColumn: '6 / -1' },
        // A link alone is at the right edge, above the last column.
        '&:not(:has(> [data-part="intro"]))': { justifyItems: 'end' },
      },
    },
  },
});

export const intro = sectionStyle({
  ...type.text,
  color: vars.color.quiet,
  maxInlineSize: '44ch',
  selectors: {
    [`${statement} &`]: {
      ...type.head,
      maxInlineSize: 'none',
      fontSize: 'clamp(1.5rem, 1.1rem + 1.7vw, 2.5rem)',
      lineHeight: 1.18,
      textWrap: 'pretty',
      color: vars.color.ink,
    },
  },
  // Avoids a single word on the last line; a phone has no space for that.
  '@media': { 'screen and (min-width: 40rem)': { textWrap: 'balance' }, print: belowOnPaper },
});

export const actions = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
  '@media': { print: belowOnPaper },
});

export const split = sectionStyle({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [phone]: { gap: vars.space[5] },
    [desktop]: { gridTemplateColumns: 'repeat(12, 1fr)', columnGap: vars.space[5], alignItems: 'start' },
    print: { display: 'block' },
  },
});

export const side = sectionStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    print: headOnPaper,
    [desktop]: {
      gridColumn: 'span 5',
      position: 'sticky',
      insetBlockStart: '6rem',
      // Keeps a long heading apart from the content beside it.
      paddingInlineEnd: vars.space[5],
    },
  },
});

export const main = sectionStyle({
  display: 'grid',
  gap: vars.space[6],
  minInlineSize: 0,
  '@media': { [desktop]: { gridColumn: '6 / -1' }, print: { display: 'block' } },
});
globalStyle(`${main} > * + *`, {
  '@layer': { [sections]: { '@media': { print: { marginBlockStart: vars.space[6] } } } },
});
