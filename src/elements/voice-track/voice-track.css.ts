import { vars } from '../../theme/contract.css';
import { rightToLeft } from '../../theme/direction';
import { elementPartStyle } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';

export const root = elementPartStyle({
  // The drawing runs left-to-right, and is mirrored in right-to-left text.
  direction: 'ltr',
  selectors: { [rightToLeft('&')]: { scale: '-1 1' } },
  display: 'block',
  overflow: 'hidden',
  minInlineSize: 0,
  color: vars.color.ink,
  // A longer line overflows its container on both sides. The playhead starts a few pixels from the left.
  maskImage: `linear-gradient(90deg, transparent, #000 ${vars.space[2]}, #000 calc(100% - ${vars.space[5]}), transparent)`,
});

export const drawing = elementPartStyle({ inlineSize: '100%', overflow: 'visible', fill: 'none', strokeWidth: 1.1 });

export const bleed = elementPartStyle({ marginInlineStart: pageInline });

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
