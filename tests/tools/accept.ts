/**
 * `npm run accept -- NAME`: accepts the changes of one behaviour, element or section: API, size, pictures and evidence.
 * Builds once, and prints each change before it is written. Changes of others are kept out. Without NAME it accepts all.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [name = ''] = process.argv.slice(2);
const folder = ['behaviours', 'elements', 'sections'].map((group) => `src/${group}/${name}`).find(existsSync);
if (name && !folder) {
  process.stderr.write(`There is no folder ${name} in src/behaviours, src/elements or src/sections.\n`);
  process.exit(1);
}

/** Its name in the API and in the sizes: `behaviours/accordion`. */
const part = folder?.slice('src/'.length) ?? '';
const API = 'tests/package/api.md';
const SIZES = 'tests/package/sizes.json';

function run(program: string, ...args: string[]): boolean {
  const env = { ...process.env, BUILT: '1', ACCEPT_PICTURES: '1', ACCEPT_EVIDENCE: '1' };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}
const must = (isDone: boolean, what: string) => {
  if (isDone) return;
  process.stderr.write(`${what} failed: see the output above. Nothing after it was accepted.\n`);
  process.exit(1);
};

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const [index, machine] = [textOf(`${folder}/index.ts`), textOf(`${folder}/${name}.machine.ts`)];
/** Whether an export belongs to this folder: its index names it, or its machine declares it. */
const isOwn = (exported: string) =>
  exported === 'TextsByName' ||
  new RegExp(`\\b${exported}\\b`).test(index) ||
  new RegExp(`^export \\w+ ${exported}\\b`, 'm').test(machine);

/** The API by its sections, each of which begins with a heading. Two entries may export the same name. */
function sectionsOf(text: string): Map<string, string> {
  let entry = '';
  return new Map(
    text.split(/^(?=##)/m).map((section) => {
      const heading = section.slice(0, section.indexOf('\n'));
      if (heading.startsWith('## ')) entry = heading;
      return [`${entry} ${heading}`, section];
    }),
  );
}
function isOfFolder(heading: string) {
  if (!name) return true;
  const [, exported] = /### (?:type |class )?<?(\w+)[>()]*$/.exec(heading) ?? [];
  return heading.endsWith(`### ${part}`) || (exported !== undefined && isOwn(exported));
}

/** `before` with this folder's part of `after`. Changes of others are named and left out. */
function mergedApi(before: string, after: string): string {
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  const kept = [...old];
  const placeOf = (heading: string | undefined) => kept.findIndex(([one]) => one === heading);
  for (const heading of new Set([...now.keys(), ...old.keys()])) {
    const section = now.get(heading);
    if (old.get(heading) === section) continue;
    const isAccepted = isOfFolder(heading);
    const name = heading.replace(/^.*### /, '');
    process.stdout.write(`${API}: ${name} ${isAccepted ? 'changes' : 'has changed too, and is not accepted'}\n`);
    if (!isAccepted) continue;
    print(old.get(heading) ?? '', section ?? '');
    const all = [...now.keys()];
    if (section === undefined) kept.splice(placeOf(heading), 1);
    else if (old.has(heading)) kept[placeOf(heading)] = [heading, section];
    else {
      const before = all.slice(0, all.indexOf(heading)).findLast((one) => placeOf(one) >= 0);
      kept.splice(placeOf(before) + 1, 0, [heading, section]);
    }
  }
  return kept.map(([, section]) => section).join('');
}

function print(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  for (const line of old) if (!now.includes(line)) process.stdout.write(`  - ${line}\n`);
  for (const line of now) if (!old.includes(line)) process.stdout.write(`  + ${line}\n`);
}

function mergedSizes(before: string, after: string): string {
  if (!name) return after;
  const [old, now]: Record<string, number>[] = [JSON.parse(before), JSON.parse(after)];
  if (old?.[part] !== now?.[part])
    process.stdout.write(`${SIZES}: ${part} may weigh ${now?.[part]} bytes (${old?.[part] ?? 'new'})\n`);
  const merged = Object.entries({ ...old, [part]: now?.[part] }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(merged), null, 2)}\n`;
}

process.stdout.write('Building …\n');
const build = ['--import', 'tsx', 'tests/tools/build.ts', 'package', 'workbench', 'walks'];
must(spawnSync(process.execPath, build, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0, 'The build');

const [api, sizes] = [readFileSync(API, 'utf8'), readFileSync(SIZES, 'utf8')];
// Other failures of these tests also fail in `npm run test:long`.
run(
  'npx',
  'vitest',
  'run',
  '--project',
  'package',
  'tests/package/api.test.ts',
  'tests/package/bundles.test.ts',
  '-u',
  '--silent',
  '--reporter=dot',
);
const [foundApi, foundSizes] = [readFileSync(API, 'utf8'), readFileSync(SIZES, 'utf8')];
writeFileSync(API, api);
writeFileSync(SIZES, sizes);
writeFileSync(API, mergedApi(api, foundApi));
writeFileSync(SIZES, mergedSizes(sizes, foundSizes));

const only = `(?<![\\w-])${name}(?!-?\\w)`;
const suites = ['--project=pictures', '--project=evidence', ...(name ? ['-g', only] : [])];
must(run('npx', 'playwright', 'test', ...suites), 'Pictures and evidence');
process.stdout.write('Read the changes (`git diff`), and describe them for users: npx changeset\n');
