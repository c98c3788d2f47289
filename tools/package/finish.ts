/** Post-build after tsup: an entry for each component, portable types and documentation. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { withoutCitations } from './citations';
import { writeDocs } from './docs';
import { entries } from './entries';
import { tokens } from './tokens';

await mkdir('dist/components', { recursive: true });
for (const { name, module, values, types } of entries()) {
  const typed = [...values, ...types.map((type) => `type ${type}`)].join(', ');
  await writeFile(`dist/components/${name}.js`, `export { ${values.join(', ')} } from '../${module}.js';\n`);
  await writeFile(`dist/components/${name}.d.ts`, `export { ${typed} } from '../index.js';\n`);
}

for (const name of await readdir('dist')) {
  if (!name.endsWith('.d.ts')) continue;
  const path = `dist/${name}`;
  await writeFile(path, withoutCitations(await readFile(path, 'utf8')));
}
// esbuild writes above a module where it comes from: 13 KB that say what the path of the file says.
for (const path of await readdir('dist', { recursive: true })) {
  if (!path.endsWith('.js')) continue;
  const code = await readFile(`dist/${path}`, 'utf8');
  await writeFile(`dist/${path}`, code.replaceAll(/^\/\/ src\/.*\n/gm, ''));
}
// For TypeScript, which has to resolve every import.
await writeFile('dist/stylesheet.d.ts', '/** A stylesheet: imported for what it does. */\nexport {};\n');
await writeFile('dist/tokens.json', `${JSON.stringify(tokens())}\n`);
await writeDocs('dist', { full: false });
