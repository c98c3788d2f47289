import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests import the library by its name; this condition leads the name to the sources. */
const conditions = ['@halloway/source', 'module', 'node', 'development'];
/** A limit for what hangs, not a measure: machines are noisy. */
const testTimeout = 20_000;
/** Without a document there is little to share and little to spoil; giving each file a world would take half of the time. */
const plain = { environment: 'node', isolate: false, testTimeout } as const;
const source = { resolve: { conditions }, ssr: { resolve: { conditions } } };

export default defineConfig({
  test: {
    // The default leaves a core to the one who types; on two cores that is half of them.
    maxWorkers: 2,
    projects: [
      // Machines need no DOM and no plugins, which is also what keeps mutation testing quick.
      {
        ...source,
        test: {
          ...plain,
          name: 'machines',
          include: ['src/**/*.machine.test.ts', 'src/**/draw.test.ts', 'src/forms/*.test.ts'],
        },
      },
      {
        ...source,
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          name: 'components',
          environment: 'happy-dom',
          testTimeout,
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          setupFiles: ['tests/tools/setup.ts'],
          pool: 'threads',
        },
      },
      {
        ...source,
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          ...plain,
          name: 'repository',
          include: ['src/theme/*.test.ts', 'site/**/*.test.ts', 'tests/{machines,repository}/*.test.ts'],
        },
      },
      {
        // The package as others get it: packed, installed, built into an application. Nothing here resolves to sources.
        test: {
          name: 'package',
          environment: 'node',
          include: ['tests/package/**/*.test.ts'],
          globalSetup: ['tests/package/setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
