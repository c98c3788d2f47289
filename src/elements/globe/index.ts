export { Globe, type GlobePlace, type GlobeProps } from './globe';
