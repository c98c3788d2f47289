/**
 * `npx tsx tests/tools/nginx.ts`: the site's tests against the distribution's nginx, with the configuration that the build wrote, and
 * the server behind it for the two form endpoints. Not part of `npm test`, which needs Node and npm alone.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port';
import { brotli, nginxConfig } from './nginx-config';

const install =
  'Install it (Debian and Ubuntu: `apt-get install nginx libnginx-mod-http-brotli-static`, without starting its service), ' +
  'and run `npx tsx tests/tools/nginx.ts` again.';

const running: ChildProcess[] = [];
let folder: string | undefined;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // As Ctrl-C does: Playwright then closes its browsers.
    for (const child of running) child.kill('SIGINT');
  });
}
process.exitCode = 1;
try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await Promise.all(running.map(stop));
  if (folder) await rm(folder, { recursive: true, force: true });
}

async function main(): Promise<number> {
  // Debian installs it in /usr/sbin, which is not on every PATH.
  process.env.PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
  const found = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  if (found.error) throw new Error(`nginx is not on the PATH. ${install}`);
  if (!existsSync('dist-site/_nginx.conf')) {
    throw new Error('dist-site/_nginx.conf does not exist. Run: npm run build:site');
  }
  if (!existsSync(brotli)) console.log(`There is no ${brotli}: the tests of brotli are left out. ${install}`);

  folder = await mkdtemp(join(tmpdir(), 'halloway-nginx-'));
  // A copy: hidden files, which must not be served, are added to it.
  const root = join(folder, 'dist-site');
  await cp('dist-site', root, { recursive: true });
  await writeFile(join(root, '.secret'), 'not for you');

  const data = join(folder, 'data');
  const server = await startServer(data);
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig({ folder, root, port, servers: [server] }));
  const nginx = start('nginx', ['-p', folder, '-c', config]);
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin, nginx);

  console.log(`${found.stderr.trim()} on ${origin}, the server on ${server}`);
  const only = existsSync(brotli) ? [] : ['--grep-invert', 'HTML weighs|brotli'];
  const args = ['test', '--project=site', ...only, ...process.argv.slice(2)];
  // Not by npx, which does not forward the signal to stop.
  const tests = start(resolve('node_modules/.bin/playwright'), args, { BASE_URL: origin, TEST_DATA: data });
  const [code] = await once(tests, 'exit');
  return code ?? 1;
}

async function startServer(data: string): Promise<string> {
  const env = { ...process.env, PORT: '0', DATA_DIR: data, RATE_LIMIT: '0', TRUST_PROXY: '1' };
  const child = spawn(process.execPath, ['--import', 'tsx', resolve('site/server/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve(`127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`The server exited: see its output.\n${output}`)));
  });
}

function start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  running.push(child);
  return child;
}

/** Waits until nginx answers, or has exited. */
async function answering(origin: string, nginx: ChildProcess): Promise<void> {
  while (nginx.exitCode === null && nginx.signalCode === null) {
    const ok = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx exited (${nginx.exitCode ?? nginx.signalCode}): see its output above.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
