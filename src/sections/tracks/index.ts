export { type Track, Tracks, type TracksProps } from './tracks';
