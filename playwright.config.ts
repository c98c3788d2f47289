import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { browserArguments, browserPath, packedBrowserPath } from './tests/tools/browser';
import { freePort } from './tests/tools/free-port';

// The config is read again in every worker, which inherits the environment: one port and one folder for all of them.
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_DATA ??= mkdtempSync(join(tmpdir(), 'halloway-'));
const { TEST_PORT: PORT, TEST_DATA: DATA_DIR, BASE_URL } = process.env;

const executablePath = await browserPath();
const packedPath = await packedBrowserPath();
/** As many as the cores of a small machine. */
const workers = 2;

/** Tests of what the builds made. `BASE_URL` names a server that runs already, instead of one of our own. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: true,
  // Machines are noisy. What passes only then is named at the end, and is to be mended like a failure.
  retries: 1,
  workers: 3,
  timeout: 30_000,
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['./tests/pictures/changes-reporter.ts'],
    ['./tests/tools/playwright-reporter.ts'],
  ],
  use: {
    baseURL: BASE_URL ?? `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath, args: browserArguments },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'site', testDir: 'tests/site', workers },
    { name: 'workbench', testDir: 'tests/audit', workers },
    {
      name: 'pictures',
      testDir: 'tests/pictures',
      workers,
      timeout: 60_000,
      use: {
        launchOptions: {
          // One browser for all machines: others draw letters their own way.
          ...(packedPath && { executablePath: packedPath }),
          // Nothing of the machine's: neither its fonts, its screen's colors nor how it fits letters to its pixels.
          args: [...browserArguments, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
          env: {
            ...process.env,
            FONTCONFIG_FILE: fileURLToPath(new URL('tests/pictures/fonts.conf', import.meta.url)),
          },
        },
        screenshot: 'off',
      },
    },
    {
      name: 'evidence',
      testDir: 'tests/evidence',
      // More than the cores of a small machine: a walk waits for frames longer than it works.
      workers: 3,
      // A walk has hundreds of steps.
      timeout: 300_000,
      use: {
        launchOptions: { executablePath, args: [...browserArguments, '--disable-smooth-scrolling'] },
        screenshot: 'off',
      },
    },
  ],
  ...(BASE_URL
    ? {}
    : {
        webServer: {
          command: 'npm run preview',
          url: `http://127.0.0.1:${PORT}/healthz`,
          // Many tests send many forms from one address. The workbench needs no site beside it.
          env: { PORT, DATA_DIR, RATE_LIMIT: '0', ...(existsSync('dist-site') ? {} : { SITE_DIR: 'none' }) },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
        },
      }),
});
