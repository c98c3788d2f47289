import { container } from '../../theme/container';
import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { outOfSight } from '../../theme/out-of-sight';
import { type } from '../../theme/type';

const phone = 'screen and (width < 40rem)';
const desktop = 'screen and (min-width: 60rem)';

/** A container width in which a title and its number do not fit on one line. */
const narrow = '(width < 16rem)';

export const root = sectionStyle({
  ...container,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  // Containers are not split across printed pages, so all rows would move to the next one.
  '@media': { print: { containerType: 'normal' } },
});

export const row = sectionStyle({
  breakInside: 'avoid',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  alignItems: 'center',
  paddingBlock: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': {
    [phone]: { paddingBlock: vars.space[4] },
    [desktop]: {
      gridTemplateColumns: '4fr 6fr 2.5fr',
      columnGap: vars.space[5],
      paddingBlock: vars.space[4],
      minBlockSize: '6.25rem',
    },
  },
});

/** A link's text needs less space than a description. */
export const worded = sectionStyle({ '@media': { [desktop]: { gridTemplateColumns: '3fr 6fr 3fr' } } });

/** Words, a voice, and what it results in. */
export const voiced = sectionStyle({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  rowGap: vars.space[4],
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 2.5fr)',
      columnGap: vars.space[6],
      paddingBlock: vars.space[5],
    },
  },
});

/** Above the row's link: its button is pressed, not the link. */
export const voice = sectionStyle({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: vars.space[4],
});

export const note = sectionStyle({ ...type.small, color: vars.color.quiet });

export const end = sectionStyle({ display: 'grid', gap: vars.space[4] });

export const name = sectionStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[2], minInlineSize: 0 });

/** The icon at the start, the title beside it. */
export const pictured = sectionStyle({ gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[3] });

export const icon = sectionStyle({ color: vars.color.brand });

export const title = sectionStyle({
  ...type.head,
  maxInlineSize: '100%',
  selectors: { [`${voiced} &`]: { fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)', lineHeight: 1.15 } },
});

/** The whole row is the link's target. */
export const link = sectionStyle({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    [`${row}:hover &`]: { color: vars.color.brand },
    // Distinguishes a linked title, without hover too. A link with its own text has another style.
    [`${title} > &`]: {
      textDecoration: 'underline',
      textDecorationColor: vars.color.quiet,
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.3em',
    },
    [`${row}:hover ${title} > &`]: { textDecorationColor: 'currentColor' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.brand}`, outlineOffset: '3px' },
  },
});

export const description = sectionStyle({
  ...type.text,
  color: vars.color.quiet,
  gridColumn: '1 / -1',
  '@media': { [desktop]: { gridColumn: 'auto' } },
});

/** On a phone a running line; otherwise two columns, which are those of all rows, each benefit after a short rule. */
export const benefits = sectionStyle({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  gridColumn: '1 / -1',
  '@media': {
    [phone]: { display: 'block' },
    'screen and (min-width: 40rem)': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [desktop]: {
      gridColumn: '2 / -1',
      paddingBlockEnd: vars.space[2],
      selectors: { [`${voice} &`]: { gridColumn: 'auto', paddingBlockEnd: 0 } },
    },
  },
});

export const benefit = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  '@media': {
    [phone]: {
      display: 'inline',
      selectors: {
        '&::before': { display: 'none' },
        '&:not(:last-child)::after': { content: '" · " / ", "', color: vars.color.brand },
      },
    },
  },
  selectors: {
    '&::before': {
      content: '"" / ""',
      inlineSize: '0.75rem',
      blockSize: '0.3em',
      borderBlockStart: `1px solid ${vars.color.brand}`,
    },
  },
});

export const metric = sectionStyle({
  display: 'grid',
  justifyItems: 'end',
  gridRow: 1,
  gridColumn: 2,
  textAlign: 'end',
  '@container': { [narrow]: { justifyItems: 'start', gridRow: 'auto', gridColumn: 'auto', textAlign: 'start' } },
  '@media': { [desktop]: { gridRow: 'auto', gridColumn: 'auto' } },
});

export const value = sectionStyle({ ...type.head, ...type.figures, fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)' });

export const label = sectionStyle({ ...type.small, color: vars.color.quiet });

export const more = sectionStyle({
  ...type.text,
  gridColumn: '1 / -1',
  fontWeight: 600,
  textWrap: 'balance',
  color: vars.color.brand,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  '@media': {
    [desktop]: {
      gridColumn: 'auto',
      justifySelf: 'end',
      textAlign: 'end',
      selectors: { [`${end} &`]: { justifySelf: 'start', textAlign: 'start' } },
    },
  },
});

/** Completes the link's name for screen readers and search engines. */
export const subject = sectionStyle(outOfSight);
