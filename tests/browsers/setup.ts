/** Starts a project's browser, as the distribution has it, and the site. Installs what is missing where it may. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../tools/free-port';
import { startFirefox } from './firefox';
import { eventually, start, stopAll } from './processes';
import { providePrograms } from './programs';
import { startWebKit } from './webkit';

/** How tests reach a browser: Firefox by its ports, with JavaScript and without; WebKit by its driver's port. */
export type Driver =
  | { browser: 'Firefox'; port: number; portWithoutScripts: number }
  | { browser: 'WebKit'; port: number; binary: string };

declare module 'vitest' {
  export interface ProvidedContext {
    driver: Driver;
    /** Of the site. */
    origin: string;
    /** Where the server stores what the forms send. */
    data: string;
  }
}

export default async function setup({ name, provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'halloway-browsers-'));
  const data = join(folder, 'data');
  const end = async () => {
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const programs = providePrograms();
    provide('data', data);
    provide('origin', await startSite(data));
    if (name === 'Firefox') {
      const port = Number(await startFirefox(programs, folder, 'on'));
      // In Firefox JavaScript is a preference of the whole browser; in WebKit it is an argument of the session (page.ts).
      const portWithoutScripts = Number(await startFirefox(programs, folder, 'off'));
      provide('driver', { browser: 'Firefox', port, portWithoutScripts });
    } else provide('driver', { browser: 'WebKit', ...(await startWebKit(programs, folder)) });
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

/** Serves the output of `npm run build:site`, as `npm run preview` does. */
async function startSite(data: string): Promise<string> {
  const port = await freePort();
  const env = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, RATE_LIMIT: '0' };
  const args = ['--import', 'tsx', 'site/server/main.ts'];
  start(process.execPath, args, env, 'heard').stdout?.resume();
  const origin = `http://127.0.0.1:${port}`;
  await eventually('the site', async () => (await fetch(origin)).ok || undefined);
  return origin;
}
