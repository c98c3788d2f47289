import { defineConfig } from 'playwright/test';
import { browserArguments, browserPath } from '../tools/browser';
import { freePort } from '../tools/free-port';

// Read again in every worker, which inherits the environment: one port for all of them.
process.env.EVIDENCE_PORT ??= String(await freePort());
const { EVIDENCE_PORT: PORT } = process.env;

/** Evidence of the built workbench and of the behaviours by themselves. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/evidence',
  fullyParallel: true,
  forbidOnly: true,
  // More than the cores of a small machine: a walk waits for frames longer than it works.
  workers: 3,
  // A walk has hundreds of steps, and machines are noisy.
  timeout: 300_000,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: await browserPath(), args: [...browserArguments, '--disable-smooth-scrolling'] },
    screenshot: 'off',
  },
  webServer: {
    command: 'npm run preview',
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/workbench/`,
    env: { PORT, HOST: '127.0.0.1', DATA_DIR: process.env.EVIDENCE_DATA ?? '', SITE_DIR: 'none', RATE_LIMIT: '0' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
