import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { licensesFile } from '../../packaging/licenses.ts';
import { classicScript } from './classic-script.ts';
import { dropDescriptions, noteModules, shakeRouter } from './patches.ts';
import { rehypeOutline } from './rehype-outline.ts';

/** The library is imported by its name and read from its sources. */
const source = '@halloway/source';

// The year in the footer. Written down once for both bundles, the one that prerenders and the one that hydrates, so that a
// page built last year is not told another year by the visitor's clock.
process.env.VITE_BUILD_YEAR ??= String(new Date().getUTCFullYear());

/** In development the remembered theme is applied inline; in the build the page's entry does it, as the security policy allows no script within a page. */
const theme: Plugin = {
  name: 'remembered-theme',
  apply: 'serve',
  transformIndexHtml: async () => [
    {
      tag: 'script',
      children: await classicScript(new URL('theme.ts', import.meta.url)),
      injectTo: 'head-prepend',
    },
  ],
};

/**
 * Files that always come together are one: a first visit asks for that of all pages, for what the page shares with its like,
 * and for its own. The first group that has a module keeps it.
 */
const groups = Object.entries({
  // What runs every page, and the parts that most of them show.
  browser: [
    'node_modules/(react|react-dom|react-router|react-router-dom|scheduler|xstate|@xstate)/',
    'rolldown/runtime',
    'src/(theme|elements/(badge|button|icon|link|logo|points|prose|segmented-control|stat-value|voice)/|elements/transcript/call)',
    'src/sections/(call-to-action|card-grid|definitions|entries|long-text|page-hero|rows|section|stats|steps)/',
    'src/behaviours/(behaviour|environment|state-name|texts|handlers|navbar/)',
    'site/(app/(?!parts/(call|faq|footer|greeting-in|hero-voice|home-results|newsletter|plan|poster|receipt|roi|said|theme|your-greeting))|brand|navigation|routes|forms/retention)',
    'site/content/(compliance|offers|text)',
  ],
  // Parts that several pages show.
  sections: [
    'src/elements/(call-record|plan)/',
    'src/sections/(passage|plan-cards|tracks)/',
    'site/(pages/industry|content/(agents\\.ts|growth|industries\\.ts|icons/industries))',
  ],
  // What can be heard, once somebody wants to, and what can be written.
  speech: [
    'src/(behaviours/voice-player/|elements/voice-track/)',
    'site/(app/parts/(hero-voice|poster|said)|content/greeting)',
  ],
  greeting: ['src/behaviours/greeting-editor/', 'site/app/parts/(greeting-in|your-greeting)'],
  forms: [
    'src/(behaviours/form|elements/(alert|field))/',
    'site/forms/(backend|handover|prefill|privacy-sentence|remedy|waitlist)',
  ],
  // Pages that are one page over many contents, or lists of them.
  reading: [
    'src/behaviours/fallback-image/',
    'src/sections/(article-cards|article-header|news-list)/',
    'site/(pages/(article|blog|media|media-news)\\.tsx|content/(articles|blog|media)\\.ts)',
  ],
  agents: ['src/elements/(handover|week)/', 'site/(pages/agent\\.tsx|content/agents/(bdr|support|talent))'],
  solutions: [
    'src/sections/solution-cards/',
    'site/(pages/(solutions|services|horizontal-solutions|vertical-solutions)|content/overviews)',
  ],
}).map(([name, paths]) => ({ name, test: new RegExp(paths.join('|')) }));

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  envDir: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [
    { enforce: 'pre', ...mdx({ rehypePlugins: [rehypeOutline] }) },
    vanillaExtractPlugin(),
    react(),
    theme,
    shakeRouter,
    dropDescriptions,
    noteModules,
    licensesFile,
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
    modulePreload: {
      polyfill: false,
      // What every page has is there by then; it need not be named again with each page.
      resolveDependencies: (_file, files) => files.filter((file) => !file.includes('/browser-')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Not index.html: our own build writes the pages (build.ts), and no script stands at their end.
      input: fileURLToPath(new URL('../app/browser.tsx', import.meta.url)),
      // Its file is what the entry imports, and what the pages share.
      preserveEntrySignatures: 'allow-extension',
      output: { codeSplitting: { groups } },
      // A shim for React before 18, which its importer asks for though nothing here uses it.
      treeshake: { moduleSideEffects: [{ test: /use-sync-external-store/, sideEffects: false }] },
    },
  },
});
