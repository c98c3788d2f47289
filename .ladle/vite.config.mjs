import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { licensesFile } from '../packaging/licenses.ts';
import { checks, code, controls, overridableProps } from './build/plugins.ts';
import { patch } from './patch.ts';
import { ourLadle, ourPage } from './patches.ts';

const page = {
  name: 'halloway:html',
  transformIndexHtml: { order: 'pre', handler: (html) => patch('Ladle’s index.html', html, ourPage) },
};

// Ladle adds its own React plugin; this file adds the source condition and the styles.
export default defineConfig(({ mode }) => ({
  plugins: [
    { ...ourLadle, enforce: 'pre' },
    page,
    controls(),
    checks(),
    code(),
    overridableProps(),
    vanillaExtractPlugin(),
    licensesFile,
  ],
  resolve: {
    conditions: ['@halloway/source', 'module', 'browser', mode === 'production' ? 'production' : 'development'],
  },
  build: { chunkSizeWarningLimit: 2000 },
}));
