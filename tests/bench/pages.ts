import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const times = 200;

/** How long the server needs for each page of the route table, as the site's build renders it. */
export async function renderTimes() {
  // Inside the repository, because the bundle imports React from its `node_modules`.
  const folder = mkdtempSync(join('node_modules', '.bench-'));
  try {
    await build({
      configFile: 'site/vite.config.ts',
      logLevel: 'error',
      build: { ssr: 'server.tsx', outDir: join(process.cwd(), folder), minify: false },
    });
    const { render, routes } = (await import(
      pathToFileURL(join(folder, 'server.js')).href
    )) as typeof import('../../site/server');
    const rows: (string | number)[][] = [];
    for (const route of routes) {
      const took: number[] = [];
      let html = '';
      for (let run = 0; run < times; run++) {
        const begin = performance.now();
        html = await render(route);
        took.push(performance.now() - begin);
      }
      const [median, slow] = [0.5, 0.95].map((share) => took.sort((a, b) => a - b)[Math.floor(times * share)] ?? 0);
      rows.push([route.path, median?.toFixed(2) ?? '', slow?.toFixed(2) ?? '', html.length]);
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
