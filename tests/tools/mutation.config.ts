import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Stryker works on a copy in here. */
const SANDBOX = /\.stryker-tmp\/sandbox-[^/]+\//;

/** The tests that Stryker runs after each change to a machine: those that need no DOM and no styles, and so are quick. */
export default defineConfig({
  resolve: { conditions: ['@halloway/source', 'module', 'node', 'development'] },
  plugins: [
    {
      // A test that reads a machine's source means the one that we wrote, not the one with every change in it.
      name: 'original-source',
      enforce: 'pre',
      load: (id) =>
        id.endsWith('?raw')
          ? `export default ${JSON.stringify(readFileSync(id.slice(0, -4).replace(SANDBOX, ''), 'utf8'))}`
          : undefined,
    },
  ],
  test: {
    environment: 'node',
    include: [
      'src/behaviours/**/*.machine.test.ts',
      'src/forms/*.test.ts',
      'tests/machines/{invocations,tables,messages,modules}.test.ts',
    ],
  },
});
