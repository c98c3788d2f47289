/** The machines alone, without React: for another view layer, for tests, for tools. */
export { accordionMachine } from './behaviours/accordion/accordion.machine';
