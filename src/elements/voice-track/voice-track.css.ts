import { vars } from '../../theme/contract.css';
import { elementPartStyle } from '../../theme/layers.css';

export const root = elementPartStyle({
  // Speech is drawn in the order in which it is written down here: left to right, in every language's page.
  direction: 'ltr',
  display: 'block',
  overflow: 'hidden',
  minInlineSize: 0,
  color: vars.color.ink,
  // It travels out of sight, and is cut nowhere.
  maskImage: `linear-gradient(90deg, transparent, #000 ${vars.space[5]}, #000 calc(100% - ${vars.space[5]}), transparent)`,
});

export const drawing = elementPartStyle({ inlineSize: '100%', fill: 'none', strokeWidth: 1.1 });

const line = elementPartStyle({ '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } });

export const past = elementPartStyle({
  stroke: vars.color.live,
  // On one color of ink, what is spoken is heavier.
  '@media': { '(forced-colors: active)': { stroke: 'Highlight', strokeWidth: 1.6 } },
});
export const rest = [line, elementPartStyle({ stroke: 'currentColor' })].join(' ');

export const playhead = elementPartStyle({
  stroke: vars.color.live,
  strokeWidth: 1,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
