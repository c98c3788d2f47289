import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

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

export const description = behaviourStyle({
  ...type.text,
  color: vars.color.quiet,
  maxInlineSize: '42ch',
  marginBlockStart: vars.space[3],
});

export const action = behaviourStyle({ inlineSize: '100%' });
