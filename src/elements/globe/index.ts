export { Globe, type GlobeProps, type Place } from './globe';
