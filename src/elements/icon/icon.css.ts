import { elementStyle } from '../../theme/layers.css';

export const root = elementStyle({ display: 'block', flex: 'none', overflow: 'visible' });

export const line = elementStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
