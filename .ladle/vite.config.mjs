import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

// Ladle brings its own React plugin; only the sources' condition and the styles are ours.
export default defineConfig(({ mode }) => ({
  plugins: [vanillaExtractPlugin()],
  resolve: {
    conditions: ['@halloway/source', 'module', 'browser', mode === 'production' ? 'production' : 'development'],
  },
  build: { chunkSizeWarningLimit: 2000 },
}));
