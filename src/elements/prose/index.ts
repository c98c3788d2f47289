export {
  Prose,
  ProseHeading,
  type ProseHeadingProps,
  type ProseProps,
  ProseTable,
  type ProseTableProps,
} from './prose';
