/** `npm run generate`: writes the generated parts into every readme of the library, or into those named after `--`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Anatomy, anatomies, readSources } from '../sources';
import { withParts } from './parts';
import { machineIn, statechartOf, withStatechart } from './statechart/statechart';
import { themeVariables, withTheming } from './theming';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const named = process.argv.slice(2);

const foldersOf = (group: string) =>
  readdirSync(`${source}/${group}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [{ group, name: entry.name, path: `${source}/${group}/${entry.name}` }] : [],
  );
type Folder = ReturnType<typeof foldersOf>[number];

const known = new Map(anatomies(readSources()).map((anatomy) => [anatomy.folder, anatomy]));

for (const group of ['behaviours', 'elements', 'sections']) {
  const every = foldersOf(group);
  const variables = await themeVariables(every.map(({ path }) => `${path}/index.ts`));
  for (const folder of every) {
    const { name } = folder;
    if (named.length > 0 && !named.includes(name)) continue;
    try {
      await (group === 'behaviours' ? drawBehaviour(folder, variables) : drawParts(folder, variables));
    } catch (error) {
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    }
  }
}

async function drawBehaviour({ name, path }: Folder, variables: ReadonlyMap<string, string[]>) {
  const machine = await machineIn(path, name);
  change(`${path}/readme.md`, (readme) => withTheming(withStatechart(readme, machine.id), variables.get(name) ?? []));
  const chart = await statechartOf(machine);
  change(`${path}/statechart.svg`, () => chart);
}

function drawParts({ group, name, path }: Folder, variables: ReadonlyMap<string, string[]>) {
  const anatomy: Pick<Anatomy, 'scopes' | 'parts'> = known.get(`${group}/${name}`) ?? { scopes: [], parts: [] };
  change(`${path}/readme.md`, (readme) => withTheming(withParts(readme, anatomy), variables.get(name) ?? []));
}

function change(path: string, by: (before: string) => string) {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const after = by(before);
  if (before === after) return;
  writeFileSync(path, after);
  process.stdout.write(`${relative('.', path)} written\n`);
}
