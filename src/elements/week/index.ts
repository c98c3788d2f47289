export { Week, type WeekProps } from './week';
