import { vars } from '../theme/contract.css';
import { behaviourStyle } from '../theme/layers.css';

/** Radio buttons drawn as the parts of one bar: a group of labels, each of which is all of its radio. */
export const group = behaviourStyle({
  display: 'inline-flex',
  border: `1px solid ${vars.color.quiet}`,
  borderRadius: vars.radius,
});

export const segment = behaviourStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  cursor: 'pointer',
  transition: `background-color ${vars.duration}, color ${vars.duration}`,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.quiet}` },
    '&:hover': { color: vars.color.brand },
    // Not `data-state`: the radio shows a choice before our code arrives.
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

/** There for fingers, keys and screen readers; what is seen of it is its label. */
export const radio = behaviourStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
