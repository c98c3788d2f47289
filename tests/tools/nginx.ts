/**
 * `npx tsx tests/tools/nginx.ts`: the site's tests against the distribution's nginx, with the configuration that the build wrote, and
 * the server behind it for the two form endpoints. Not part of `npm test`, which needs Node and npm alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port';
import { brotli, nginxConfig } from './nginx-config';
import { startServer } from './start-server';

// Debian installs it in /usr/sbin, which is not on every PATH.
process.env.PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
if (!existsSync('dist-site/_nginx.conf')) throw new Error('There is no dist-site/_nginx.conf. Run: npm run build:site');
if (!existsSync(brotli))
  console.log(
    `There is no ${brotli}: the tests of brotli are left out. Debian and Ubuntu have it in libnginx-mod-http-brotli-static.`,
  );

const folder = await mkdtemp(join(tmpdir(), 'halloway-nginx-'));
try {
  // A copy: hidden files, which must not be served, are added to it.
  const root = join(folder, 'dist-site');
  await cp('dist-site', root, { recursive: true });
  await writeFile(join(root, '.secret'), 'not for you');
  const data = join(folder, 'data');
  const main = ['--import', 'tsx', 'site/server/main.ts'];
  await using server = await startServer(process.execPath, main, { DATA_DIR: data, RATE_LIMIT: '0', TRUST_PROXY: '1' });
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig({ folder, root, port, servers: [new URL(server.origin).host] }));
  await using nginx = await startServer('nginx', ['-p', folder, '-c', config], {}, port);
  const only = existsSync(brotli) ? [] : ['--grep-invert', 'HTML weighs|brotli'];
  const args = ['test', '--project=site', ...only, ...process.argv.slice(2)];
  // Not by npx, which does not forward the signal to stop.
  const tests = spawn(resolve('node_modules/.bin/playwright'), args, {
    stdio: 'inherit',
    env: { ...process.env, BASE_URL: nginx.origin, TEST_DATA: data },
  });
  // As Ctrl-C does: Playwright then closes its browsers, and what was started here ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => tests.kill('SIGINT'));
  const [code] = await once(tests, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
