/** `npm run preview`, and the end of `npm start`: serves what `npm run build` made, and stores what the forms send. */
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

/** Built folder, from the folder that the command runs in: the repository. */
const WORKBENCH = 'dist-workbench';
/** How long what is being done may still take after a signal to stop, all in all, in milliseconds. */
const STOP_MS = 10_000;

process.umask(0o077); // What is stored is personal data: the owner's only.
// A log whose reader is gone must not take the server with it.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

try {
  await start();
} catch (error) {
  // Only what was not foreseen shows where it happened.
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const site = config.site === undefined ? undefined : readSite(config.site);
  const workbench = readWorkbench(WORKBENCH);
  const log = createLog(pino.destination({ dest: 1, sync: false }));
  const warn = (line: string) => log.warn(line);
  const channels = createChannels(config.notify);
  const store = openStore(config.store, {
    limitBytes: config.storeLimit,
    channels: Object.keys(channels),
    log: warn,
  });
  const metrics = createMetrics();
  const notifier = startNotifier({
    store,
    channels,
    content: config.notify.content,
    log: warn,
    delivered: metrics.notified,
  });
  const app = await createApp({
    ...(site && { site }),
    ...(workbench && { workbench }),
    store,
    metrics,
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

  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : config.port;
  const host = /^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(config.host) ? 'localhost' : config.host;
  console.log(`Halloway on http://${host}:${port}`);
  console.log(workbench ? `workbench on http://${host}:${port}/workbench/` : `no workbench: there is no ${WORKBENCH}`);
  const { fault } = await store.health();
  if (fault) warn(unavailable(config.store, fault));
}

function unavailable(store: Config['store'], fault: string): string {
  const meanwhile = 'Pages are served; the forms answer 503 until it is mended, and then work without a restart.';
  return 'folder' in store
    ? `Submissions cannot be kept in ${store.folder} (${fault}). Mend that, or set DATA_DIR to another folder. ${meanwhile}`
    : `The database of DATABASE_URL does not answer as it should (${fault}). Check the URL and the server. ${meanwhile}`;
}

function refusedToListen({ host, port }: Config, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE') {
    return new Problem(`Port ${port} is taken by another program. Stop that one, or set PORT to another port.`);
  }
  if (error.code === 'EACCES') {
    return new Problem(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
  }
  return new Problem(`Cannot listen on ${host}:${port} (${error.message}). Set HOST to an address of this machine.`);
}
