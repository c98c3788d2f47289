export { type Card, CardGrid, type CardGridProps } from './card-grid';
