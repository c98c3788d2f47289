export { Definitions, type DefinitionsItem, type DefinitionsProps } from './definitions';
