/** Runs the server's commands as processes, over a build that tests may change. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  application,
  careerPath,
  contactPath,
  message,
  temporaryFolder,
  writeBuild,
} from '../../site/server/server.testing';

/** A folder with a build and an empty store. */
export function built(): string {
  const folder = temporaryFolder();
  writeBuild(folder);
  return folder;
}

const bundle = (name: 'main' | 'inbox') => [process.execPath, resolve(`dist-server/${name}.js`)];
export const serverCommand = bundle('main');
export const inboxCommand = bundle('inbox');

/** Runs a command in `folder`, with the server's settings for tests; it ends with the test. */
export function runCommand([command = '', ...args]: string[], folder: string, env: Record<string, string> = {}) {
  const child: ChildProcessWithoutNullStreams = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const exited = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  /** Resolves once the output contains `text`. */
  const said = (text: string) =>
    until(`"${text}" in:\n${output}`, async () => {
      if (output.includes(text)) return true;
      if (child.exitCode === null) return false;
      throw new Error(`It ended without saying "${text}":\n${(await exited).output}`);
    });
  return { process: child, said, exited, output: () => output };
}

/** Starts a server by a command, and waits until it answers. */
export async function start(folder: string, env: Record<string, string>, command: string[]) {
  const running = runCommand(command, folder, env);
  await running.said('workbench');
  return { ...running, origin: /http:\/\/localhost:\d+/.exec(running.output())?.[0] ?? '' };
}

/** Starts the server that `npm run build:server` made. */
export const startBundle = (folder: string, env: Record<string, string> = {}, before: string[] = []) =>
  start(folder, env, [...before, ...serverCommand]);

/** Sends a message, with an idempotency key where one is given. */
export const post = (origin: string, { key, address }: { key?: string; address?: string } = {}) =>
  fetch(origin + contactPath, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key && { 'Idempotency-Key': key }),
      ...(address && { 'X-Forwarded-For': address }),
    },
    body: JSON.stringify(message),
  });

/** Sends an application. */
export const apply = (origin: string, resume?: File) =>
  fetch(origin + careerPath, { method: 'POST', body: application(resume && { resume }) });

/** Polls until the condition is true. */
export async function until(what: string, ask: () => Promise<boolean> | boolean, timeout = 20_000): Promise<void> {
  for (const end = performance.now() + timeout; performance.now() < end; ) {
    if (await ask()) return;
    await new Promise((again) => setTimeout(again, 20));
  }
  throw new Error(`Waited ${timeout / 1_000} s in vain for ${what}.`);
}
