import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';

export const root = elementStyle({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' });

/** Without `non-scaling-stroke`, which dashes that follow the length of a path do not allow. */
const stroke = {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeDasharray: 1,
  transition: 'stroke-dashoffset 0.45s ease-out, visibility 0s',
  selectors: {
    // A round cap would leave a dot.
    '&[data-state="coming"]': { strokeDashoffset: 1, visibility: 'hidden', transition: 'none' },
  },
} as const;

/** A drawing that is not drawn stroke by stroke keeps the weight of its lines at any size. */
const whole = { strokeDasharray: 'none', vectorEffect: 'non-scaling-stroke' } as const;

const still = { '(prefers-reduced-motion: reduce)': { transition: 'none' } } as const;

export const ink = elementStyle({
  ...stroke,
  stroke: vars.color.ink,
  strokeWidth: 0.9,
  '@media': { ...still, '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const live = elementStyle({
  ...stroke,
  stroke: vars.color.live,
  strokeWidth: 1.6,
  '@media': { ...still, '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const wholeInk = elementStyle({ ...whole, strokeWidth: 1.2 });

export const wholeLive = elementStyle({ ...whole, strokeWidth: 1.8 });

/** In a large field, which a phone makes smaller. */
export const largeInk = elementStyle({ strokeWidth: 1.4 });

export const largeLive = elementStyle({ strokeWidth: 2.2 });

export const word = elementStyle({
  fontFamily: vars.font.display,
  fontWeight: 600,
  fill: vars.color.ink,
  selectors: { '&[data-state="quiet"]': { fontFamily: vars.font.text, fontWeight: 400, fill: vars.color.quiet } },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
