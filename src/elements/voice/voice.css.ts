import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { rightToLeft } from '../../theme/direction';
import { elementPartStyle } from '../../theme/layers.css';

/** Reveals the drawing once, from its start. */
const draw = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } });

export const root = elementPartStyle({
  // The drawing runs left-to-right, and is mirrored in right-to-left text.
  direction: 'ltr',
  selectors: { [rightToLeft('&')]: { scale: '-1 1' } },
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  minInlineSize: 0,
  '@media': {
    'screen and (prefers-reduced-motion: no-preference)': {
      animation: `${draw} 1.6s cubic-bezier(0.3, 0, 0.3, 1) both`,
    },
  },
});

export const ink = elementPartStyle({ color: vars.color.ink });
export const quiet = elementPartStyle({ color: vars.color.quiet });
export const brand = elementPartStyle({ color: vars.color.brand });
export const live = elementPartStyle({ color: vars.color.live });

/** The paths inherit the pattern. */
export const dashed = elementPartStyle({ strokeDasharray: '7 5' });
export const dotted = elementPartStyle({ strokeDasharray: '0.1 4.5' });

export const room = elementPartStyle({ visibility: 'hidden' });

/** One line of words that wraps like text; words that do not fit wrap below and are clipped. */
export const words = elementPartStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  overflow: 'hidden',
});

export const word = elementPartStyle({
  flex: 'none',
  maxInlineSize: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.1,
  strokeLinecap: 'round',
  selectors: { '&[data-state="said"]': { stroke: vars.color.live } },
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const playhead = elementPartStyle({
  stroke: vars.color.live,
  strokeWidth: 1,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
