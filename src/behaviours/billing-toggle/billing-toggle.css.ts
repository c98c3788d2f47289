import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

/** Two plans beside each other, and all of them. */
const tablet = 'screen and (min-width: 40rem)';
const desktop = 'screen and (min-width: 64rem)';

export const root = behaviourStyle({ display: 'grid', gap: vars.space[6] });

export const head = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[5],
});

export const heading = behaviourStyle({ ...type.title });

export const periods = behaviourStyle({
  display: 'flex',
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.paper,
});

export const period = behaviourStyle({
  ...type.small,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.875rem',
  paddingInline: vars.space[4],
  fontWeight: 600,
  cursor: 'pointer',
  transition: `background-color ${vars.duration}, color ${vars.duration}`,
  selectors: {
    '&:has(:checked)': { backgroundColor: vars.color.ink, color: vars.color.paper },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.brand}`, outlineOffset: '3px', zIndex: 1 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        '&:has(:checked)': { backgroundColor: 'Highlight', color: 'HighlightText' },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
      },
    },
  },
});

/** The whole label is the radio: it is there for fingers, keys and screen readers, and drawn by the label. */
export const radio = behaviourStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const saving = behaviourStyle({ fontWeight: 400 });

/** What is shown for one period only. A browser without `:has()` shows the monthly one until our code is in charge. */
export const priced = {
  monthly: behaviourStyle({ selectors: { [`${root}:has([value="yearly"]:checked) &`]: { display: 'none' } } }),
  yearly: behaviourStyle({ selectors: { [`${root}:has([value="monthly"]:checked) &`]: { display: 'none' } } }),
};

export const plans = behaviourStyle({
  display: 'grid',
  columnGap: `calc(2 * ${vars.space[5]})`,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [desktop]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

/** The region between two hairlines, half a gap wider than what stands in it on either side. */
export const plan = behaviourStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  // Name, price, features and button of all plans in a row share their lines.
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
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
    [tablet]: {
      selectors: {
        // From hairline to hairline, both covered.
        '&::before, &[data-state="chosen"]::before': {
          insetInline: `calc(-1 * ${vars.space[5]}) calc(-1 * ${vars.space[5]} - 1px)`,
        },
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

export const popular = behaviourStyle({
  selectors: {
    '&::before': { borderBlockStart: `4px solid ${vars.color.brand}` },
    '&[data-state="chosen"]::before': { borderBlockStart: `4px solid ${vars.color.brand}` },
  },
});

export const name = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});

export const title = behaviourStyle({ ...type.head, marginInlineEnd: 'auto' });

export const flag = behaviourStyle({ ...type.small, fontWeight: 600, color: vars.color.brand });

export const mark = behaviourStyle({
  ...type.small,
  fontWeight: 600,
  selectors: { '&::before': { content: '"✓ " / ""' } },
});

export const prices = behaviourStyle({ minInlineSize: 0 });

export const price = behaviourStyle({
  ...type.figures,
  ...type.title,
  fontSize: 'clamp(2.75rem, 2rem + 1.8vw, 3.5rem)',
  marginBlockEnd: vars.space[2],
});

export const note = behaviourStyle({ ...type.small, ...type.figures, color: vars.color.quiet });

export const features = behaviourStyle({ alignSelf: 'start' });

export const feature = behaviourStyle({
  ...type.small,
  ...type.figures,
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const actions = behaviourStyle({ alignSelf: 'end', paddingBlockStart: vars.space[3] });

export const action = behaviourStyle({ inlineSize: '100%' });
