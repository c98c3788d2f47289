import { styleVariants } from '@vanilla-extract/css';
import { container } from '../../theme/container';
import { vars } from '../../theme/contract.css';
import { sectionStyle, sections } from '../../theme/layers.css';
import { type } from '../../theme/type';

const phone = 'screen and (width < 40rem)';
const tablet = 'screen and (min-width: 40rem)';

/** A container width in which a number and its label do not fit on one line. */
const narrow = '(width < 20rem)';

/** A region's padding: not more than the page's, so that large text does not push the outer hairlines out of the window. */
const side = `min(${vars.space[5]}, ${vars.space.gutter})`;

/** A region's padding and its hairline. */
const outside = `(${side} + 1px)`;

export const root = sectionStyle({
  ...container,
  position: 'relative',
  display: 'grid',
  // The ink line over the first row.
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      borderBlockStart: `1px solid ${vars.color.ink}`,
    },
  },
  '@media': {
    // Clips the outer hairlines, so that the columns align with those of a card grid.
    [tablet]: { marginInline: `calc(-1 * ${outside})`, clipPath: `inset(-1px calc(${outside}))` },
  },
});

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** As many columns as numbers, so that no row is partly empty; four are two rows on a tablet. */
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) => ({
  '@layer': {
    [sections]: {
      '@media': { [tablet]: equal(count === 4 ? 2 : count), 'screen and (min-width: 60rem)': equal(count) },
    },
  },
}));

/** On a phone a row: the number at the start, its label at the end. */
export const stat = sectionStyle({
  breakInside: 'avoid',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space[5],
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:only-child': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: 0 } },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': {
    [phone]: { paddingBlock: vars.space[3] },
    [tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Reversed visually: in the DOM the label comes before the number.
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      alignItems: 'start',
      paddingBlock: vars.space[5],
      paddingInline: side,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const value = sectionStyle({
  ...type.hero,
  ...type.figures,
  gridRow: 1,
  fontSize: 'clamp(2.5rem, 0.25rem + 5vw, 5rem)',
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
  // Words beside a number, as in "Up to 40%", fit into a fourth of the page.
  '@media': {
    'screen and (min-width: 60rem)': {
      selectors: { [`${columns[4]} &`]: { fontSize: 'clamp(2.5rem, 0.25rem + 3.2vw, 3.5rem)' } },
    },
  },
});

export const label = sectionStyle({
  ...type.text,
  lineHeight: 1.4,
  fontWeight: 600,
  textAlign: 'end',
  textWrap: 'balance',
  gridRow: 1,
  gridColumn: 2,
  selectors: { [`${stat}:only-child &`]: { textAlign: 'start', gridRow: 2, gridColumn: 1 } },
  '@container': { [narrow]: { textAlign: 'start', gridRow: 2, gridColumn: 1 } },
  '@media': { [tablet]: { textAlign: 'start', gridRow: 2, gridColumn: 1 } },
});

export const description = sectionStyle({
  ...type.small,
  gridRow: 2,
  gridColumn: '1 / -1',
  color: vars.color.quiet,
  marginBlockStart: vars.space[1],
  maxInlineSize: '52ch',
  selectors: { [`${stat}:only-child &`]: { gridRow: 3 } },
  '@container': { [narrow]: { gridRow: 3 } },
  '@media': { [tablet]: { gridRow: 3, maxInlineSize: '30ch' } },
});
