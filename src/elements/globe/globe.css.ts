import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';

/** Three pulses, then it rests: motion must stop within five seconds (WCAG 2.2.2). */
const ringing = keyframes({ from: { opacity: 0.9, scale: 0.4 }, to: { opacity: 0, scale: 2 } });

export const root = elementStyle({ marginInline: 'auto', color: vars.color.quiet, fill: 'none' });

/** A hairline at any size of the globe. */
export const limb = elementStyle({
  stroke: vars.color.line,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  fill: vars.color.paper,
});

/** In units of the drawing: WebKit draws round caps with a `non-scaling-stroke` larger than other engines. */
export const dots = elementStyle({
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeWidth: 3.6,
  opacity: 0.9,
});

export const marker = elementStyle({ fill: vars.color.live });

export const ring = elementStyle({
  stroke: vars.color.live,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  opacity: 0,
  transformBox: 'fill-box',
  transformOrigin: 'center',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${ringing} 1.5s ease-out 3` },
    '(prefers-reduced-motion: reduce)': { opacity: 0.6 },
  },
});
