import { type FaultKind, StoreFault } from './stored';

/** Maps codes of SQLite, the system, Postgres and its driver to a message for the operator: the first matching row. */
const meanings: readonly (readonly [code: RegExp, kind: FaultKind, words: string])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, 'busy', 'another program holds the lock of the database'],
  [/^(SQLITE_FULL|ENOSPC)/, 'full', 'the disk is full'],
  [/^EDQUOT/, 'full', 'the disk quota of this user is used up'],
  [/^SQLITE_NOTADB/, 'damaged', 'the file is not a database, or a damaged one: restore a backup'],
  [/^SQLITE_CORRUPT/, 'damaged', 'the database is damaged: restore a backup'],
  [/^SQLITE_READONLY/, 'denied', 'it may only be read: by its permissions, or because the disk is mounted read-only'],
  [/^EROFS/, 'denied', 'the disk is mounted read-only'],
  [/^(SQLITE_PERM|EACCES|EPERM|42501)/, 'denied', 'this user may not write to it'],
  [/^ENOTDIR/, 'denied', 'a part of its path is a file, not a folder'],
  [/^EEXIST/, 'denied', 'there is a file where the folder should be'],
  [/^SQLITE_IOERR/, 'failed', 'the disk did not read or write as asked'],
  [/^ECONNREFUSED/, 'silent', 'no server listens there'],
  [/^ENOTFOUND/, 'silent', 'its host is not known'],
  [/^ETIMEDOUT/, 'silent', 'it does not answer'],
  [/^(ECONNRESET|EPIPE|08)/, 'silent', 'the connection broke off'],
  [/^25006/, 'denied', 'it may only be read'],
  [/^28/, 'denied', 'it does not take the user or the password'],
  [/^40003/, 'silent', 'it does not say whether it committed'],
  [/^40/, 'busy', 'another statement was in the way'],
  [/^53100/, 'full', 'its disk is full'],
  [/^53300/, 'busy', 'it has too many connections'],
  [/^57014/, 'busy', 'a statement took too long'],
  [/^57P/, 'silent', 'it is starting or being stopped'],
];

/** The fault of a store's error, by its code. After a failed commit it may be unknown whether the data was stored. */
export function faultOf(error: unknown, committing = false): StoreFault {
  if (error instanceof StoreFault) return error;
  const { code = '', message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
  if (!code && /connect|not queryable/i.test(message)) return new StoreFault('silent', message, committing);
  const [, kind, words] = meanings.find(([pattern]) => pattern.test(code)) ?? [code, 'failed' as const, message];
  const uncertain = committing && (kind === 'failed' || kind === 'silent');
  return new StoreFault(kind, code ? `${words} (${code})` : words, uncertain);
}
