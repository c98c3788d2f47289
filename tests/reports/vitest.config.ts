import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, browserPath } from '../tools/browser';

/** What users of others reported publicly, in the machine's Chromium with keys and a mouse. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@halloway/source', 'module', 'browser', 'development'] },
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react-dom/server.browser', 'xstate', '@xstate/react'],
  },
  test: {
    name: 'reports',
    include: ['tests/reports/*.browser.tsx'],
    testTimeout: 60_000,
    retry: 1,
    fileParallelism: false,
    silent: 'passed-only',
    reporters: ['dot', './tests/tools/vitest-reporter.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { executablePath: await browserPath(), args: browserArguments },
        actionTimeout: 10_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
