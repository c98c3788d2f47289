import { type FaultKind, StoreFault } from './store';

/** What SQLite's and the system's codes mean for the operator. The longer of two prefixes comes first. */
const meanings: readonly (readonly [code: string, kind: FaultKind, words: string])[] = [
  ['SQLITE_BUSY', 'busy', 'another program holds the lock of the database'],
  ['SQLITE_LOCKED', 'busy', 'another program holds the lock of the database'],
  ['SQLITE_FULL', 'full', 'the disk is full'],
  ['ENOSPC', 'full', 'the disk is full'],
  ['EDQUOT', 'full', 'the disk quota of this user is used up'],
  ['SQLITE_NOTADB', 'damaged', 'the file is not a database, or a damaged one: restore a backup'],
  ['SQLITE_CORRUPT', 'damaged', 'the database is damaged: restore a backup'],
  ['SQLITE_READONLY', 'denied', 'it may only be read: by its permissions, or because the disk is mounted read-only'],
  ['SQLITE_PERM', 'denied', 'this user may not write to it'],
  ['EACCES', 'denied', 'this user may not write to it'],
  ['EPERM', 'denied', 'this user may not write to it'],
  ['EROFS', 'denied', 'the disk is mounted read-only'],
  ['ENOTDIR', 'denied', 'a part of its path is a file, not a folder'],
  ['EEXIST', 'denied', 'there is a file where the folder should be'],
  ['SQLITE_IOERR', 'failed', 'the disk did not read or write as asked'],
];

/** The fault behind an error of the file store, by its code. */
export function faultOf(error: unknown, uncertain = false): StoreFault {
  if (error instanceof StoreFault) return error;
  const { code = '', message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
  const [, kind, words] = meanings.find(([prefix]) => code.startsWith(prefix)) ?? [code, 'failed' as const, message];
  return new StoreFault(kind, `${words}${code ? ` (${code})` : ''}`, uncertain);
}
