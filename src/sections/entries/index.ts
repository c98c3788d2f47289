export { Entries, type EntriesProps, type Entry, type EntryList } from './entries';
