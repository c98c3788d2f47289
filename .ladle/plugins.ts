/** Vite plugins of the workbench: the library's props, the list of stories, their code, and props that can be changed in a story. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeOf } from '../tools/docs/story-code.ts';
import { readSources } from '../tools/sources.ts';
import { controlsOf } from './props-controls/from-types.ts';
import { usesIn } from './props-controls/uses.ts';
import { storiesIn } from './story-meta.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const runtime = fileURLToPath(new URL('props-controls/runtime.ts', import.meta.url));

/** A module that is generated when it is imported. */
function generatedModule(name: string, make: () => unknown) {
  const id = `virtual:${name}`;
  return {
    name: `halloway:${name}`,
    resolveId: (requested: string) => (requested === id ? `\0${id}` : null),
    load: (requested: string) => (requested === `\0${id}` ? `export default ${JSON.stringify(make())}` : null),
  };
}

/** The props of every component, by its name. */
export const controls = () => generatedModule('controls', () => controlsOf(readSources(root), usesIn(root)));

/** Where everything in the statechart of each machine stands: laying a large one out takes a browser seconds. */
export const drawings = () =>
  generatedModule('drawings', () =>
    JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', 'tools/docs/statechart/drawings.ts'], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64_000_000,
      }),
    ),
  );

/** What each guard wants, by folder and name: the comment before it in the machine, or in the logic that machines share. */
export const guards = () =>
  generatedModule('guards', () => {
    const comments = /\/\*\* Guard: (.+?) \*\/\s+(\w+)/g;
    const files = readdirSync(`${root}/src/behaviours`, { recursive: true, encoding: 'utf8' });
    const machines = files.filter((file) => file.endsWith('.machine.ts'));
    return Object.fromEntries(
      machines.map((file) => {
        const found = readFileSync(`${root}/src/behaviours/${file}`, 'utf8').matchAll(comments);
        return [dirname(file), Object.fromEntries([...found].map(([, words, name]) => [name, words]))];
      }),
    );
  });

const RESULTS = `${root}/test-results/checks`;

/** By story, the looks in which the last runs of the suites found something, and when; empty if none has run. */
export const status = () =>
  generatedModule('status', () => {
    const files = existsSync(RESULTS) ? readdirSync(RESULTS) : [];
    const results = files.map((file) => JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')));
    const stories: Record<string, string[]> = {};
    for (const { story, look, found } of results) {
      stories[story] ??= [];
      if (found > 0) stories[story].push(look);
    }
    return {
      at:
        results
          .map(({ at }) => at)
          .sort()
          .at(-1) ?? '',
      looks: [...new Set(results.map(({ look }) => look))].sort(),
      stories,
    };
  });

const STORIES = /\/(?:src|docs\/examples|\.ladle)\/.*\.stories\.tsx$/;

/** What is read from a module of stories, by the query of its import and by export name: `button.stories.tsx?code`. */
const readers: Record<string, (source: string, path: string) => unknown> = { code: codeOf, stories: storiesIn };

export const readStories = () => ({
  name: 'halloway:stories',
  enforce: 'pre' as const,
  load(id: string) {
    const [path = '', query = ''] = id.split('?');
    const read = readers[query];
    return read && STORIES.test(path)
      ? `export default ${JSON.stringify(read(readFileSync(path, 'utf8'), path))}`
      : null;
  },
});

/** Compiles stories so that each library component takes the props that are set in the props panel. */
export const overridableProps = () => ({
  name: 'halloway:overridable-props',
  enforce: 'pre' as const,
  resolveId: (requested: string) => (/^props-controls\/jsx-(dev-)?runtime$/.test(requested) ? runtime : null),
  transform(source: string, id: string) {
    if (!STORIES.test(id) || !id.includes('/src/')) return null;
    return { code: `/** @jsxImportSource props-controls */ ${source}`, map: null };
  },
});
