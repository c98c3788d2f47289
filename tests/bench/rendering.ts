import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { beside, percentile, type Table } from './table';

const times = 200;

/** How long the server needs for each page of the route table, as the site's build renders it. */
export async function renderTimes(): Promise<Table[]> {
  // Inside the repository, because the bundle imports React from its `node_modules`.
  const folder = mkdtempSync(join('node_modules', '.bench-'));
  try {
    await build({
      configFile: 'site/build/vite.config.ts',
      logLevel: 'error',
      build: { ssr: 'build/server.tsx', outDir: join(process.cwd(), folder), minify: false },
    });
    const { render, routes } = (await import(
      pathToFileURL(join(folder, 'server.js')).href
    )) as typeof import('../../site/build/server');
    const rows: (string | number)[][] = [];
    for (const route of routes) {
      const took: number[] = [];
      const plain: number[] = [];
      let html = '';
      for (let run = 0; run < times; run++) {
        const begin = performance.now();
        html = await render(route);
        const between = performance.now();
        renderFlat(html.length);
        took.push(between - begin);
        plain.push(performance.now() - between);
      }
      const reference = percentile(plain, 0.5);
      rows.push([
        route.path,
        beside(percentile(took, 0.5), reference, 2),
        beside(percentile(took, 0.95), reference, 2),
        html.length,
      ]);
    }
    return [
      {
        says: `Milliseconds for one page, ${times} times; compared with React's own renderToString of as many bytes of plain paragraphs.`,
        head: ['page', 'median', '95th', 'bytes'],
        rows,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const sentence = 'Calls are answered around the clock and in the language of the caller.';

/** What React needs for about as many bytes of HTML without any component of ours. */
function renderFlat(bytes: number) {
  const amount = Math.ceil(bytes / (sentence.length + '<p></p>'.length));
  const paragraphs = Array.from({ length: amount }, (_, key) => createElement('p', { key }, sentence));
  return renderToString(createElement('main', null, paragraphs));
}
