export { type StatusItem, StatusList, type StatusListProps } from './status-list';
