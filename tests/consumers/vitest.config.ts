import { defineConfig } from 'vitest/config';

/** Two products at a time, one per core: most of the time goes to installing and building them. */
export default defineConfig({
  test: {
    name: 'consumers',
    include: ['tests/consumers/*.test.ts'],
    globalSetup: ['tests/consumers/setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    retry: 1,
    silent: 'passed-only',
    reporters: ['dot', './tests/tools/vitest-reporter.ts'],
    testTimeout: 30_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
