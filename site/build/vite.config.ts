import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { licensesFile } from '../../tools/licenses.ts';
import { chunkGroups } from './chunks.ts';
import { rehypeOutline } from './rehype-outline.ts';

/** Imports of the library's name resolve to its sources. */
const source = '@halloway/source';

// The build year for the footer, defined once for the prerendering and the hydrating bundle: with the visitor's clock,
// hydration of last year's build would not match.
process.env.VITE_BUILD_YEAR ??= String(new Date().getUTCFullYear());

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  envDir: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [
    { enforce: 'pre', ...mdx({ rehypePlugins: [rehypeOutline] }) },
    vanillaExtractPlugin(),
    react(),
    licensesFile,
  ],
  resolve: { conditions: [source, ...defaultClientConditions] },
  environments: {
    ssr: { resolve: { conditions: [source, ...defaultServerConditions], noExternal: ['@halloway/ui'] } },
  },
  build: {
    outDir: '../dist-site',
    emptyOutDir: true,
    // One style sheet for all pages: small, cached, and no page waits for a second one.
    cssCodeSplit: false,
    // It knows `:target-current` (site/app/pages.css), of which Vite's own minifier warns.
    cssMinify: 'esbuild',
    modulePreload: {
      polyfill: false,
      // What every page has is loaded by then and needs no preload.
      resolveDependencies: (_file, files) => files.filter((file) => !file.includes('/main-')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Not index.html: our own build writes the pages (build.ts), without a script at their end.
      input: fileURLToPath(new URL('../app/main.tsx', import.meta.url)),
      // Its chunk is imported by entry.ts and shared by the pages.
      preserveEntrySignatures: 'allow-extension',
      output: { codeSplitting: { groups: chunkGroups } },
      treeshake: {
        // A shim for React before 18: its importer requires it and never calls it here.
        moduleSideEffects: [{ test: /use-sync-external-store/, sideEffects: false }],
        // The router creates all its contexts and components, used or not: a sixth of its code goes.
        manualPureFunctions: ['createContext', 'forwardRef', 'memo'].flatMap((name) => [
          `React.${name}`,
          `React2.${name}`,
          `React3.${name}`,
          `import_react.${name}`,
          `import_react.default.${name}`,
        ]),
      },
    },
  },
});
