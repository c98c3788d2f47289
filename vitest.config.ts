import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests import the library by its name; this condition leads the name to the sources. */
const conditions = ['@halloway/source', 'module', 'node', 'development'];
/** A limit for what hangs, not a measure: a machine that others use too may be ten times as slow. */
const testTimeout = 120_000;
/** Without a document there is little to share and little to spoil; giving each file a world would take half of the time. */
const plain = { environment: 'node', isolate: false, testTimeout } as const;
/** What takes longer than anyone waits after a change: `npm run test:long`. */
const long = 'tests/{components,machines,repository}/*.long.test.{ts,tsx}';
const source = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const withStyles = () => ({ ...source, plugins: [vanillaExtractPlugin(), react()] });
const inDocument = {
  environment: 'happy-dom',
  testTimeout,
  setupFiles: 'tests/tools/setup.ts',
  pool: 'threads',
  isolate: false,
} as const;

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
        ...withStyles(),
        test: {
          ...inDocument,
          name: 'components',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, long],
        },
      },
      { ...withStyles(), test: { ...inDocument, name: 'long', include: [long] } },
      {
        ...withStyles(),
        test: {
          ...plain,
          name: 'repository',
          include: ['src/theme/*.test.ts', 'site/**/*.test.ts', 'tests/{machines,repository}/*.test.ts'],
          exclude: [...configDefaults.exclude, long],
        },
      },
      {
        // The package as others get it: packed, installed, built into an application. Nothing here resolves to sources.
        test: {
          name: 'package',
          environment: 'node',
          include: ['tests/package/**/*.test.ts'],
          globalSetup: ['tests/package/setup.ts'],
          // Pages of all components, and what compilers make of the package: a minute of work at most.
          testTimeout: 300_000,
        },
      },
    ],
  },
});
