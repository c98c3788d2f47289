export { type Milestone, Timeline, type TimelineProps } from './timeline';
