/**
 * `node --import tsx tools/package/docs.ts FOLDER`: writes the packed documentation into an existing folder: a page for each
 * component, `llms.txt` (https://llmstxt.org), `llms-full.txt`, and for tools `components.json` with its schema.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { components } from './components';
import { type DocumentedComponent, manifest, manifestSchema } from './documented';
import { type Guide, guides } from './guides';
import { pageOf } from './pages';
import { testingPage } from './testing';

const GROUPS = {
  behaviours: 'Behaviours',
  elements: 'Elements',
  sections: 'Sections',
  forms: 'Forms',
} satisfies Record<DocumentedComponent['group'], string>;

const INTRODUCTION = `# @halloway/ui

> A React component library in which every behaviour is a state machine: no component can be half open, and each machine also runs without React.

Install it with \`npm install @halloway/ui\`; React 19 is a peer dependency. Import \`@halloway/ui/styles.css\` once, or
\`@halloway/ui/tokens.css\` and one stylesheet for each component. Every component has an entry of its own beside
\`@halloway/ui\`. The root of each carries \`data-scope\`, every other element \`data-part\`, what changes \`data-state\`.
\`texts\` replaces any word, \`onStateChange\` tells every state, and a value that comes with a callback may be yours.`;

/** The index in the format of llmstxt.org: a title, a summary, and links under headings. */
export function llmsIn(all: readonly DocumentedComponent[], written: readonly Guide[]): string {
  const chapters = Object.entries(GROUPS).map(([group, heading]) => {
    const links = all
      .filter((component) => component.group === group)
      .map(({ title, page, summary }) => `- [${title}](${page}): ${summary}`);
    return `## ${heading}\n\n${links.join('\n')}`;
  });
  const links = written.map(({ name, title, markdown }) => {
    const headings = [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    return `- [${title}](docs/guides/${name}.md)${headings.length > 0 ? `: ${headings.join(', ')}` : ''}`;
  });
  const guidance = `## Guides\n\n${links.join('\n')}`;
  const testing =
    '## Testing\n\n- [Testing](docs/testing.md): every state of a component, a clock, failing requests and gestures, for your tests.';
  const optional =
    '## Optional\n\n- [components.json](components.json): exports, parts and CSS variables as data, for tools';
  return `${[INTRODUCTION, guidance, ...chapters, testing, optional].join('\n\n')}\n`;
}

/** All pages in one file, as chapters below the introduction; links between pages become links between chapters. */
export function llmsFullIn(all: readonly DocumentedComponent[], written: readonly Guide[]): string {
  const chapters = written.map(({ markdown }) => markdown.trimEnd());
  const pages = all.map((component) => pageOf(component).trimEnd());
  const testing = testingPage().trimEnd();
  return `${[INTRODUCTION, ...chapters, ...pages, testing].join('\n\n').replace(/\]\(([\w-]+)\.md\)/g, '](docs/$1.md)')}\n`;
}

/** Without the spaces and dashes that align the columns of tables. */
const compact = (markdown: string) =>
  markdown.replace(/^\|.*\|$/gm, (row) => row.replace(/ {2,}\|/g, ' |').replace(/-{4,}(?= \|)/g, '---'));

/** Writes the documentation; the package has no `llms-full.txt`, which only repeats its pages. */
export async function writeDocs(folder: string, { full }: { full: boolean }): Promise<void> {
  const all = await components();
  const written = guides();
  const facts = all.map(({ types, machine, ...component }) => ({
    ...component,
    types: types.map(({ name }) => name),
    machine: machine?.name,
  }));
  const data = manifest.parse({ $schema: './components.schema.json', package: '@halloway/ui', components: facts });
  await mkdir(join(folder, 'docs/guides'), { recursive: true });
  for (const { name, markdown } of written) await writeFile(join(folder, `docs/guides/${name}.md`), compact(markdown));
  for (const component of all) await writeFile(join(folder, component.page), compact(pageOf(component)));
  await writeFile(join(folder, 'docs/testing.md'), testingPage());
  await writeFile(join(folder, 'llms.txt'), llmsIn(all, written));
  if (full) await writeFile(join(folder, 'llms-full.txt'), llmsFullIn(all, written));
  await writeFile(join(folder, 'components.json'), `${JSON.stringify(data)}\n`);
  await writeFile(join(folder, 'components.schema.json'), `${JSON.stringify(manifestSchema())}\n`);
}

const [, script, folder] = process.argv;
if (script?.endsWith('docs.ts') && folder) await writeDocs(folder, { full: true });
