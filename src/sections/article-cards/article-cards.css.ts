import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { outOfSight } from '../../theme/out-of-sight';
import { type } from '../../theme/type';

export const root = sectionStyle({
  display: 'grid',
  gap: `${vars.space[7]} ${vars.space[5]}`,
  '@media': {
    'screen and (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Three cards in two columns would leave a gap.
    'screen and (min-width: 44rem)': {
      selectors: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
    'screen and (min-width: 60rem)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      // Two cards in three columns would leave one, too.
      selectors: { '&:has(> :nth-child(2):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const card = sectionStyle({
  position: 'relative',
  // Subgrid: cover, words and link of a row are aligned. A teaser follows its title: no gap stays below a short one.
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
  justifyItems: 'start',
  rowGap: vars.space[2],
  paddingBlockEnd: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
});

export const cover = sectionStyle({
  inlineSize: '100%',
  marginBlockEnd: vars.space[2],
  // A cover may be as dark as the page.
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, border: `1px solid ${vars.color.line}` } },
});

export const date = sectionStyle({ ...type.small, ...type.figures, color: vars.color.quiet });

export const text = sectionStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

/** Shrinks to its text, so that the transition to an article's title does not stretch it. */
export const title = sectionStyle({
  ...type.head,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  selectors: { [`${card}:hover &`]: { color: vars.color.brand } },
});

/** The whole card is the link's target. */
export const link = sectionStyle({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.brand}`, outlineOffset: '4px' },
  },
});

export const teaser = sectionStyle({ ...type.text, color: vars.color.quiet });

export const more = sectionStyle({
  ...type.text,
  fontWeight: 600,
  color: vars.color.brand,
  paddingBlockStart: vars.space[2],
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  '@media': { print: { display: 'none' } },
});

/** Completes the link's name for screen readers and search engines. */
export const subject = sectionStyle(outOfSight);
