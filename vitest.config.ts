import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests import the library by its name; this condition leads the name to the sources. */
const conditions = ['@halloway/source', 'module', 'node', 'development'];
const source = { resolve: { conditions }, ssr: { resolve: { conditions } } };

export default defineConfig({
  test: {
    // The default leaves a core to the one who types; on two cores that is half of them.
    maxWorkers: 2,
    projects: [
      // Machines need no DOM and no plugins, which is also what keeps mutation testing quick.
      {
        ...source,
        test: { name: 'machines', environment: 'node', include: ['src/**/*.machine.test.ts', 'src/**/draw.test.ts'] },
      },
      {
        ...source,
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          setupFiles: ['tests/setup.ts'],
          pool: 'threads',
        },
      },
      {
        ...source,
        plugins: [vanillaExtractPlugin(), react()],
        test: {
          name: 'repository',
          environment: 'node',
          include: ['src/theme/*.test.ts', 'site/**/*.test.ts', 'tests/*.test.ts'],
          testTimeout: 20_000,
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
