import { defineConfig } from 'vitest/config';

/** In sequence: parallel tests would distort the measurements. */
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
