import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { sectionStyle, sections } from '../../theme/layers.css';
import { outOfSight } from '../../theme/out-of-sight';
import { type } from '../../theme/type';

/** Clips the outer hairlines, so that text and rules align with the page's edges. */
export const root = sectionStyle({ borderBlockStart: `1px solid ${vars.color.ink}`, overflow: 'hidden' });

export const grid = sectionStyle({
  marginInline: `calc(-1 * ${vars.space[5]} - 1px) calc(-1 * ${vars.space[5]})`,
  // Not on paper, where a page may break between a heading and a grid.
  '@media': { 'screen and (min-width: 40rem)': { display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)' } },
});

export const columns = styleVariants({ 2: 2, 3: 3, 4: 4 }, (count) => ({
  '@layer': {
    [sections]: { '@media': { 'screen and (min-width: 60rem)': { gridTemplateColumns: `repeat(${count}, 1fr)` } } },
  },
}));

const phone = 'screen and (width < 40rem)';
const tabletOnly = 'screen and (min-width: 40rem) and (max-width: 59.99rem)';

/** Two columns would leave a gap beside the last card: on a tablet each card is a row. */
export const odd = sectionStyle({ '@media': { [tabletOnly]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });

export const card = sectionStyle({
  breakInside: 'avoid',
  position: 'relative',
  // Subgrid: mark, words and foot of a row are aligned. A description follows its title: no gap stays below a short one.
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[6]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': {
    [phone]: { paddingBlock: vars.space[4] },
    [tabletOnly]: {
      selectors: {
        [`${odd} > &`]: {
          gridRow: 'auto',
          gridTemplateRows: 'none',
          gridTemplateColumns: '2fr 3fr',
          columnGap: vars.space[5],
          alignItems: 'baseline',
          paddingBlockEnd: vars.space[5],
        },
      },
    },
  },
});

const above = {
  // Aligned with the start of the title, in either direction.
  justifySelf: 'start',
  maxInlineSize: '100%',
  marginBlockEnd: vars.space[4],
  '@media': {
    [phone]: { marginBlockEnd: vars.space[3] },
    [tabletOnly]: { selectors: { [`${odd} &`]: { gridColumn: '1 / -1', marginBlockEnd: vars.space[3] } } },
  },
} as const;

export const icon = sectionStyle({ ...above, color: vars.color.brand });

/** The title and the description: one below the other, or beside each other where each card is a row. */
export const text = sectionStyle({
  '@media': { [tabletOnly]: { selectors: { [`${odd} &`]: { display: 'contents' } } } },
});

export const title = sectionStyle({
  ...type.head,
  marginBlockEnd: vars.space[2],
  '@media': { [phone]: { marginBlockEnd: vars.space[1] } },
});

export const link = sectionStyle({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    [`${card}:hover &`]: { color: vars.color.brand },
    // Distinguishes a linked title, without hover too. A link with its own text has another style.
    [`${title} > &`]: {
      textDecoration: 'underline',
      textDecorationColor: vars.color.quiet,
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.3em',
    },
    [`${card}:hover ${title} > &`]: { textDecorationColor: 'currentColor' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.brand}`, outlineOffset: '-4px' },
  },
});

export const description = sectionStyle({ ...type.text, color: vars.color.quiet, maxInlineSize: '42ch' });

/** In the description, so that it stays above it where the title is beside both. */
export const subtitle = sectionStyle({ marginBlockEnd: vars.space[2], fontWeight: 600, color: vars.color.ink });

/** At the card's lower edge. */
export const foot = sectionStyle({
  display: 'grid',
  gap: vars.space[3],
  gridRow: 3,
  paddingBlockStart: vars.space[5],
  '@media': {
    [phone]: { paddingBlockStart: vars.space[3] },
    [tabletOnly]: { selectors: { [`${odd} &`]: { gridRow: 'auto', gridColumn: 2 } } },
  },
});

export const metrics = sectionStyle({ paddingBlock: vars.space[3] });

/** The outcome, below a line, as in a transcript. */
export const note = sectionStyle({
  ...type.small,
  fontWeight: 600,
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const more = sectionStyle({
  ...type.text,
  fontWeight: 600,
  color: vars.color.brand,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
});

/** Completes the link's name for screen readers and search engines. */
export const subject = sectionStyle(outOfSight);
