import { defineConfig } from 'vitest/config';

/** One after the other: what is measured here would measure its neighbor too. */
export default defineConfig({
  resolve: { conditions: ['@halloway/source', 'module', 'node', 'development'] },
  ssr: { resolve: { conditions: ['@halloway/source', 'module', 'node', 'development'] } },
  test: {
    include: ['tests/server/*.test.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
