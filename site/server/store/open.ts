import type { StoreLocation } from '../settings';
import { openInWorker } from './in-worker';
import { openPostgres } from './postgres';
import { openSqlite, readSqlite } from './sqlite';
import type { Reader, Store, StoreOptions } from './store';

/** The store of a server, wherever it is. It is not looked at yet: what is wrong with it, `health` tells. */
export function openStore(location: StoreLocation, options: Partial<StoreOptions> = {}): Store {
  return 'folder' in location ? openInWorker(location.folder, options) : openPostgres(location.url, options);
}

/** A store to look into, which it does not change. @throws {StoreFault} */
export function openStoreToRead(location: StoreLocation): Reader {
  return 'folder' in location ? readSqlite(location.folder) : openPostgres(location.url);
}

/** A store for one command, in this thread. */
export function openStoreToWrite(location: StoreLocation): Store {
  return 'folder' in location ? openSqlite(location.folder) : openPostgres(location.url);
}
