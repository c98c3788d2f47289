export { type Definition, Definitions, type DefinitionsProps } from './definitions';
