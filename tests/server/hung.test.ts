import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { application } from '../../site/server/fixture';
import { built, post, startBundle, until } from './place';

/** Goes into the store's thread, and blocks it in the system's own code, as a disk that is away does, once `file` is there. */
const hangingAt = (file: string) => `
  import { execFileSync } from 'node:child_process';
  import { existsSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  const look = () => { if (existsSync(${JSON.stringify(file)})) execFileSync('sleep', ['60'], { stdio: 'ignore' }); };
  if (!isMainThread) setInterval(look, 10);
`;

/** A server whose store works no more. */
async function startHung() {
  const folder = built();
  const hang = join(folder, 'hang');
  const preload = `data:text/javascript,${encodeURIComponent(hangingAt(hang))}`;
  const started = await startBundle(folder, { NODE_OPTIONS: `--import ${preload}` });
  const { origin } = started;
  expect((await post(origin)).status).toBe(201);
  writeFileSync(hang, '');
  await until('the store to hang', async () => {
    return (await (await fetch(`${origin}/readyz`)).text()).includes('the store does not answer');
  });
  return { ...started, folder };
}

test('a store that hangs holds up no page, and at the end no longer than 10 s', async () => {
  const { origin, process: server, exited, folder } = await startHung();
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  const waiting = post(origin);
  let answered = false;
  void waiting.then(() => {
    answered = true;
  });
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  expect(answered).toBe(false);

  const told = performance.now();
  server.kill('SIGTERM');
  const response = await waiting;
  expect([response.status, await response.json()]).toEqual([
    503,
    { error: 'It is not known whether it was stored: send it again with the same Idempotency-Key.' },
  ]);
  const { output } = await exited;
  // The deadline, and what a busy machine adds. Nobody sees to it that the store wakes up before a minute is over.
  expect((performance.now() - told) / 1_000).toBeLessThan(20);
  expect(output).toContain('The store did not end in time');
  expect(existsSync(join(folder, '.data/submissions.db'))).toBe(true);

  const again = await startBundle(folder);
  expect((await post(again.origin)).status).toBe(201);
});

test('an application is told so, though its resume is to be forgotten again', async () => {
  const { origin, process: server, exited } = await startHung();
  const { status } = await fetch(`${origin}/superadmin/career_form/`, {
    method: 'POST',
    body: application(),
    signal: AbortSignal.timeout(30_000),
  });
  expect(status).toBe(503);
  server.kill('SIGTERM');
  await exited;
});
