import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { CHANGED, changedPath, sides } from './files';

/** A page that shows the changes: before, after, and the difference. */
export const pageOf = (names: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures that changed: ${names.length}</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
  section { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; margin-block-end: 3rem; }
  h2 { grid-column: 1 / -1; margin: 0; font-size: 1.25rem; }
  figure { margin: 0; }
  img { max-width: 100%; outline: 1px solid #888; }
</style>
<h1>Pictures that changed: ${names.length}</h1>
<p>Where they are as they should be, <code>npm run accept</code> accepts them.</p>
${names.map(sectionOf).join('\n')}
</html>
`;

const sectionOf = (name: string) => `<section>
  <h2>${name}</h2>
${sides.map((side) => figureOf(name, side)).join('\n')}
</section>`;

function figureOf(name: string, side: (typeof sides)[number]): string {
  const path = changedPath(name, side);
  const src = relative(CHANGED, path);
  return existsSync(path)
    ? `  <figure><figcaption>${side}</figcaption><a href="${src}"><img src="${src}" alt="${name}, ${side}"></a></figure>`
    : `  <figure><figcaption>${side}: none</figcaption></figure>`;
}
