/** `npm run preview`, and the end of `npm start`: serves what `npm run build` made, and stores what the forms send. */
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { createApp } from './app';
import { type Config, readConfig } from './config';
import { readSite, readWorkbench } from './files';
import { BODY_MS, createSenderLimit } from './limits';
import { createLog } from './log';
import { createChannels, startNotifier } from './notify';
import { createMetrics } from './operations';
import { keepRetention } from './retention';
import { openStore } from './store';
import { Problem } from './stored';

/** The built folder, relative to the working directory: the repository. */
const WORKBENCH = 'dist-workbench';
/** Time limit for pending work after a signal to stop, in milliseconds. */
const STOP_MS = 10_000;

process.umask(0o077); // Files hold personal data: readable by the owner only.
// The server must survive a log whose reader has exited.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

try {
  await start(readConfig(process.env));
} catch (error) {
  // Only unexpected errors show their stack.
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const site = config.site === undefined ? undefined : readSite(config.site);
  const workbench = readWorkbench(WORKBENCH);
  const log = createLog(pino.destination({ dest: 1, sync: false }));
  const warn = (line: string) => log.warn(line);
  const channels = createChannels(config.notify);
  const store = openStore(config.store, { limitBytes: config.storeLimit, channels: Object.keys(channels), log: warn });
  const metrics = createMetrics();
  const { content } = config.notify;
  const notifier = startNotifier({ store, channels, content, log: warn, delivered: metrics.notified });
  const app = await createApp({
    site,
    workbench,
    store,
    metrics,
    arrivals: ('folder' in config.store && config.store.folder) || tmpdir(),
    rateLimit: createSenderLimit(config.rateLimit),
    byteLimit: createSenderLimit(config.byteLimit),
    ...(config.rateLimit === 0 && { uploads: { total: 256, each: 256 } }),
    allowedOrigins: config.allowedOrigins,
    trustProxy: config.trustProxy,
    bodyMs: BODY_MS,
    stored: (form) => {
      metrics.stored(form);
      notifier.look();
    },
    log,
  });
  await app.listen({ host: config.host, port: config.port }).catch(async (error: NodeJS.ErrnoException) => {
    await store.close();
    throw refusedToListen(config, error);
  });
  const endRetention = keepRetention(store, config.retention, warn);

  closeWithGrace({ delay: STOP_MS, logger: log }, async () => {
    endRetention();
    await Promise.all([app.close(), notifier.stop()]);
    await store.close(STOP_MS / 2);
    log.flush();
  });

  const { port } = app.server.address() as AddressInfo;
  const host = /^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(config.host) ? 'localhost' : config.host;
  console.log(`Halloway on http://${host}:${port}`);
  console.log(workbench ? `workbench on http://${host}:${port}/workbench/` : `no workbench: there is no ${WORKBENCH}`);
  const { fault } = await store.health();
  if (!fault) return;
  const remedy =
    'folder' in config.store
      ? `Submissions cannot be kept in ${config.store.folder} (${fault}). Mend that, or set DATA_DIR to another folder.`
      : `The database of DATABASE_URL does not answer as it should (${fault}). Check the URL and the server.`;
  warn(`${remedy} Pages are served; the forms answer 503 until it is mended, and then work without a restart.`);
}

function refusedToListen({ host, port }: Config, { code = '', message }: NodeJS.ErrnoException): Problem {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop that one, or set PORT to another port.`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
  };
  const other = `Cannot listen on ${host}:${port} (${message}). Set HOST to an address of this machine.`;
  return new Problem(reasons[code] ?? other);
}
