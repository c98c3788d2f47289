/** `npm run preview`, and the end of `npm start`: serves what `npm run build` made, and receives the forms. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createApp } from './app';
import { readSite, readWorkbench } from './build';
import { BODY_MS, createRateLimit } from './limits';
import { listen } from './server';
import { Problem, readSettings, type Settings } from './settings';
import { openStore, type Store } from './store';

/** Built folders, from the folder that the command runs in: the repository. */
const SITE = 'dist-site';
const WORKBENCH = 'dist-workbench';

process.umask(0o077); // What is stored is personal data: the owner's only.
// A log whose reader is gone must not take the receiver with it.
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
  const settings = readSettings(process.env);
  const site = await readSite(SITE);
  const workbench = await readWorkbench(WORKBENCH);
  const store = await open(settings);
  const app = createApp({
    site,
    ...(workbench && { workbench }),
    store,
    rateLimit: createRateLimit(settings.rateLimit),
    addressOf: (context) => addressOf(context, settings.trustProxy),
    bodyMs: BODY_MS,
    log: (line) => console.log(line),
  });
  const { port, drain } = await listen(app, settings).catch(async (error: NodeJS.ErrnoException) => {
    await store.close();
    throw refusedToListen(settings, error);
  });

  const origin = `http://${/^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(settings.host) ? 'localhost' : settings.host}:${port}`;
  console.log(`Halloway on ${origin}`);
  console.log(workbench ? `workbench on ${origin}/workbench/` : `no workbench: there is no ${WORKBENCH}`);

  const stop = async () => {
    await drain();
    await store.close();
    process.exit(0);
  };
  // Once: a second signal ends it at once.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function open({ store }: Settings): Promise<Store> {
  try {
    return await openStore(store);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Problem(
      'folder' in store
        ? `Submissions cannot be kept in ${store.folder} (${reason}). Make it a folder that this user may write to, or set DATA_DIR to another one.`
        : `The database of DATABASE_URL does not answer as it should (${reason}). Check the URL and DATABASE_AUTH_TOKEN.`,
    );
  }
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
function addressOf(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || ((context.env as HttpBindings).incoming.socket.remoteAddress ?? '');
}
