/** A product in a folder of its own, installed and built with its own tools. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { inject } from 'vitest';
import { freePort } from '../tools/free-port';
import { environment, run } from './command';

export interface Product {
  folder: string;
  /** Runs a script of its `package.json` to its end, and returns what it printed. */
  script: (name: string, ...args: string[]) => Promise<string>;
}

/** Copies the product `name` out of the repository and installs its dependencies and the packed package. */
export async function install(name: string): Promise<Product> {
  const folder = await mkdtemp(join(inject('consumers'), `${name}-`));
  const isOurs = (path: string) => !/[/\\](node_modules|dist|\.next)$/.test(path);
  await cp(`tests/consumers/${name}`, folder, { recursive: true, filter: isOurs });
  await cp('tests/consumers/stay.tsx', join(folder, 'stay.tsx'));
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  manifest.dependencies = { ...manifest.dependencies, '@halloway/ui': `file:${inject('packed')}` };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--include=dev'];
  await run('npm', ['install', ...options], folder, environment());
  return {
    folder,
    script: async (script, ...args) => {
      const { stdout, stderr } = await run('npm', ['run', script, '--', ...args], folder, environment());
      return stdout + stderr;
    },
  };
}

/** Starts the product's own server by a script, on a free port. Resolves when it answers. */
export async function start(
  product: Product,
  script = 'start',
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...environment(),
    NODE_ENV: 'production' as const,
    PORT: String(port),
    HOST: '127.0.0.1',
    HOSTNAME: '127.0.0.1',
  };
  // In a process group: npm does not forward signals to its child.
  const server = spawn('npm', ['run', script], {
    cwd: product.folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));
  const until = Date.now() + 60_000;
  while (
    !(await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null || Date.now() > until) {
      await end(server);
      throw new Error(`${product.folder} does not answer at ${origin}:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, stop: () => end(server) };
}

const end = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.pid === undefined) return resolve();
    server.on('exit', () => resolve());
    process.kill(-server.pid, 'SIGTERM');
  });

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves a product's build with these headers, and accepts subscriptions as its backend would. */
export async function serve(folder: string, headers: Record<string, string> = {}) {
  const server: Server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      let email = '';
      for await (const chunk of request) email += chunk;
      const refused = email.endsWith('@nowhere.example');
      return response.writeHead(refused ? 422 : 200).end(refused ? 'We cannot write there.' : '');
    }
    const path = request.url?.replace(/\/$/, '/index.html') ?? '';
    const file = await readFile(join(folder, path)).catch(() => undefined);
    if (!file) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream', ...headers })
      .end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
