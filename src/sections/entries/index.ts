export { Entries, type EntriesItem, type EntriesList, type EntriesProps } from './entries';
