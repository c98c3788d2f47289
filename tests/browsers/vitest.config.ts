import { defineConfig } from 'vitest/config';

/** The tests of a browser run in sequence: only one of its windows can have the focus. */
export default defineConfig({
  test: {
    // Threads end with their process, however it ends.
    pool: 'threads',
    fileParallelism: false,
    maxWorkers: 1,
    retry: 1,
    silent: 'passed-only',
    reporters: ['dot', './tests/tools/vitest-reporter.ts'],
    // The first test of a file also starts the browser, which takes WebKit half a minute on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 8_000, interval: 50 } },
    projects: ['Firefox', 'WebKit'].map((name) => ({
      extends: true,
      test: { name, include: ['tests/browsers/*.test.ts'], globalSetup: ['tests/browsers/setup.ts'] },
    })),
  },
});
