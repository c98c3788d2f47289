import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests import the library by its name; this condition resolves the name to the sources. */
const conditions = ['@halloway/source', 'module', 'node', 'development'];
/** A limit for tests that hang, not a measure: a shared machine may be ten times as slow. */
const testTimeout = 120_000;
/** Isolation would double the run time, and tests without a DOM share little state. */
const plain = { environment: 'node', isolate: false, testTimeout } as const;
/** Slow tests, which run in `npm run test:long`. */
const long = '{src,.ladle,tools}/**/*.long.test.{ts,tsx}';
const source = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const withStyles = () => ({ ...source, plugins: [vanillaExtractPlugin(), react()] });
const inDocument = {
  environment: 'happy-dom',
  // It ignores `download`, and a pressed link would take the document with it.
  environmentOptions: {
    happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
  },
  testTimeout,
  setupFiles: 'tools/test-setup.ts',
  pool: 'threads',
  // From 25 on, Node has a `localStorage` without a file to store in, which keeps out that of the document
  // (vitest-dev/vitest#8757). Node 20 does not know the flag.
  execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
    ? ['--no-experimental-webstorage']
    : [],
  isolate: false,
} as const;

export default defineConfig({
  test: {
    // The default leaves one core free, which is half of two.
    maxWorkers: 2,
    projects: [
      // Machines need no DOM and no plugins, which also keeps mutation testing fast.
      {
        ...source,
        test: {
          ...plain,
          name: 'machines',
          include: ['src/behaviours/**/*.test.ts', 'src/**/draw.test.ts', 'src/forms/*.test.ts'],
        },
      },
      {
        ...withStyles(),
        test: {
          ...inDocument,
          name: 'components',
          include: ['src/**/*.test.tsx', 'tests/reports/*.test.tsx'],
          exclude: [...configDefaults.exclude, long],
        },
      },
      { ...withStyles(), test: { ...inDocument, name: 'long', include: [long] } },
      {
        ...withStyles(),
        test: {
          ...plain,
          name: 'repository',
          include: [
            'src/theme/*.test.ts',
            'site/**/*.test.ts',
            'src/{every-machine,testing}/*.test.ts',
            '.ladle/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/tools/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, long],
        },
      },
      {
        // The packed package: installed, and built into an application. Nothing here resolves to sources.
        test: {
          name: 'package',
          environment: 'node',
          include: ['tests/package/**/*.test.ts'],
          globalSetup: ['tests/package/setup.ts'],
          // Pages of all components, and the compilers' output of the package: a minute at most.
          testTimeout: 300_000,
        },
      },
    ],
  },
});
