/** `npm run preview`, and the end of `npm start`: serves what `npm run build` made, and receives the forms. */
import { createApp } from './app';
import { readSite, readWorkbench } from './build';
import type { Incoming } from './exchange';
import { BODY_MS, createRateLimit } from './limits';
import { createMetrics } from './metrics';
import { createChannels } from './notify/channels';
import { startNotifier } from './notify/notifier';
import { keepRetention } from './retention';
import { listen } from './server';
import { Problem, readSettings, type Settings } from './settings';
import { openStore } from './store/open';

/** Built folder, from the folder that the command runs in: the repository. */
const WORKBENCH = 'dist-workbench';
/** How long what is being done may still take when the server is told to stop, all in all, in milliseconds. */
const STOP_MS = 10_000;

process.umask(0o077); // What is stored is personal data: the owner's only.
// A log whose reader is gone must not take the server with it.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

const warn = (line: string) => console.error(`${new Date().toISOString()} ${line}`);

try {
  await start();
} catch (error) {
  // Only what was not foreseen shows where it happened.
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const site = settings.site === undefined ? undefined : await readSite(settings.site);
  const workbench = await readWorkbench(WORKBENCH);
  const channels = createChannels(settings.notify);
  const store = openStore(settings.store, {
    limitBytes: settings.storeLimit,
    channels: Object.keys(channels),
    log: warn,
  });
  const metrics = createMetrics();
  const notifier = startNotifier({
    store,
    channels,
    content: settings.notify.content,
    log: warn,
    delivered: metrics.notified,
  });
  const app = createApp({
    ...(site && { site }),
    ...(workbench && { workbench }),
    store,
    metrics,
    rateLimit: createRateLimit(settings.rateLimit),
    byteLimit: createRateLimit(settings.byteLimit),
    ...(settings.rateLimit === 0 && { uploads: { total: 256, each: 256 } }),
    allowedOrigins: settings.allowedOrigins,
    addressOf: (incoming) => addressOf(incoming, settings.trustProxy),
    bodyMs: BODY_MS,
    stored: (form) => {
      metrics.stored(form);
      notifier.look();
    },
    log: createLog(),
    warn,
  });
  const { port, drain } = await listen(app, settings).catch(async (error: NodeJS.ErrnoException) => {
    await store.close();
    throw refusedToListen(settings, error);
  });
  const endRetention = keepRetention(store, settings.retention, warn);

  const stop = async () => {
    const end = performance.now() + STOP_MS;
    const left = () => Math.max(0, end - performance.now());
    endRetention();
    await Promise.all([drain(left()), atMost(left(), notifier.stop())]);
    if (await atMost(left() + 500, store.close(left()))) process.exit(0);
    warn('The store did not end in time: what it was given last is stored or not.');
    // `exit` would wait for the store's thread, and one that waits for a disk that is away never ends.
    process.kill(process.pid, 'SIGKILL');
  };
  // Once: a second signal ends it at once.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  const origin = `http://${/^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(settings.host) ? 'localhost' : settings.host}:${port}`;
  console.log(`Halloway on ${origin}`);
  console.log(workbench ? `workbench on ${origin}/workbench/` : `no workbench: there is no ${WORKBENCH}`);
  const { fault } = await store.health();
  if (fault) warn(unavailable(settings.store, fault));
}

/** True when `work` is done within `ms` milliseconds. */
function atMost(ms: number, work: Promise<void>): Promise<boolean> {
  return Promise.race([work.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms))]);
}

function unavailable(store: Settings['store'], fault: string): string {
  const meanwhile = 'Pages are served; the forms answer 503 until it is mended, and then work without a restart.';
  return 'folder' in store
    ? `Submissions cannot be kept in ${store.folder} (${fault}). Mend that, or set DATA_DIR to another folder. ${meanwhile}`
    : `The database of DATABASE_URL does not answer as it should (${fault}). Check the URL and the server. ${meanwhile}`;
}

function refusedToListen({ host, port }: Settings, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE') {
    return new Problem(`Port ${port} is taken by another program. Stop that one, or set PORT to another port.`);
  }
  if (error.code === 'EACCES') {
    return new Problem(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
  }
  return new Problem(`Cannot listen on ${host}:${port} (${error.message}). Set HOST to an address of this machine.`);
}

/** The sender's address: of the connection or, behind a proxy of our own, the one that proxy added last. */
function addressOf({ headers, socket }: Incoming, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return forwarded || (socket.remoteAddress ?? '');
}

/** Lines of one turn of the event loop are written at its end, all at once: a write costs more than what it says. */
function createLog(): (line: string) => void {
  let lines = '';
  let time = '';
  const write = () => {
    process.stdout.write(lines);
    lines = '';
  };
  process.on('exit', write);
  return (line) => {
    if (lines === '') {
      time = new Date().toISOString();
      setImmediate(write);
    }
    lines += `${time} ${line}\n`;
  };
}
