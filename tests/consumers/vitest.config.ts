import { defineConfig } from 'vitest/config';

/** A product at a time on each of two cores: most of the time goes to their installations and builds. */
export default defineConfig({
  test: {
    name: 'consumers',
    include: ['tests/consumers/*.test.ts'],
    globalSetup: ['tests/consumers/setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
