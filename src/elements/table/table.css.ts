import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { outOfSight } from '../../theme/out-of-sight';
import { type } from '../../theme/type';

const root = {
  ...type.small,
  ...type.figures,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  borderBlockStart: `1px solid ${vars.color.ink}`,
  '@media': { 'screen and (min-width: 40rem)': type.text },
} as const;

/** The styles of a table whose rows are blocks in windows of `narrow`, and whose columns are `gap` apart. */
const stylesFor = (narrow: string, gap: string) => {
  const cell = {
    textAlign: 'start',
    verticalAlign: 'baseline',
    paddingBlock: vars.space[4],
    paddingInlineEnd: gap,
    '@media': {
      // In rem: of large text, one value fits beside its edge.
      [narrow]: { flex: '1 1 8rem', minInlineSize: 0, padding: 0, overflowWrap: 'anywhere' },
      print: { paddingBlock: vars.space[2] },
    },
  } as const;
  const label = elementStyle({
    ...cell,
    fontWeight: 400,
    color: vars.color.quiet,
    '@media': {
      ...cell['@media'],
      [narrow]: { ...cell['@media'][narrow], flex: '1 0 100%', color: vars.color.ink, fontWeight: 600 },
    },
  });
  return {
    /** A header. In rows each value has its own visible label. */
    column: elementStyle({
      ...type.head,
      textAlign: 'start',
      verticalAlign: 'bottom',
      paddingBlock: vars.space[4],
      paddingInlineEnd: gap,
      '@media': { [narrow]: { ...outOfSight, display: 'block', padding: 0 } },
    }),
    /**
     * In rows the row header is above its values, two beside each other, more in one column. This removes the table's native
     * roles, so they are explicit (table.tsx).
     */
    row: elementStyle({
      borderBlockStart: `1px solid ${vars.color.line}`,
      '@media': {
        [narrow]: {
          display: 'flex',
          flexWrap: 'wrap',
          gap: `${vars.space[2]} ${vars.space[3]}`,
          paddingBlock: vars.space[3],
        },
      },
    }),
    label,
    value: elementStyle({
      ...cell,
      '@media': {
        ...cell['@media'],
        [narrow]: {
          ...cell['@media'][narrow],
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
    }),
  };
};

/** Of two columns. */
export const few = {
  root: elementStyle({ ...root, tableLayout: 'fixed' }),
  ...stylesFor('screen and (max-width: 39.99rem)', vars.space[3]),
};
/** Of more: each is as wide as its words need, and they are in rows where they would be a few words wide. */
export const many = { root: elementStyle(root), ...stylesFor('screen and (max-width: 59.99rem)', vars.space[5]) };
