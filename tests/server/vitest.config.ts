import { defineConfig } from 'vitest/config';

// Debian installs nginx in /usr/sbin, which is not on every PATH.
process.env.PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

/**
 * Tests of the server that take long or need more than Node. They send nothing to other machines, and listen on free ports
 * of 127.0.0.1 only. In sequence: parallel tests would share the memory and the limits that they measure.
 */
export default defineConfig({
  resolve: { conditions: ['@halloway/source', 'module', 'node', 'development'] },
  ssr: { resolve: { conditions: ['@halloway/source', 'module', 'node', 'development'] } },
  test: {
    include: ['tests/server/*.test.ts'],
    globalSetup: ['tests/server/setup.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    retry: 1,
    silent: 'passed-only',
    reporters: ['dot', './tests/tools/vitest-reporter.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
