import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { outOfSight } from '../../theme/out-of-sight';
import { type } from '../../theme/type';

/** Container widths at which two plans, and all of them, fit side by side. */
const phone = 'screen and (width < 40rem)';
const tablet = 'screen and (min-width: 40rem)';
const desktop = 'screen and (min-width: 64rem)';

export const plans = elementStyle({
  display: 'grid',
  columnGap: `calc(2 * ${vars.space[5]})`,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [desktop]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

/** The region between two hairlines, wider than its content by half a gap on either side. */
export const plan = elementStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  // Subgrid: name, price, description, features and button of a row of plans are aligned.
  gridTemplateRows: 'subgrid',
  gridRow: 'span 5',
  rowGap: vars.space[5],
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: '-1px 0',
      insetInline: 0,
      pointerEvents: 'none',
    },
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&[data-state="chosen"]::before': {
      insetInline: `calc(-1 * ${vars.space[3]})`,
      backgroundColor: vars.color.raised,
      border: `2px solid ${vars.color.ink}`,
    },
  },
  '@media': {
    [phone]: { rowGap: vars.space[3], paddingBlockEnd: vars.space[5] },
    [tablet]: {
      selectors: {
        // From hairline to hairline, covering both.
        '&::before, &[data-state="chosen"]::before': {
          insetInline: `calc(-1 * ${vars.space[5]}) calc(-1 * ${vars.space[5]} - 1px)`,
        },
        // The first and the last plan of a row end at the row's edge.
        '&:first-child:not([data-state="chosen"])::before': { insetInlineStart: 0 },
        '&:last-child:not([data-state="chosen"])::before': { insetInlineEnd: 0 },
        '& + &': { borderBlockStart: 0 },
        '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${vars.color.line}` },
        '&:nth-child(even)::after': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: `calc(-1 * ${vars.space[5]})`,
          borderInlineStart: `1px solid ${vars.color.line}`,
        },
      },
    },
    [desktop]: {
      selectors: {
        '&:nth-child(n + 3)': { borderBlockStart: 0 },
        '& + &::after': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: `calc(-1 * ${vars.space[5]})`,
          borderInlineStart: `1px solid ${vars.color.line}`,
        },
      },
    },
  },
});

export const popular = elementStyle({
  selectors: {
    '&::before': { borderBlockStart: `4px solid ${vars.color.brand}` },
    '&[data-state="chosen"]::before': { borderBlockStart: `4px solid ${vars.color.brand}` },
  },
  // At the page's edge it aligns with the page's other lines.
  '@media': {
    [tablet]: {
      selectors: {
        '&:nth-child(odd):not([data-state="chosen"])::before': { insetInlineStart: 0 },
        '&:nth-child(even):not([data-state="chosen"])::before': { insetInlineEnd: 0 },
      },
    },
    [desktop]: {
      selectors: {
        '&:not([data-state="chosen"]):not(:first-child)::before': { insetInlineStart: `calc(-1 * ${vars.space[5]})` },
        '&:not([data-state="chosen"]):not(:last-child)::before': {
          insetInlineEnd: `calc(-1 * ${vars.space[5]} - 1px)`,
        },
        '&:first-child:not([data-state="chosen"])::before': { insetInlineStart: 0 },
        '&:last-child:not([data-state="chosen"])::before': { insetInlineEnd: 0 },
      },
    },
  },
});

export const name = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});

export const title = elementStyle({ ...type.head, marginInlineEnd: 'auto' });

export const flag = elementStyle({ ...type.small, fontWeight: 600, color: vars.color.brand });

export const mark = elementStyle({
  ...type.small,
  fontWeight: 600,
  selectors: { '&::before': { content: '"✓ " / ""' } },
});

export const prices = elementStyle({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  alignItems: 'start',
  minInlineSize: 0,
});

export const price = elementStyle({
  ...type.figures,
  ...type.title,
  fontSize: 'clamp(2.75rem, 2rem + 1.8vw, 3.5rem)',
  marginBlockEnd: vars.space[2],
});

/** Before the price that replaces it. */
export const full = elementStyle({
  fontSize: '0.5em',
  fontWeight: 400,
  color: vars.color.quiet,
});

export const hidden = elementStyle(outOfSight);

export const note = elementStyle({
  ...type.small,
  ...type.figures,
  color: vars.color.quiet,
  // In one line.
  '@media': { [phone]: { display: 'inline', selectors: { '& + &::before': { content: '", "' } } } },
});

export const features = elementStyle({
  alignSelf: 'start',
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      columnGap: vars.space[4],
    },
  },
});

export const feature = elementStyle({
  ...type.small,
  ...type.figures,
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    // The sign stands before the words, also where these break.
    '&[data-state]': { position: 'relative', paddingInlineStart: '1.5em' },
    '&[data-state]::before': { position: 'absolute', insetInlineStart: 0, content: '"✓" / ""', fontWeight: 600 },
    '&[data-state="excluded"]': { color: vars.color.quiet },
    '&[data-state="excluded"]::before': { content: '"–" / ""' },
  },
});

/** From its start, so that buttons align, whatever follows them. */
export const actions = elementStyle({ paddingBlockStart: vars.space[3] });
