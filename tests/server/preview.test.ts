import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { built, post, start } from './place';

test.each(['SIGTERM', 'SIGINT'] as const)('%s to `npm run preview` stops the server cleanly', async (signal) => {
  const folder = built();
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  for (const name of ['site', 'src', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
  const { origin, process: npm, exited } = await start(folder, {}, ['npm', 'run', 'preview']);
  expect((await post(origin)).status).toBe(201);
  npm.kill(signal);
  await exited;
  await expect(fetch(origin)).rejects.toThrow();
});

test('`npm start` ends with that command, without a shell in between', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts.start).toMatch(/ && exec npm run preview$/);
});
