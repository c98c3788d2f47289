import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = elementStyle({
  display: 'inline-grid',
  justifyItems: 'start',
  gap: vars.space[4],
  color: vars.color.ink,
});

export const drawing = elementStyle({
  inlineSize: 'auto',
  blockSize: '6rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const name = elementStyle({ ...type.head, letterSpacing: '0.01em', lineHeight: 1 });
