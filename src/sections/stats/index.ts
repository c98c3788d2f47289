export { type Stat, Stats, type StatsProps } from './stats';
