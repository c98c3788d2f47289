import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = behaviourStyle({ borderBlockStart: `1px solid ${vars.color.ink}` });

/** An item, and what is beside its title. */
export const row = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const item = behaviourStyle({
  position: 'relative',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // The row has the line. What is beside the title moves below it where the longest word leaves no room.
  selectors: { [`${row} > &`]: { flex: '1 1 min-content', minInlineSize: 0, borderBlockEnd: 0 } },
  '@media': {
    // On paper all answers are visible.
    print: { selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } },
  },
});

/** In the line of the title. */
export const actions = behaviourStyle({ paddingBlock: vars.space[2] });

/** The scroll target of the item's fragment: its title. */
export const target = behaviourStyle({ position: 'absolute', insetBlockStart: 0 });

export const summary = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlock: vars.space[4],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.brand },
    '&[aria-disabled="true"]': { color: vars.color.quiet, cursor: 'not-allowed' },
  },
  // As browsers draw a disabled button.
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } } },
});

/** The sign moves below it only where the longest word leaves no room beside it. */
export const title = behaviourStyle({
  ...type.text,
  flex: '1 1 0',
  maxInlineSize: '100%',
  fontWeight: 600,
  lineHeight: 1.4,
});

/** A plus that becomes a minus: the vertical stroke disappears. */
export const mark = behaviourStyle({
  position: 'relative',
  flex: 'none',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      backgroundColor: 'currentColor',
      transition: `scale ${vars.duration}`,
      forcedColorAdjust: 'none',
    },
    '&::before': { blockSize: '2px' },
    '&::after': { inlineSize: '2px' },
    [`${item}[open] &::after`]: { scale: '1 0' },
  },
  '@media': {
    print: { display: 'none' },
    '(prefers-reduced-motion: reduce)': { selectors: { '&::after': { transition: 'none' } } },
    '(forced-colors: active)': { selectors: { '&::before, &::after': { backgroundColor: 'CanvasText' } } },
  },
});

export const content = behaviourStyle({
  ...type.text,
  color: vars.color.quiet,
  maxInlineSize: vars.width.measure,
  paddingBlockEnd: vars.space[5],
  paddingInlineEnd: vars.space[6],
});
