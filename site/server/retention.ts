import type { FormName, Store } from './stored';

const DAY_MS = 86_400_000;
/** How often to look, in milliseconds. */
const EVERY_MS = 3_600_000;
/** At most this many days' share is erased in one look: what a clock that is wrong can do is bounded, and is said. */
const DAYS_AT_ONCE = 1;
/** Where there are few, a day's share would be none. */
const LEAST_AT_ONCE = 20;

type Erasing = Pick<Store, 'erase' | 'count' | 'now'>;

/**
 * Erases what was received longer ago than `days` of its form, the oldest first, by the store's own time, and at most a day's
 * share of what is stored. Resolves with how many submissions that were, and how many are left over.
 */
export async function eraseExpired(
  store: Erasing,
  days: Readonly<Record<FormName, number>>,
  now?: number,
): Promise<{ erased: number; left: number }> {
  const time = now ?? Date.parse(await store.now());
  let [erased, left] = [0, 0];
  for (const form of ['contact', 'career'] as const) {
    const filter = { form, before: new Date(time - days[form] * DAY_MS).toISOString() };
    const expired = await store.count(filter);
    if (expired === 0) continue;
    const all = await store.count({ form });
    const most = Math.max(LEAST_AT_ONCE, Math.ceil((all / days[form]) * DAYS_AT_ONCE));
    erased += await store.erase(filter, most);
    left += Math.max(0, expired - most);
  }
  return { erased, left };
}

/** Erases what has expired, now and every hour. Returns what ends it. */
export function keepRetention(
  store: Erasing,
  days: Readonly<Record<FormName, number>>,
  log: (line: string) => void,
): () => void {
  const look = async () => {
    try {
      const { erased, left } = await eraseExpired(store, days);
      if (erased > 0) log(`Erased ${erased} submissions that were kept as long as RETENTION_DAYS says.`);
      if (left > 0)
        log(
          `${left} more are older than RETENTION_DAYS says, and more than a day's share: if the clock is right, wait, or erase ` +
            'them by `npm run inbox -- --until DATE --erase --yes`.',
        );
    } catch (error) {
      log(`What RETENTION_DAYS says could not be erased (${(error as Error).message}): the next try is in an hour.`);
    }
  };
  void look();
  const timer = setInterval(look, EVERY_MS).unref();
  return () => clearInterval(timer);
}
