import type { FormName, Store } from './store/store';

const DAY_MS = 86_400_000;
/** How often to look, in milliseconds. */
const EVERY_MS = 3_600_000;

/** Erases what was received longer ago than `days` of its form. Resolves with how many submissions that were. */
export async function eraseExpired(
  store: Pick<Store, 'erase'>,
  days: Readonly<Record<FormName, number>>,
  now = Date.now(),
): Promise<number> {
  let erased = 0;
  for (const form of ['contact', 'career'] as const) {
    erased += await store.erase({ form, before: new Date(now - days[form] * DAY_MS).toISOString() });
  }
  return erased;
}

/** Erases what has expired, now and every hour. Returns what ends it. */
export function keepRetention(
  store: Pick<Store, 'erase'>,
  days: Readonly<Record<FormName, number>>,
  log: (line: string) => void,
): () => void {
  const look = () =>
    eraseExpired(store, days).then(
      (erased) => erased > 0 && log(`Erased ${erased} submissions that were kept as long as RETENTION_DAYS says.`),
      (error: Error) =>
        log(`What RETENTION_DAYS says could not be erased (${error.message}): the next try is in an hour.`),
    );
  void look();
  const timer = setInterval(look, EVERY_MS).unref();
  return () => clearInterval(timer);
}
