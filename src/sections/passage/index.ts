export { Passage, type PassageProps } from './passage';
