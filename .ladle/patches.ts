import { type Patch, patchModules } from './patch.ts';

const name = 'Halloway workbench';
/** The drawn voice, small. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M2 16h2q1-3 2 0t2 0q1-14 2 0t2 0q1 16 2 0t2 0q1-20 2 0t2 0q1 12 2 0t2 0q1-7 2 0t2 0h2" fill="none" stroke="#e8501a" stroke-width="2"/></svg>',
)}`;

const app = /@ladle\/react\/.*\/src\/app\.(?:tsx?|js)(?:\?|$)/;
const title = { pattern: '| Ladle`', replacement: `· ${name}\`` };

/** Patches of Ladle's modules: our title, and no extra history entries. */
export const ourLadle = patchModules('halloway:page', [
  { module: app, ...title },
  // Ladle's story list and landmark are replaced by those of our layout. Its JSX is already compiled here.
  {
    module: app,
    pattern: /import Navigation from ["']\.\/sidebar\/main["'];?/,
    replacement: 'const Navigation = () => null;',
  },
  { module: app, pattern: /\bmain(?=(?:["'], \{)?\s+className(?:=|: )["']ladle-main["'])/, replacement: 'div' },
  { module: /@ladle\/react\/.*\/src\/init-side-effects\.(?:tsx?|js)(?:\?|$)/, ...title },
  {
    // Between two stories Ladle adds an address without a story, where Back would stop.
    module: /@ladle\/react\/.*\/src\/history\.(?:tsx?|js)(?:\?|$)/,
    pattern: 'history.push(getHref({}))',
    replacement: '',
  },
]);

/** Ladle's page with our title and icon only. */
export const ourPage: readonly Patch[] = [
  { pattern: '<title>Ladle</title>', replacement: `<title>${name}</title>` },
  {
    pattern: 'Ladle: Playground for your React Components.',
    replacement: 'Every state of every behaviour of @halloway/ui.',
  },
  { pattern: /<link rel="icon"[^>]*>/, replacement: `<link rel="icon" href="${icon}" />` },
  { pattern: /\s*<link\s+rel="(mask-icon|apple-touch-icon|manifest)"[^>]*>/, replacement: '' },
];
