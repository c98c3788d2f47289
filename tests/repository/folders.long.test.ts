import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);

/** Generated folders, and folders that are linked instead of copied. */
const left = /^(node_modules|dist|dist-.*|\.git|\.data|\.stryker-tmp|reports|test-results|tests)$/;

let folder: string;
let checkout: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'halloway-folders-')));
  checkout = join(folder, 'src/with space/ü');
  await mkdir(checkout, { recursive: true });
  await cp('.', checkout, { recursive: true, filter: (path) => !left.test(relative('.', path)) });
  await symlink(resolve('node_modules'), join(checkout, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('builds the package in a folder called "src", below spaces and letters that are not ASCII', async () => {
  await run('npm', ['run', 'build:package'], { cwd: checkout });
  const { stdout } = await run(
    process.execPath,
    ['-e', "import('./dist/index.js').then(({ Accordion }) => console.log(typeof Accordion))"],
    { cwd: checkout },
  );
  expect(stdout.trim()).toBe('function');
  // Without an argument it prints its usage, which loads every module that it imports.
  await expect(run(process.execPath, ['dist/command.js'], { cwd: checkout })).rejects.toMatchObject({
    stderr: expect.stringContaining('npx @halloway/ui mcp'),
  });
}, 180_000);
