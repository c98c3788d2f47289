import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** React's development build, which reports errors that the production build ignores. */
export default defineConfig({
  root: 'tests/evidence/page',
  base: '/walks/',
  mode: 'development',
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@halloway/source', 'module', 'browser', 'development'] },
  define: { 'process.env.NODE_ENV': '"development"', 'process.env.RTL_SKIP_AUTO_CLEANUP': '"true"' },
  build: {
    outDir: '../../../node_modules/.cache/evidence/walks',
    emptyOutDir: true,
    minify: false,
    chunkSizeWarningLimit: 10_000,
  },
});
