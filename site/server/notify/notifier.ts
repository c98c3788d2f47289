import type { Notice, Received, Store } from '../store/store';

/** Delivers one notice; with what was received, where it may be told. Rejects when it was not taken. */
export type Channel = (notice: Notice, received: Received | undefined) => Promise<void>;

export interface NotifierOptions {
  store: Pick<Store, 'takeNotices' | 'dropNotice' | 'postponeNotice' | 'list'>;
  channels: Readonly<Record<string, Channel>>;
  /** Whether channels are told what was sent. */
  content: boolean;
  log: (line: string) => void;
  delivered: (channel: string, result: 'delivered' | 'failed') => void;
  /** The wait after the first failure, in milliseconds; it doubles with each, up to an hour. */
  firstWaitMs?: number;
}

/** How often to look for notices that are due, in milliseconds. */
const EVERY_MS = 2_000;
/** For how long a notice that is being delivered is nobody else's: longer than a channel may take, in milliseconds. */
const LEASE_MS = 120_000;
const LONGEST_WAIT_MS = 3_600_000;
const AT_ONCE = 10;

/**
 * Delivers the notices that were stored with submissions, each at least once: it is dropped only after its channel took
 * it, and tried again, ever more seldom, until then.
 */
export function startNotifier({ firstWaitMs = 15_000, ...options }: NotifierOptions) {
  const { store, channels, log, delivered } = options;
  let stopped = false;
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    try {
      while (!stopped) {
        const notices = await store.takeNotices(AT_ONCE, new Date(Date.now() + LEASE_MS).toISOString());
        await Promise.all(notices.map(deliver));
        if (notices.length < AT_ONCE) break;
      }
    } catch {
      // The store says by itself what is the matter with it. The notices are in it, and due again.
    } finally {
      working = undefined;
    }
  }

  async function deliver(notice: Notice): Promise<void> {
    // Of a channel that is no longer set: it waits for the day that it is set again, or its submission is erased.
    const channel = channels[notice.channel];
    if (!channel) return postpone(notice.id, LONGEST_WAIT_MS);
    try {
      const [received] = options.content ? await store.list({ id: notice.submission }) : [];
      await channel(notice, received);
      delivered(notice.channel, 'delivered');
    } catch (error) {
      delivered(notice.channel, 'failed');
      const wait = Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** notice.attempts);
      const reason = error instanceof Error ? error.message : String(error);
      log(`A notice by ${notice.channel} was not taken (${reason}): the next try is in ${Math.ceil(wait / 1_000)} s.`);
      return postpone(notice.id, wait);
    }
    await store.dropNotice(notice.id);
  }

  const postpone = (id: string, wait: number) => store.postponeNotice(id, new Date(Date.now() + wait).toISOString());
  const look = () => {
    // Where nobody is told, notices of channels that were set once wait as they are.
    if (!stopped && Object.keys(channels).length > 0) working ??= work();
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  timer.unref();

  return {
    /** Something was stored: looks now. */
    look,
    /** Begins nothing new, and resolves when what was begun has ended. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await working;
    },
  };
}
