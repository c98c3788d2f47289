export type { StatTone } from '../../elements/stat-value';
export { type Stat, Stats, type StatsProps } from './stats';
