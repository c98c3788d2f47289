import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { outOfSight } from '../../theme/out-of-sight';
import { type } from '../../theme/type';

const tablet = 'screen and (min-width: 40rem)';
/** Here, the words of many columns may be wider than the page. */
const narrowTablet = 'screen and (min-width: 40rem) and (max-width: 52rem)';
const phone = 'screen and (max-width: 39.99rem)';

export const root = elementStyle({
  ...type.small,
  ...type.figures,
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderBlockStart: `1px solid ${vars.color.ink}`,
  // Of many columns, each is as wide as its words need.
  selectors: { '&:has(tr > :nth-child(4))': { tableLayout: 'auto' } },
  '@media': {
    [tablet]: type.text,
    // Scrolls in itself. Its roles are explicit, so it stays a table.
    [narrowTablet]: { selectors: { '&:has(tr > :nth-child(4))': { display: 'block', overflowX: 'auto' } } },
  },
});

/** A header. On a phone each value has its own visible label. */
export const column = elementStyle({
  ...type.head,
  textAlign: 'start',
  verticalAlign: 'bottom',
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[4],
  '@media': { [phone]: { ...outOfSight, display: 'block', padding: 0 } },
});

/**
 * On a phone the row header is above its values, two beside each other, more in one column. This removes the table's native
 * roles, so they are explicit (table.tsx).
 */
export const row = elementStyle({
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space[2]} ${vars.space[3]}`,
      paddingBlock: vars.space[3],
    },
  },
});

const cell = {
  textAlign: 'start',
  verticalAlign: 'baseline',
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[3],
  '@media': {
    // In rem: of large text, one value fits beside its edge.
    [phone]: { flex: '1 1 8rem', minInlineSize: 0, padding: 0, overflowWrap: 'anywhere' },
    print: { paddingBlock: vars.space[2] },
  },
} as const;

export const label = elementStyle({
  ...cell,
  fontWeight: 400,
  color: vars.color.quiet,
  '@media': {
    ...cell['@media'],
    [phone]: { ...cell['@media'][phone], flex: '1 0 100%', color: vars.color.ink, fontWeight: 600 },
  },
});

export const value = elementStyle({
  ...cell,
  '@media': {
    ...cell['@media'],
    [phone]: {
      ...cell['@media'][phone],
      selectors: {
        [`${label}:nth-last-child(n + 4) ~ &`]: { flexBasis: '100%' },
        '&::before': {
          // The empty alternative text keeps the label from being read twice.
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          display: 'block',
          color: vars.color.quiet,
        },
      },
    },
  },
});
