import { container } from '../../theme/container';
import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

/** Container widths in which a word of a label does not fit in a third, and in a half, of a row. */
const narrow = '(width < 22rem)';
const narrowest = '(width < 15rem)';

export const root = elementStyle({
  ...container,
  maxInlineSize: '28rem',
});

/** Lines between the keys, none around them. */
export const keys = elementStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '1px',
  border: `1px solid ${vars.color.ink}`,
  backgroundColor: vars.color.ink,
  listStyle: 'none',
  '@container': {
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrowest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const item = elementStyle({
  display: 'grid',
  minInlineSize: 0,
  // The last of an odd number fills its row of two.
  '@container': {
    [narrow]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
});

export const key = elementStyle({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: 'clamp(5.5rem, 18vw, 7.5rem)',
  padding: vars.space[3],
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.paper, color: vars.color.brand },
    '&:active': { color: vars.color.onBrand, backgroundColor: vars.color.brand },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  // A list: the label beside its symbol.
  '@container': {
    [narrowest]: {
      gridTemplateColumns: '1.25rem minmax(0, 1fr)',
      alignItems: 'baseline',
      alignContent: 'center',
      minBlockSize: 0,
    },
  },
});

export const symbol = elementStyle({ ...type.title, ...type.figures, lineHeight: 1 });

export const label = elementStyle({ ...type.small, lineHeight: 1.25, overflowWrap: 'anywhere' });
