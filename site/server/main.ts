/** `npm run preview`, and the end of `npm start`: serves what `npm run build` made, and stores what the forms send. */
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import closeWithGrace, { type Signals } from 'close-with-grace';
import { pino } from 'pino';
import { createApp } from './app';
import { readConfig, readStoreLocation } from './config';
import { driverUrls } from './database';
import { Problem } from './errors';
import { readSite, readWorkbench } from './files';
import { sweep } from './leftovers';
import { createSenderLimit } from './limits';
import { createLog } from './log';
import { createChannels, startNotifier } from './notify';
import { createMetrics, reportToSystemd } from './operations';
import { keepRetention } from './retention';
import { openStore } from './store';

/** The built folder, relative to the working directory: the repository. */
const WORKBENCH = 'dist-workbench';
/** Time limit for pending work after a signal to stop, in milliseconds. */
const STOP_MS = 10_000;

process.umask(0o077); // Files hold personal data: readable by the owner only.
// The server must survive a log whose reader has exited.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

try {
  await start();
} catch (error) {
  // Only unexpected errors show their stack.
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const set = readConfig(process.env);
  const location = readStoreLocation(process.env);
  const site = set.SITE_DIR === undefined ? undefined : readSite(set.SITE_DIR);
  const workbench = readWorkbench(WORKBENCH);
  const log = createLog(pino.destination({ dest: 1, sync: false }));
  const warn = (line: string) => log.warn(line);
  if (site && !site.isOwn)
    warn(
      `The site in ${set.SITE_DIR} was not built for this server (VITE_BACKEND_URL=/), or by another version: forms may be blocked.`,
    );
  const unused = set.DATABASE_URL ? driverUrls(set.DATABASE_URL).unused : [];
  if (unused.length > 0) warn(`DATABASE_URL has settings without an effect here: ${unused.join(', ')}.`);
  const arrivals = 'url' in location ? tmpdir() : (location.folder ?? tmpdir());
  sweep(arrivals, /^upload-/);
  const channels = createChannels(set);
  const store = openStore(location, { limitBytes: set.STORE_LIMIT, channels: Object.keys(channels), log: warn });
  const metrics = createMetrics();
  const content = set.NOTIFY_CONTENT;
  const notifier = startNotifier({ store, channels, content, log: warn, delivered: metrics.notified });
  const app = await createApp({
    site,
    workbench,
    store,
    metrics,
    arrivals,
    rateLimit: createSenderLimit(set.RATE_LIMIT),
    byteLimit: createSenderLimit(set.RATE_LIMIT && set.RATE_LIMIT_MB),
    ...(set.RATE_LIMIT === 0 && { uploads: { total: 256, each: 256 } }),
    allowedOrigins: set.ALLOWED_ORIGINS,
    trustProxy: set.TRUST_PROXY,
    stored: (form) => {
      metrics.stored(form);
      notifier.look();
    },
    log,
  });
  await app.listen({ host: set.HOST, port: set.PORT }).catch(async ({ code, message }: NodeJS.ErrnoException) => {
    await store.close();
    if (code === 'EADDRINUSE')
      throw new Problem(`Port ${set.PORT} is taken by another program. Stop that one, or set PORT to another port.`);
    throw new Problem(`Cannot listen on ${set.HOST}:${set.PORT} (${message}). Set HOST and PORT to others.`);
  });
  const endRetention = keepRetention(store, set.RETENTION_DAYS, warn);

  // Not after a fault of native code: no JavaScript can run then, and a process that waits for it hangs.
  const skip: Signals[] = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'];
  closeWithGrace({ delay: STOP_MS, logger: log, skip }, async () => {
    endRetention();
    await Promise.all([app.close(), notifier.stop()]);
    await store.close(STOP_MS / 2);
    log.flush();
  });

  reportToSystemd(process.env);
  const { port } = app.server.address() as AddressInfo;
  const host = /^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(set.HOST) ? 'localhost' : set.HOST;
  const address = `http://${host}:${port}`;
  const tools = workbench ? `workbench on ${address}/workbench/` : `no workbench: there is no ${WORKBENCH}`;
  // In one write: a request that is answered meanwhile would be logged between the lines.
  console.log(`Halloway on ${address}\n${tools}`);
  const { fault } = await store.health();
  if (!fault) return;
  const remedy =
    'url' in location
      ? `The database of DATABASE_URL does not answer as it should (${fault}). Check the URL and the server.`
      : `Submissions cannot be kept in ${location.folder} (${fault}). Mend that, or set DATA_DIR to another folder.`;
  warn(`${remedy} Pages are served; the forms answer 503 until it is mended, and then work without a restart.`);
}
