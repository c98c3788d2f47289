import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { browserArguments, browserPath, packedBrowserPath } from './tests/tools/browser';
import { freePort } from './tests/tools/free-port';

// Every worker reads the config again and inherits the environment: one port and one folder for all of them.
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_DATA ??= mkdtempSync(join(tmpdir(), 'halloway-'));
const { TEST_PORT: PORT, TEST_DATA: DATA_DIR, BASE_URL } = process.env;

const executablePath = await browserPath();
const packedPath = await packedBrowserPath();

/** Tests of the build results. `BASE_URL` names a running server to use instead. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: true,
  // Machines are noisy. A test that passes only on the retry is listed at the end, and has to be fixed like a failure.
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
    // More than the cores: a visit mostly waits for hydration.
    { name: 'site', testDir: 'tests/site', workers: 3 },
    { name: 'workbench', testDir: 'tests/workbench', workers: 2 },
    {
      name: 'pictures',
      testDir: 'tests/pictures',
      // React shows the next story a third of a second later.
      workers: 4,
      timeout: 60_000,
      use: {
        launchOptions: {
          // One browser for all machines: others render letters differently.
          ...(packedPath && { executablePath: packedPath }),
          // Nothing of the machine: not its fonts, its screen's colors or its subpixel positioning.
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
      // More than the cores of a small machine: a walk mostly waits for frames.
      workers: 4,
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
