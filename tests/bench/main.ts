/**
 * `npm run bench`: measures size and speed of the library, the site and the server beside their peers, on this machine, and
 * writes `tests/bench/README.md`. `npm run bench -- NAME …` measures only those parts.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { bundleSizes } from './bundles';
import { firstPresses } from './first-presses';
import { renderCosts } from './rendered';
import { circumstances, report } from './report';
import { lighthouseScores } from './scores';
import { serverSpeeds } from './serving-forms';
import { markdown, type Table } from './table';

interface Part {
  name: string;
  title: string;
  measure: () => Promise<Table[]>;
  /** What must be built first: `package`, `site`, `server`. */
  needs: readonly string[];
  /** Slow: measured only when it is named. */
  slow?: true;
}

const parts: readonly Part[] = [
  { name: 'bundles', title: 'Four components', measure: bundleSizes, needs: ['package'] },
  { name: 'render', title: 'What parts cost in a page', measure: renderCosts, needs: ['package'] },
  { name: 'first-presses', title: 'The first press', measure: firstPresses, needs: ['site', 'server'] },
  { name: 'server', title: 'The server', measure: serverSpeeds, needs: ['site', 'server'] },
  { name: 'lighthouse', title: 'Lighthouse', measure: () => lighthouseScores(), needs: ['site', 'server'], slow: true },
];

const file = 'tests/bench/README.md';
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen = parts.filter(({ name, slow }) => (asked.length > 0 ? asked.includes(name) : !slow));

for (const what of new Set(chosen.flatMap(({ needs }) => needs))) {
  console.log(`Building the ${what} …`);
  execFileSync('npm', ['run', '--silent', `build:${what}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, VITE_BACKEND_URL: '/' },
  });
}
for (const part of chosen) {
  console.log(`\n## ${part.title}\n`);
  const tables = await part.measure();
  console.log(tables.map(markdown).join('\n\n'));
  // Written after each part: if a later part fails, the earlier results are kept.
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sections = parts.map(({ name, title }) => ({ name, title, ...(name === part.name && { tables }) }));
  writeFileSync(file, report(before, sections, circumstances(new Date())));
}
