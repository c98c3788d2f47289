import { vars } from '../../theme/contract.css';
import { elementPartStyle } from '../../theme/layers.css';

export const root = elementPartStyle({
  // Speech is drawn left-to-right in every language.
  direction: 'ltr',
  display: 'block',
  overflow: 'hidden',
  minInlineSize: 0,
  color: vars.color.ink,
  // It overflows its container on both sides.
  maskImage: `linear-gradient(90deg, transparent, #000 ${vars.space[5]}, #000 calc(100% - ${vars.space[5]}), transparent)`,
});

export const drawing = elementPartStyle({ inlineSize: '100%', fill: 'none', strokeWidth: 1.1 });

const line = elementPartStyle({ '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } });

export const past = elementPartStyle({
  stroke: vars.color.live,
  // In forced-colors mode the spoken part has a heavier stroke.
  '@media': { '(forced-colors: active)': { stroke: 'Highlight', strokeWidth: 1.6 } },
});
export const rest = [line, elementPartStyle({ stroke: 'currentColor' })].join(' ');

export const playhead = elementPartStyle({
  stroke: vars.color.live,
  strokeWidth: 1,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
