export { type Metric, Metrics, type StatTone, StatValue } from './stat-value';
