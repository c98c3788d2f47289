import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port';

/** Starts a program that listens on `PORT`, and waits until it answers. */
export async function startServer(command: string, args: string[], env: Record<string, string> = {}, port?: number) {
  const chosen = port ?? (await freePort());
  const child = spawn(command, args, {
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
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Serves the built site with the built server. */
export const startSite = (env: Record<string, string> = {}) =>
  startServer(process.execPath, ['dist-server/main.js'], {
    SITE_DIR: 'dist-site',
    HOST: '127.0.0.1',
    RATE_LIMIT: '0',
    ...env,
  });
