export { type StatTone, StatValue } from './stat-value';
