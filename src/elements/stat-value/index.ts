export { Metrics, type StatMetric, type StatTone, StatValue } from './stat-value';
