import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { outOfSight } from '../../theme/out-of-sight';
import { type } from '../../theme/type';

const tablet = 'screen and (min-width: 40rem)';
const phone = 'screen and (max-width: 39.99rem)';

export const root = sectionStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'start',
  borderBlockStart: `1px solid ${vars.color.ink}`,
  // Of many columns, each is as wide as its words need.
  selectors: { '&:has(tr > :nth-child(4))': { tableLayout: 'auto' } },
});

/**
 * On a phone the row header is above its values, so that each of these has half of the width. This removes the table's native
 * roles, so they are explicit (comparison.tsx).
 */
const stacked = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' } as const;
const share = {
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlock: 0,
  paddingInlineEnd: `min(${vars.space[3]}, 2vw)`,
} as const;

export const head = sectionStyle({ '@media': { [phone]: stacked } });

export const corner = sectionStyle({ '@media': { [phone]: { display: 'none' } } });

/** Follows the first cell of a row of three or more values: a third of a phone is too narrow for words. */
const ofMany = (first: string) => `${first}:nth-last-child(n + 4) ~ &`;

export const column = sectionStyle({
  ...type.head,
  fontSize: `min(${vars.size.head}, 8vw)`,
  textAlign: 'start',
  verticalAlign: 'bottom',
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[4],
  '@media': {
    [phone]: {
      ...share,
      paddingBlock: vars.space[4],
      // Each value has its own visible label.
      selectors: { [ofMany(corner)]: { ...outOfSight, padding: 0 } },
    },
  },
});

export const row = sectionStyle({
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [phone]: { ...stacked, paddingBlock: vars.space[3] } },
});

const cell = {
  ...type.small,
  textAlign: 'start',
  verticalAlign: 'baseline',
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[3],
  '@media': {
    [tablet]: { ...type.text, paddingBlock: vars.space[4] },
    [phone]: share,
    print: { ...type.small, paddingBlock: vars.space[2] },
  },
} as const;

export const label = sectionStyle({
  ...cell,
  fontWeight: 400,
  color: vars.color.quiet,
  '@media': {
    ...cell['@media'],
    [phone]: {
      flex: '1 0 100%',
      paddingBlock: 0,
      // The labels of its values are quiet.
      selectors: { '&:nth-last-child(n + 4)': { color: vars.color.ink, fontWeight: 600 } },
    },
  },
});

export const value = sectionStyle({
  ...cell,
  ...type.figures,
  '@media': {
    ...cell['@media'],
    [phone]: {
      ...share,
      selectors: {
        [ofMany(label)]: { flexBasis: '100%', paddingBlockStart: vars.space[2] },
        [`${ofMany(label)}::before`]: {
          // The empty alternative text keeps the label from being read twice.
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          display: 'block',
          color: vars.color.quiet,
        },
      },
    },
  },
});
