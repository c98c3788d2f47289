export {
  Prose,
  ProseHeading,
  type ProseHeadingProps,
  type ProseProps,
} from './prose';
