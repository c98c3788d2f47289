import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Stryker works on a copy in this folder. */
const SANDBOX = /\.stryker-tmp\/sandbox-[^/]+\//;

/** The tests that Stryker runs after each mutation of a machine: those without DOM and styles, which are fast. */
export default defineConfig({
  resolve: { conditions: ['@halloway/source', 'module', 'node', 'development'] },
  plugins: [
    {
      // Tests that read a machine's source need the original, not the one with mutants.
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
      'src/every-machine/{invocations,tables,messages,modules}.test.ts',
    ],
  },
});
