import mdx from '@mdx-js/rollup';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { rehypeOutline } from './rehype-outline.ts';
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

/** What every page is made of, in one file: the parts that most pages show, and what runs them. */
const shared = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|scheduler|xstate|@xstate)/',
    'src/(theme|elements/(badge|button|link|logo|transcript|voice))/',
    'src/sections/(call-story|call-to-action|card-grid|faq|page-hero|rows|section|stats)/',
    'src/behaviours/(behaviour|accordion/|navbar/|theme-switch/)',
  ].join('|'),
);

/** Descriptions are for search results and shared links: pages are built with them, a browser has no use for them. */
const dropDescriptions: Plugin = {
  name: 'drop-descriptions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/site\/routes\.ts$/ },
    handler: (code) => ({ code: code.replace(/\bdescription:\s*(['"`])(?:\\.|(?!\1)[^\\])*\1,?/g, ''), map: null }),
  },
};

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  envDir: new URL('..', import.meta.url).pathname,
  plugins: [
    { enforce: 'pre', ...mdx({ rehypePlugins: [rehypeOutline] }) },
    vanillaExtractPlugin(),
    react(),
    theme,
    shakeRouter,
    dropDescriptions,
  ],
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
    rolldownOptions: {
      // Larger files compress better, and nearly every page shows nearly all of this.
      output: { codeSplitting: { groups: [{ name: 'shared', test: shared }] } },
      // A shim for React before 18, which its importer asks for though nothing here uses it.
      treeshake: { moduleSideEffects: [{ test: /use-sync-external-store/, sideEffects: false }] },
    },
  },
});
