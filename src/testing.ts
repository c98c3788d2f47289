/**
 * The package's testing kit for the tests of products. Experimental: until 1.0 a minor release may change it. Needs only React
 * and a document.
 */
export { Clock } from './testing/clock';
export { type DriveOptions, drive, type UserActions } from './testing/drive';
export { type ExampleState, everyState, examplesOf } from './testing/every-state';
export type { Examples, SentEvent } from './testing/examples';
export { type After, answers, fails, hangs } from './testing/faults';
export { fixtureOf } from './testing/fixture';
export { motion } from './testing/motion';
export { speech, Utterance } from './testing/speech';
