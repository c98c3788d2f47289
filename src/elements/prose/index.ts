export {
  Prose,
  ProseHeading,
  type ProseHeadingProps,
  type ProseProps,
} from './prose';
export { type ProseTexts, proseTexts } from './prose.texts';
