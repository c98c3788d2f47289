import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserArguments, browserPath } from './tests/tools/browser';
import { freePort } from './tests/tools/free-port';

// The config is read again in every worker, which inherits the environment: one port and one folder for all of them.
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_DATA ??= mkdtempSync(join(tmpdir(), 'halloway-'));
const { TEST_PORT: PORT, TEST_DATA: DATA_DIR, BASE_URL } = process.env;

/** Tests of what `npm run build` made. `BASE_URL` names a server that runs already, instead of one of our own. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  reporter: process.env.CI ? 'dot' : 'line',
  use: {
    baseURL: BASE_URL ?? `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: await browserPath(), args: browserArguments },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'audit', testDir: 'tests/audit' },
    { name: 'site', testDir: 'tests/site' },
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
