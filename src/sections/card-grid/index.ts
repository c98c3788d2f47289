export type { StatMetric } from '../../elements/stat-value';
export { CardGrid, type CardGridItem, type CardGridProps } from './card-grid';
