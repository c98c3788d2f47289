import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';

export const gained = elementStyle({ color: vars.color.brand });
export const saved = elementStyle({ color: vars.color.saved });
export const lost = elementStyle({ color: vars.color.danger });

/** Keeps the mark with the last word. */
export const last = elementStyle({ whiteSpace: 'nowrap' });

/** As high as an x, aligned with the top of the number. */
export const mark = elementStyle({
  display: 'inline-block',
  inlineSize: 'max(0.26em, 0.625rem)',
  blockSize: 'max(0.26em, 0.625rem)',
  marginInlineStart: '0.14em',
  verticalAlign: '0.42em',
  overflow: 'visible',
});

export const line = elementStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  vectorEffect: 'non-scaling-stroke',
});
