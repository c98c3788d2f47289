import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

const name = 'Halloway workbench';
/** The drawn voice, small. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M2 16h2q1-3 2 0t2 0q1-14 2 0t2 0q1 16 2 0t2 0q1-20 2 0t2 0q1 12 2 0t2 0q1-7 2 0t2 0h2" fill="none" stroke="#e8501a" stroke-width="2"/></svg>',
)}`;

/** Ladle's page under our name: its title, its icon, and nothing of its own beside them. */
const ourPage = {
  name: 'halloway:page',
  enforce: 'pre',
  transform(code, id) {
    const [, file] = /@ladle\/react\/.*\/src\/(app|init-side-effects|history)\.(?:tsx?|js)(?:\?|$)/.exec(id) ?? [];
    // On its way from one story to another Ladle leaves an address without a story behind, and Back would stop there.
    if (file === 'history') return code.replace('history.push(getHref({}))', '');
    return file ? code.replaceAll('| Ladle`', `· ${name}\``) : null;
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('<title>Ladle</title>', `<title>${name}</title>`)
        .replace('Ladle: Playground for your React Components.', 'Every state of every behaviour of @halloway/ui.')
        .replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${icon}" />`)
        .replace(/\s*<link\s+rel="(mask-icon|apple-touch-icon|manifest)"[^>]*>/g, ''),
  },
};

/** Mermaid brings thirty kinds of diagram; we draw one, and build in a tenth of the time without the others. */
const onlyStatecharts = {
  name: 'halloway:statecharts',
  enforce: 'pre',
  load: (id) =>
    /\/mermaid\.core\/(?!chunk-|dagre-|stateDiagram-v2-)[^/]+\.mjs$/.test(id)
      ? 'export const diagram = undefined'
      : null,
};

// Ladle brings its own React plugin; only the sources' condition and the styles are ours.
export default defineConfig(({ mode }) => ({
  plugins: [ourPage, onlyStatecharts, vanillaExtractPlugin()],
  resolve: {
    conditions: ['@halloway/source', 'module', 'browser', mode === 'production' ? 'production' : 'development'],
  },
  build: { chunkSizeWarningLimit: 2000 },
}));
