import { createTransport } from 'nodemailer';
import type { NotifyConfig } from './config';
import { details } from './inbox-text';
import { wordsOf } from './log';
import type { Notice, Received, Store } from './stored';

/** Delivers one notice; with what was received, where that may be said. Rejects when it was not taken. */
export type Channel = (notice: Notice, received: Received | undefined) => Promise<void>;

/** How long a mail server or a webhook may take, in milliseconds. */
const PATIENCE_MS = 20_000;
/** How often to look for notices that are due, in milliseconds. */
const EVERY_MS = 2_000;
/** For how long a notice that is being delivered is left alone by other servers: longer than a channel may take, in milliseconds. */
const LEASE_MS = 120_000;
const LONGEST_WAIT_MS = 3_600_000;
const AT_ONCE = 10;

/** The channels that the settings name. */
export function createChannels({ mail, webhook }: NotifyConfig): Record<string, Channel> {
  return { ...(mail && { mail: mailChannel(mail) }), ...(webhook && { webhook: webhookChannel(webhook) }) };
}

const what = { contact: 'A message from the contact form', career: 'An application' } as const;

function mailChannel({ server, from, to }: NonNullable<NotifyConfig['mail']>): Channel {
  const url = new URL(server);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(PATIENCE_MS));
  }
  const transport = createTransport(url.href);
  return async ({ id, submission, form }: Notice, received: Received | undefined) => {
    await transport.sendMail({
      from,
      to,
      subject: `${what[form]} has arrived`,
      text: `${what[form]} has arrived. To read it: npm run inbox -- --show ${submission}\n${
        received ? `\n${details(received)}\n` : ''
      }`,
      // The same for every try, so that a mailbox can tell that it has it.
      messageId: `<${id.replace(':', '.')}@${from.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

function webhookChannel(address: string): Channel {
  const url = new URL(address);
  const { username, password } = url;
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  url.username = '';
  url.password = ''; // `fetch` refuses them in a URL, and says the whole of it.
  const authorization = username && { Authorization: `Basic ${Buffer.from(secret).toString('base64')}` };
  return async ({ id, submission, form }, received) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...authorization },
      body: JSON.stringify({ id: submission, form, ...(received && { received }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  };
}

export interface NotifierOptions {
  store: Pick<Store, 'takeNotices' | 'dropNotice' | 'postponeNotice' | 'list'>;
  channels: Readonly<Record<string, Channel>>;
  /** Whether channels say what was sent. */
  content: boolean;
  log: (line: string) => void;
  delivered: (channel: string, result: 'delivered' | 'failed') => void;
  /** The wait after the first failure, in milliseconds; it doubles with each, up to an hour. */
  firstWaitMs?: number;
}

/**
 * Delivers the notices that were stored with submissions, each at least once: it is dropped only after its channel took
 * it, and tried again, ever more seldom, until then. Each channel has a queue of its own: one that hangs delays no other.
 */
export function startNotifier({ firstWaitMs = 15_000, ...options }: NotifierOptions) {
  const { store, channels, log, delivered } = options;
  const working = new Map<string, Promise<void>>();
  let stopped = false;

  async function work(name: string, channel: Channel): Promise<void> {
    try {
      while (!stopped) {
        const notices = await store.takeNotices(name, AT_ONCE, new Date(Date.now() + LEASE_MS).toISOString());
        await Promise.all(notices.map((notice) => deliver(notice, channel)));
        if (notices.length < AT_ONCE) break;
      }
    } catch {
      // The store says by itself what is the matter with it. The notices are in it, and due again.
    } finally {
      working.delete(name);
    }
  }

  async function deliver(notice: Notice, channel: Channel): Promise<void> {
    try {
      const [received] = options.content ? await store.list({ id: notice.submission }, { limit: 1, offset: 0 }) : [];
      await channel(notice, received);
      delivered(notice.channel, 'delivered');
    } catch (error) {
      delivered(notice.channel, 'failed');
      const wait = Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** notice.attempts);
      log(
        `A notice by ${notice.channel} was not taken (${wordsOf(error)}): the next try is in ${Math.ceil(wait / 1_000)} s.`,
      );
      return store.postponeNotice(notice.id, new Date(Date.now() + wait).toISOString());
    }
    await store.dropNotice(notice.id);
  }

  const look = () => {
    if (stopped) return;
    for (const [name, channel] of Object.entries(channels))
      if (!working.has(name)) working.set(name, work(name, channel));
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
      await Promise.all(working.values());
    },
  };
}
