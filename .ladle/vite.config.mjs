import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { licensesFile } from '../tools/licenses.ts';
import { controls, drawings, overridableProps, stories, storyCode } from './plugins.ts';

// Ladle adds its own React plugin; this file adds the source condition and the styles.
export default defineConfig(({ mode }) => ({
  // Our icons and manifest, under the names that Ladle's page links.
  publicDir: fileURLToPath(new URL('public', import.meta.url)),
  plugins: [controls(), drawings(), stories(), storyCode(), overridableProps(), vanillaExtractPlugin(), licensesFile],
  resolve: {
    conditions: ['@halloway/source', 'module', 'browser', mode === 'production' ? 'production' : 'development'],
  },
  build: { chunkSizeWarningLimit: 2000 },
}));
