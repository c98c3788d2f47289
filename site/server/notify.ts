import { createTransport } from 'nodemailer';
import type { Config } from './config';
import { details } from './inbox-text';
import { wordsOf } from './log';
import type { Store } from './store';
import type { Notice, Received } from './stored';

/** Delivers one notice, with the submission where that is configured. Rejects when it was not accepted. */
type Channel = (notice: Notice, received: Received | undefined) => Promise<void>;

/** Time limit of a mail server or a webhook, in milliseconds. */
const CHANNEL_TIMEOUT_MS = 20_000;
/** How often to look for due notices, in milliseconds. */
const EVERY_MS = 2_000;
/** How long other servers skip a notice that is being delivered: longer than a channel's time limit, in milliseconds. */
const LEASE_MS = 120_000;
const LONGEST_WAIT_MS = 3_600_000;
const AT_ONCE = 10;

export const createChannels = (
  set: Pick<Config, 'SMTP_URL' | 'NOTIFY_TO' | 'NOTIFY_FROM' | 'NOTIFY_WEBHOOK'>,
): Record<string, Channel> => ({
  ...(set.SMTP_URL && {
    mail: mailChannel(set.SMTP_URL, set.NOTIFY_TO, set.NOTIFY_FROM ?? set.NOTIFY_TO[0] ?? ''),
  }),
  ...(set.NOTIFY_WEBHOOK && { webhook: webhookChannel(set.NOTIFY_WEBHOOK) }),
});

const what = { contact: 'A message from the contact form', career: 'An application' } as const;

function mailChannel(server: string, to: string[], from: string): Channel {
  const url = new URL(server);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(CHANNEL_TIMEOUT_MS));
  const transport = createTransport(url.href);
  return async ({ id, submission_id, form }, received) => {
    const text = `${what[form]} has arrived. To read it: npm run inbox -- --show ${submission_id}\n`;
    await transport.sendMail({
      from,
      to,
      // Only with the content, which has the address anyway.
      ...(received && { replyTo: { name: received.fields.name, address: received.fields.email } }),
      subject: `${what[form]} has arrived`,
      text: received ? `${text}\n${details(received)}\n` : text,
      // The same id for every attempt, so that mailboxes can detect duplicates.
      messageId: `<${id.replace(':', '.')}@${from.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

function webhookChannel(address: string): Channel {
  const url = new URL(address);
  const secret = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = url.username && { Authorization: `Basic ${Buffer.from(secret).toString('base64')}` };
  url.username = '';
  url.password = ''; // `fetch` refuses credentials in a URL, and its error contains them.
  return async ({ id, submission_id, form }, received) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...authorization },
      body: JSON.stringify({ id: submission_id, form, received }),
      redirect: 'error',
      signal: AbortSignal.timeout(CHANNEL_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  };
}

export interface NotifierOptions {
  store: Pick<Store, 'takeNotices' | 'endNotice' | 'postponeNotice' | 'list'>;
  channels: Readonly<Record<string, Channel>>;
  /** Whether channels include the submission's content. */
  content: boolean;
  log: (line: string) => void;
  delivered: (channel: string, result: 'delivered' | 'failed') => void;
  /** The delay after the first failure, in milliseconds; it doubles with each, up to an hour. */
  firstWaitMs?: number;
}

/**
 * Delivers the stored notices, each at least once: a notice is dropped only after its channel accepted it, and retried with
 * increasing delays until then. Each channel has a queue of its own: one that hangs delays no other.
 */
export function startNotifier({ store, channels, content, log, delivered, firstWaitMs = 15_000 }: NotifierOptions) {
  const working = new Map<string, Promise<void>>();
  let stopped = false;

  async function work(name: string, channel: Channel): Promise<void> {
    try {
      for (let count = AT_ONCE; count === AT_ONCE && !stopped; ) {
        const notices = await store.takeNotices(name, AT_ONCE, new Date(Date.now() + LEASE_MS).toISOString());
        count = notices.length;
        await Promise.all(notices.map((notice) => deliver(notice, channel)));
      }
    } catch {
      // The store logs its own faults. The notices stay in it, and are due again.
    } finally {
      working.delete(name);
    }
  }

  async function deliver(notice: Notice, channel: Channel): Promise<unknown> {
    try {
      const [received] = content ? await store.list({ ids: [notice.submission_id] }) : [];
      await channel(notice, received);
    } catch (error) {
      delivered(notice.channel, 'failed');
      const wait = Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** (notice.attempts - 1));
      const next = `the next try is in ${Math.ceil(wait / 1_000)} s`;
      log(`A notice by ${notice.channel} was not taken (${wordsOf(error)}): ${next}.`);
      return store.postponeNotice(notice.id, new Date(Date.now() + wait).toISOString());
    }
    delivered(notice.channel, 'delivered');
    return store.endNotice(notice.id);
  }

  /** Delivers what is due now. */
  function look(): void {
    if (stopped) return;
    for (const [name, channel] of Object.entries(channels))
      if (!working.has(name)) working.set(name, work(name, channel));
  }
  look();
  const timer = setInterval(look, EVERY_MS).unref();

  return {
    look,
    /** Starts no delivery any more, and resolves when the running ones have ended. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await Promise.all(working.values());
    },
  };
}
