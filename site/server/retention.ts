import type { Store } from './store';
import type { FormName } from './stored';

const DAY_MS = 86_400_000;
/** How often to run, in milliseconds. */
const EVERY_MS = 3_600_000;
/** The least number erased at once: a day's share of a few would be none. */
const LEAST_AT_ONCE = 20;

type Days = Readonly<Record<FormName, number>>;

/**
 * Erases submissions older than `days` of their form at `now`, the oldest first, and at most a day's share of the store, which
 * limits the damage of a wrong clock. Resolves with how many were erased, and how many are left over.
 */
export async function eraseExpired(store: Pick<Store, 'erase' | 'count'>, days: Days, now: number) {
  let [erased, left] = [0, 0];
  for (const form of ['contact', 'career'] as const) {
    const filter = { form, before: new Date(now - days[form] * DAY_MS).toISOString() };
    const expired = await store.count(filter);
    const most = Math.max(LEAST_AT_ONCE, Math.ceil((await store.count({ form })) / days[form]));
    if (expired > 0) erased += await store.erase(filter, most);
    left += Math.max(0, expired - most);
  }
  return { erased, left };
}

/** What may pass between two runs before the clock is doubted, and how long it is, in milliseconds. */
const JUMP_MS = 30 * DAY_MS;
const DOUBT_MS = 7 * DAY_MS;

/** Erases what has expired or was restored, now and every hour, one share an hour for all servers. Returns a function that stops it. */
export function keepRetention(
  store: Pick<Store, 'erase' | 'eraseAgain' | 'count' | 'now' | 'keepTime'>,
  days: Days,
  log: (line: string) => void,
): () => void {
  const look = async () => {
    try {
      await store.eraseAgain();
      const now = Date.parse(await store.now());
      const at = (ms: number) => new Date(ms).toISOString();
      const { earlier } = await store.keepTime('clock', at(now));
      // The clock may be wrong, or the server was off. A week is enough to tell.
      if (earlier && now - Date.parse(earlier) > JUMP_MS) await store.keepTime('share', at(now + DOUBT_MS));
      const share = await store.keepTime('share', at(now), (last) => {
        const since = now - Date.parse(last ?? at(0));
        return since >= EVERY_MS * 0.9 || since < -DOUBT_MS; // A clock that was ahead had kept a later time.
      });
      if (!share.kept && Date.parse(share.earlier ?? '') > now)
        log(
          `The clock has jumped: nothing is erased by RETENTION_DAYS until ${share.earlier}. If it is right and you cannot wait, ` +
            'erase by `npm run inbox -- --until DATE --erase --yes`.',
        );
      if (!share.kept) return;
      const { erased, left } = await eraseExpired(store, days, now);
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
