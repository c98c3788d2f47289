import { defineConfig } from 'vitest/config';

export const browsers = ['Firefox', 'WebKit'] as const;

/** The tests of a browser run in sequence: only one of its windows can have the focus. */
export default defineConfig({
  test: {
    // Threads end with their process, however it ends.
    pool: 'threads',
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 8_000, interval: 50 } },
    projects: browsers.map((name) => ({
      extends: true,
      test: { name, include: ['tests/browsers/*.test.ts'], provide: { browser: name } },
    })),
  },
});
