import mdx from '@mdx-js/rollup';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { themeScript } from './theme-script.ts';

/** The library is imported by its name and read from its sources. */
const source = '@halloway/source';

/** In development the remembered theme is applied inline; the build writes a file, as the security policy asks. */
const theme: Plugin = {
  name: 'remembered-theme',
  apply: 'serve',
  transformIndexHtml: async () => [{ tag: 'script', children: await themeScript(), injectTo: 'head-prepend' }],
};

/**
 * The router makes its components by calls and names them by assignment. To a bundler either is a reason to keep every one
 * of them, with the loaders, forms and fetchers that this site does not use: half of the router's bytes.
 */
const shakeRouter: Plugin = {
  name: 'shake-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w.*";$/gm, '')
        .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  envDir: new URL('..', import.meta.url).pathname,
  plugins: [{ enforce: 'pre', ...mdx() }, vanillaExtractPlugin(), react(), theme, shakeRouter],
  resolve: { conditions: [source, ...defaultClientConditions] },
  environments: {
    ssr: { resolve: { conditions: [source, ...defaultServerConditions], noExternal: ['@halloway/ui'] } },
  },
  build: {
    outDir: '../dist-site',
    emptyOutDir: true,
    // One file for all pages: small, cached for good, and no page waits for a second one.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
