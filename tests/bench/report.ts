/** `tests/bench/README.md`: the latest results, section by section. A part that was not measured keeps its section. */
import { execFileSync } from 'node:child_process';
import { arch, cpus, totalmem } from 'node:os';
import { markdown, type Table } from './table';

export interface Section {
  name: string;
  title: string;
  /** Undefined when the part was not measured this time. */
  tables?: readonly Table[];
}

const introduction = `# What it costs, and how fast it is

\`npm run bench\` builds this project and others, measures them, and writes this page. \`(1.25 ×)\` is a figure's ratio to the one that the
table compares with, taken in the same run on the same machine. Compare these ratios: milliseconds of two machines, or of two days, are
not comparable.

- \`npm run bench\` measures all parts but the slow ones; \`npm run bench -- bundles server\` measures the parts that it
  names. A part's name stands behind its title.
- The other packages are pinned in [\`peers/package.json\`](peers/package.json), and installed into \`peers/node_modules\` when a part needs
  them. They are no part of the product.
- A part is a module here whose name says what it measures, and a row in [\`main.ts\`](main.ts).
- Exact counts are tests, and not on this page: budgets are in \`tests/package/sizes.json\`, weights in \`tests/site\`.
`;

const begin = (name: string) => `<!-- bench: ${name} -->`;
const end = '<!-- end -->';

/** The page with its sections in order: new results, and the previous text of the others. */
export function report(before: string, sections: readonly Section[], measured: string): string {
  const kept = new Map(
    [...before.matchAll(/<!-- bench: (\S+) -->\n([\s\S]*?)\n<!-- end -->/g)].map(([, name = '', text = '']) => [
      name,
      text,
    ]),
  );
  const body = sections.map(({ name, title, tables }) => {
    const text = tables ? [measured, ...tables.map(markdown)].join('\n\n') : kept.get(name);
    return `## ${title} (\`${name}\`)\n\n${begin(name)}\n${text ?? 'Not measured yet.'}\n${end}\n`;
  });
  return [introduction, ...body].join('\n');
}

/** Date, commit and kind of machine, without names. */
export function circumstances(now: Date): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', ':!tests/bench/README.md') ? ' with changes' : '';
  const [cpu] = cpus();
  const machine = [
    `${cpus().length} cores ${arch()}`,
    cpu?.model.replace(/\s+/g, ' ').trim() || 'of an unknown kind',
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.version}`,
  ].join(', ');
  return `Measured ${now.toISOString().slice(0, 10)} at commit ${git('rev-parse', '--short', 'HEAD')}${changed} on ${machine}.`;
}
