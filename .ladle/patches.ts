import { type Patch, patchModules } from '../site/build/patch.ts';

const name = 'Halloway workbench';
/** The drawn voice, small. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M2 16h2q1-3 2 0t2 0q1-14 2 0t2 0q1 16 2 0t2 0q1-20 2 0t2 0q1 12 2 0t2 0q1-7 2 0t2 0h2" fill="none" stroke="#e8501a" stroke-width="2"/></svg>',
)}`;

const app = /@ladle\/react\/.*\/src\/app\.(?:tsx?|js)(?:\?|$)/;
const title = { pattern: '| Ladle`', replacement: `· ${name}\`` };

/** Ladle's own modules: its title is ours, and its history is the reader's. */
export const ourLadle = patchModules('halloway:page', [
  { module: app, ...title },
  // Its list of stories and its landmark give way to those of our shell. Its JSX is compiled when it comes to us.
  {
    module: app,
    pattern: /import Navigation from ["']\.\/sidebar\/main["'];?/,
    replacement: 'const Navigation = () => null;',
  },
  { module: app, pattern: /\bmain(?=(?:["'], \{)?\s+className(?:=|: )["']ladle-main["'])/, replacement: 'div' },
  { module: /@ladle\/react\/.*\/src\/init-side-effects\.(?:tsx?|js)(?:\?|$)/, ...title },
  {
    // On its way from one story to another Ladle leaves an address without a story behind, and Back would stop there.
    module: /@ladle\/react\/.*\/src\/history\.(?:tsx?|js)(?:\?|$)/,
    pattern: 'history.push(getHref({}))',
    replacement: '',
  },
]);

/** Ladle's page: our title, our icon, and nothing of its own beside them. */
export const ourPage: readonly Patch[] = [
  { pattern: '<title>Ladle</title>', replacement: `<title>${name}</title>` },
  {
    pattern: 'Ladle: Playground for your React Components.',
    replacement: 'Every state of every behaviour of @halloway/ui.',
  },
  { pattern: /<link rel="icon"[^>]*>/, replacement: `<link rel="icon" href="${icon}" />` },
  { pattern: /\s*<link\s+rel="(mask-icon|apple-touch-icon|manifest)"[^>]*>/, replacement: '' },
];
