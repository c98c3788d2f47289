import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { browserArguments, packedBrowserPath } from '../tools/browser';
import { freePort } from '../tools/free-port';

// Read again in every worker, which inherits the environment: one port for all of them.
process.env.PICTURES_PORT ??= String(await freePort());
const { PICTURES_PORT: PORT } = process.env;

const executablePath = await packedBrowserPath();
if (!executablePath)
  throw new Error(
    'Pictures are compared on Linux x64 alone, with the browser that `npm ci` brings there. Use that, or let CI do it.',
  );

/** Pictures of every story of the built workbench, by one browser for everybody. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/playwright',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath,
      // Nothing of the machine's: neither its fonts, its screen's colors nor how it fits letters to its pixels.
      args: [...browserArguments, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
      env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) },
    },
    screenshot: 'off',
  },
  webServer: {
    command: 'npm run preview',
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/workbench/`,
    env: { PORT, HOST: '127.0.0.1', DATA_DIR: process.env.PICTURES_DATA ?? '', SITE_DIR: 'none', RATE_LIMIT: '0' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
