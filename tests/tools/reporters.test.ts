import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder = '';
beforeAll(() => {
  // In the repository: a fixture imports the runners.
  mkdirSync('test-results', { recursive: true });
  folder = mkdtempSync(resolve('test-results/reporters-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One test passes, one fails, one is skipped, one passes only on the retry, and one file fails before its tests. */
const fixtureOf = (runner: string) => ({
  [`lamp.${runner}.mjs`]: `
    import { expect, test } from '${runner === 'vitest' ? 'vitest' : 'playwright/test'}';
    import { existsSync, writeFileSync } from 'node:fs';
    const mark = ${JSON.stringify(`${folder}/${runner}.mark`)};
    test('lights', () => {});
    test('goes out', () => { throw new Error('dark'); });
    test.skip('is sold', () => {});
    test('hums', () => {
      const isRetry = existsSync(mark);
      writeFileSync(mark, '');
      if (!isRetry) throw new Error('loud');
    });
  `,
  [`broken.${runner}.mjs`]: `throw new Error('no bulb');`,
});

/** Runs a runner in the fixture's folder, and returns what it printed with its exit code. */
function ended(runner: 'vitest' | 'playwright', config: string) {
  for (const [name, text] of Object.entries(fixtureOf(runner))) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${runner}.config.mjs`), `export default ${config};`);
  const args = runner === 'vitest' ? ['run', '--root', folder] : ['test'];
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST_|FORCE_COLOR)/.test(name));
  return new Promise<{ code: unknown; log: string }>((resolved) => {
    execFile(
      resolve('node_modules/.bin', runner),
      [...args, '--config', join(folder, `${runner}.config.mjs`)],
      { env: Object.fromEntries(own) },
      (error, stdout) => resolved({ code: error?.code ?? 0, log: stripVTControlCharacters(stdout) }),
    );
  });
}

const reporter = (runner: string) => JSON.stringify(resolve(`tests/tools/${runner}-reporter.ts`));

/** What is unsteady, and then each failure by its title. */
function expectLamp(log: string) {
  const [, unsteady = '', failed = ''] = log.split(/── What .*\n/);
  expect(unsteady).toMatch(/^✗ .*lamp.*hums\n {4}.*loud/);
  expect(failed).toMatch(/^✗ .*lamp.*goes out\n {4}.*dark/m);
  expect(failed).toMatch(/^✗ .*lamp.*is sold$/m);
  expect(log).not.toContain('lights');
}

test('Vitest ends with what was unsteady and what failed, and counts skipped tests and broken files as failed', async () => {
  const { code, log } = await ended(
    'vitest',
    `{ test: { include: ['*.vitest.mjs'], retry: 1, reporters: [${reporter('vitest')}] } }`,
  );
  expectLamp(log);
  expect(log).toMatch(/^✗ .*broken.*the whole file\n {4}.*no bulb/m);
  expect(log.trimEnd()).toMatch(/\n2 passed, 3 failed$/);
  expect(code).toBe(1);
});

test('Playwright ends with what was unsteady and what failed, and counts skipped tests and broken files as failed', async () => {
  const config = (files: string) =>
    `{ testDir: ${JSON.stringify(folder)}, testMatch: '**/${files}.playwright.mjs', respectGitIgnore: false, outputDir: ${JSON.stringify(join(folder, 'output'))}, retries: 1, reporter: [[${reporter('playwright')}]] }`;
  const lamp = await ended('playwright', config('lamp'));
  expectLamp(lamp.log);
  expect(lamp.log.trimEnd()).toMatch(/\n2 passed, 2 failed$/);
  expect(lamp.code).toBe(1);
  // Playwright runs no test at all when it cannot load a file.
  const broken = await ended('playwright', config('broken'));
  expect(broken.log).toMatch(/── What failed\n✗ Playwright itself\n {4}.*no bulb/);
  expect(broken.log.trimEnd()).toMatch(/\n0 passed, [1-9]\d* failed$/);
  expect(broken.code).toBe(1);
});
