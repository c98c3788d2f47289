import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';

/** The pen crosses the paper once, from the first word on. */
const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });

export const root = elementStyle({
  // Speech is drawn in the order in which it is written down here: left to right, in every language's page.
  direction: 'ltr',
  display: 'block',
  overflow: 'hidden',
  minInlineSize: 0,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animationName: draw,
      animationDuration: '1.6s',
      animationTimingFunction: 'cubic-bezier(0.3, 0, 0.3, 1)',
      animationFillMode: 'both',
    },
  },
});

export const ink = elementStyle({ color: vars.color.ink });
export const quiet = elementStyle({ color: vars.color.quiet });
export const brand = elementStyle({ color: vars.color.brand });
export const live = elementStyle({ color: vars.color.live });

export const drawing = elementStyle({ maxInlineSize: 'none' });

export const line = elementStyle({
  fill: 'none',
  strokeWidth: 1.1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const past = elementStyle({ stopColor: vars.color.live });
export const rest = elementStyle({ stopColor: 'currentColor' });

export const playhead = elementStyle({
  stroke: vars.color.live,
  strokeWidth: 1,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
