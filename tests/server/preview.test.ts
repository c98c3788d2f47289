import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { built, post, start } from './place';

test('`npm start` ends with `npm run preview`, without a shell in between, and a signal to it stops the server', async () => {
  const folder = built();
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts.start).toMatch(/ && exec npm run preview$/);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  for (const name of ['site', 'src', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
  const { origin, process: npm, exited } = await start(folder, {}, ['npm', 'run', 'preview']);
  expect((await post(origin)).status).toBe(201);
  npm.kill('SIGTERM');
  await exited;
  await expect(fetch(origin)).rejects.toThrow();
});
