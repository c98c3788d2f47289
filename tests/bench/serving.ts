import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../tools/free-port';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
const compressible = new Set(['.html', '.css', '.js', '.json', '.txt', '.svg']);

/**
 * Serves every built site the same way: same server, maximum brotli, immutable caching for files with a hash in their name.
 * So only the contents of the sites differ. `base`: the path under which the folder is.
 */
export async function serveFolder(folder: string, base = '') {
  const answers = new Map<string, { type: string; body: Buffer; encoded: boolean }>();
  const answer = (pathname: string) => {
    const names = [pathname, `${pathname}.html`, join(pathname, 'index.html')].map((name) => join(folder, name));
    const path = names.find((name) => existsSync(name) && statSync(name).isFile());
    if (!path) return undefined;
    const extension = extname(path);
    const encoded = compressible.has(extension);
    const content = readFileSync(path);
    const type = types[extension] ?? 'application/octet-stream';
    return { type, body: encoded ? brotliCompressSync(content) : content, encoded };
  };
  const server = createServer(({ url = '/' }, response) => {
    const pathname = new URL(url, 'http://localhost').pathname.slice(base.length);
    const found = answers.get(pathname) ?? answer(pathname);
    if (!found) return response.writeHead(404).end();
    answers.set(pathname, found);
    return response
      .writeHead(200, {
        'content-type': found.type,
        'cache-control': /\/(assets|_next\/static|_astro)\//.test(pathname)
          ? 'max-age=31536000, immutable'
          : 'no-cache',
        ...(found.encoded && { 'content-encoding': 'br' }),
      })
      .end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts a program that listens on `PORT`, and waits until it answers. */
export async function startServer(command: string, args: string[], env: Record<string, string> = {}, port?: number) {
  const chosen = port ?? (await freePort());
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, ...env, PORT: String(chosen) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${chosen}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} exited with ${child.exitCode}.`);
    const answered = await fetch(origin).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
    if (answered) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
