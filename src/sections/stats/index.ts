export type { StatTone } from '../../elements/stat-value';
export { Stats, type StatsItem, type StatsProps } from './stats';
