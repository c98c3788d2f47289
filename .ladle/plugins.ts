/** Vite plugins of the workbench: the library's props, the list of stories, their code, and props that can be changed in a story. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codeOf } from '../tools/docs/story-code.ts';
import { readSources } from '../tools/sources.ts';
import { controlsOf } from './props-controls/from-types.ts';
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
export const controls = () => generatedModule('controls', () => controlsOf(readSources(root)));

const CHECKS = `${root}/test-results/checks`;

/** The results of the last audit by story and theme; empty if no audit has run. */
export const checks = () =>
  generatedModule('checks', () =>
    existsSync(CHECKS) ? readdirSync(CHECKS).map((file) => JSON.parse(readFileSync(`${CHECKS}/${file}`, 'utf8'))) : [],
  );

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
