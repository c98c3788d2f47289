/** Vite plugins of the workbench: the library's props, the list of stories, their code, and props that can be changed in a story. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import getMeta from '@ladle/react/meta';
import type { ViteDevServer } from 'vite';
import { codeOf } from '../tools/docs/story-code.ts';
import { readSources } from '../tools/sources.ts';
import { controlsOf } from './props-controls/from-types.ts';
import { usesIn } from './props-controls/uses.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const runtime = fileURLToPath(new URL('props-controls/runtime.ts', import.meta.url));

const STORIES = /\/(?:src|docs\/examples|\.ladle)\/.*\.stories\.tsx$/;

/** A module that is generated when it is imported. */
function generatedModule(name: string, make: () => unknown) {
  const id = `virtual:${name}`;
  return {
    name: `halloway:${name}`,
    resolveId: (requested: string) => (requested === id ? `\0${id}` : null),
    load: async (requested: string) =>
      requested === `\0${id}` ? `export default ${JSON.stringify(await make())}` : null,
  };
}

/** All stories by their address, in the order of their files, which is that of the life cycle. Listed again when a file comes or goes. */
export const stories = () => ({
  ...generatedModule('stories', listed),
  configureServer({ watcher, environments: { client } }: ViteDevServer) {
    // The server watches what is imported: not a new file.
    watcher.add(`${root}/src`);
    const listAgain = (file: string) => {
      const list = STORIES.test(file) && client.moduleGraph.getModuleById('\0virtual:stories');
      if (!list) return;
      client.moduleGraph.invalidateModule(list);
      client.hot.send({ type: 'full-reload' });
    };
    watcher.on('add', listAgain).on('unlink', listAgain);
  },
});

async function listed() {
  const all = Object.entries((await getMeta()).stories);
  const inOrder = all.sort(([, a], [, b]) => a.filePath.localeCompare(b.filePath) || a.locStart - b.locStart);
  return Object.fromEntries(
    inOrder.map(([id, { filePath, namedExport, meta }]) => [id, { entry: filePath, name: namedExport, meta }]),
  );
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

/** A story as a product would write it, by export name: `button.stories.tsx?code`. */
export const storyCode = () => ({
  name: 'halloway:story-code',
  enforce: 'pre' as const,
  load(id: string) {
    const [path = '', query] = id.split('?');
    if (query !== 'code' || !STORIES.test(path)) return null;
    return `export default ${JSON.stringify(codeOf(readFileSync(path, 'utf8'), path))}`;
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
