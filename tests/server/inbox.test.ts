import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { storeFile } from '../../site/server/connect';
import { message, temporaryFolder } from '../../site/server/server.testing';
import { openStore } from '../../site/server/store';
import { inboxCommand, runCommand } from './place';

test('of 100,000 submissions the first page takes 100 MB of memory at most, and less than three times as long as the help', async () => {
  const folder = temporaryFolder();
  const store = openStore({ folder: join(folder, '.data') });
  await store.health();
  await store.close();
  const database = new Database(storeFile(join(folder, '.data')));
  const insert = database.prepare(
    `INSERT INTO submissions (id, form, created_at, email, fields, fingerprint) VALUES (?, 'contact', ?, ?, ?, 'x')`,
  );
  database.exec('BEGIN');
  for (let i = 0; i < 100_000; i += 1) {
    const email = `visitor-${i}@example.com`;
    const fields = JSON.stringify({ ...message, email, message: `${message.message} ${'x'.repeat(400)}` });
    insert.run([`id-${i}`, new Date(1_767_225_600_000 + i * 1_000).toISOString(), email, fields]);
  }
  database.exec('COMMIT');
  database.close();

  const measured = async (...args: string[]) => {
    const began = performance.now();
    const peak = `process.on('exit',()=>console.error('peak '+process.resourceUsage().maxRSS))`;
    const [node = '', ...rest] = inboxCommand;
    const command = [node, '--import', `data:text/javascript,${encodeURIComponent(peak)}`, ...rest, ...args];
    const { code, output } = await runCommand(command, folder).exited;
    const megabytes = Number(/peak (\d+)/.exec(output)?.[1]) / 1024;
    return { code, output, ms: performance.now() - began, megabytes };
  };
  const help = Math.min((await measured('--help')).ms, (await measured('--help')).ms);
  await measured(); // Warms the file cache, as on a machine that serves.
  const runs = [await measured(), await measured(), await measured()];
  const fastest = runs.reduce((best, one) => (one.ms < best.ms ? one : best));
  console.log(`first page of 100,000: ${Math.round(fastest.ms)} ms, ${Math.round(fastest.megabytes)} MB`);
  expect(fastest.code).toBe(0);
  expect(fastest.output).toContain('1 to 50 of 100000. The next page: --page 2');
  expect(fastest.ms).toBeLessThan(3 * help);
  expect(fastest.megabytes).toBeLessThan(100);
});
