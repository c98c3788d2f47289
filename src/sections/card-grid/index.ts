export type { Metric } from '../../elements/stat-value';
export { type Card, CardGrid, type CardGridProps } from './card-grid';
