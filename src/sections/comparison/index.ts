export { Comparison, type ComparisonProps } from './comparison';
