/** What the tests of the server in service share. */
import { resolve } from 'node:path';
import { message, start, temporaryFolder, writeBuild } from '../../site/server/fixture';

/** A folder with a build, and nothing received yet. */
export function built(): string {
  const folder = temporaryFolder();
  writeBuild(folder);
  return folder;
}

const bundle = (name: 'main' | 'inbox') => [process.execPath, resolve(`dist-server/${name}.js`)];
export const inboxCommand = bundle('inbox');

/** Starts the server that `npm run build:server` made. */
export const startBundle = (folder: string, env: Record<string, string> = {}, before: string[] = []) =>
  start(folder, { SITE_DIR: 'dist-site', ...env }, [...before, ...bundle('main')]);

/** Sends a message, with a key of its own where one is given. */
export const post = (origin: string, { key, address }: { key?: string; address?: string } = {}) =>
  fetch(`${origin}/superadmin/contact_form/`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key && { 'Idempotency-Key': key }),
      ...(address && { 'X-Forwarded-For': address }),
    },
    body: JSON.stringify(message),
  });

/** Asks again and again until it is true. */
export async function until(what: string, ask: () => Promise<boolean> | boolean, patience = 20_000): Promise<void> {
  for (const end = performance.now() + patience; performance.now() < end; ) {
    if (await ask()) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`Waited ${patience / 1_000} s in vain for ${what}.`);
}
