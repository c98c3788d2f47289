import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = behaviourStyle({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  // Nobody would listen to it.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const legend = behaviourStyle({
  color: vars.color.quiet,
  // A floated legend is laid out like any other child, in the row.
  float: 'inline-start',
});

export const group = behaviourStyle({
  display: 'inline-flex',
  border: `1px solid ${vars.color.quiet}`,
  borderRadius: vars.radius,
});

export const option = behaviourStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: vars.space[3],
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

export const radio = behaviourStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
