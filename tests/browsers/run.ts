/**
 * `npm run test:browsers`: the site's pages, forms and navigation, and the walks of the behaviours (tests/evidence), in the
 * distribution's Firefox and WebKit. Installs what is missing where it may, and listens on free ports of 127.0.0.1 only.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage } from '../evidence/page/build';
import { freePort } from '../tools/free-port';
import { end, fail, interrupt, vitest } from '../tools/suites';
import { startFirefox } from './firefox';
import { eventually, start, stopAll } from './processes';
import { providePrograms } from './programs';
import { browsers } from './vitest.config';
import { startWebKit } from './webkit';

const folder = await mkdtemp(join(tmpdir(), 'halloway-browsers-'));
/** Where the server stores what the forms send. */
const DATA_DIR = join(folder, 'data');
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    interrupt();
    await stopAll();
    await rm(folder, { recursive: true, force: true });
    process.exit(1);
  });
}

try {
  const programs = providePrograms();
  const env = {
    BROWSERS_ORIGIN: await startSite(),
    BROWSERS_DATA: DATA_DIR,
    FIREFOX_PORT: await startFirefox(programs, folder, 'on'),
    // In Firefox JavaScript is a preference of the whole browser; in WebKit it is an argument of the session (page.ts).
    FIREFOX_WITHOUT_SCRIPTS_PORT: await startFirefox(programs, folder, 'off'),
    ...(await startWebKit(programs, folder)),
  };
  const words = process.argv.slice(2);
  const chosen = browsers.filter(
    (name) => !words.join(' ').includes('--project') || words.includes(`--project=${name}`),
  );
  if (chosen.length === 0)
    fail('Firefox and WebKit', `No browser is called so: say --project=${browsers.join(' or --project=')}.`);
  // In parallel: each browser has its own window, and mostly waits for frames.
  if (await buildPage())
    await Promise.all(
      chosen.map((name) =>
        vitest(name, ['--config', 'tests/browsers/vitest.config.ts', ...words, `--project=${name}`], env),
      ),
    );
} catch (error) {
  fail('Firefox and WebKit', error instanceof Error ? error.message : String(error));
} finally {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
}
await end();

/** Serves the output of `npm run build:site`, as `npm run preview` does. */
async function startSite(): Promise<string> {
  const port = await freePort();
  const env = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR, RATE_LIMIT: '0' };
  const args = ['--import', 'tsx', 'site/server/main.ts'];
  start(process.execPath, args, env, 'heard').stdout?.resume();
  const origin = `http://127.0.0.1:${port}`;
  await eventually('the site', async () => (await fetch(origin)).ok || undefined);
  return origin;
}
