import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

/** A block, whose baseline is the name's. */
export const root = elementStyle({ display: 'inline-block', color: vars.color.ink });

export const drawing = elementStyle({
  display: 'block',
  marginBlockEnd: vars.space[4],
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
