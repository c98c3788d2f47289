import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { licenses, licensesFile } from './licenses';

const text = (path: string) => readFileSync(path, 'utf8').trim();

test('lists each package of a bundle once, with its version and license text', () => {
  const { version } = JSON.parse(readFileSync('node_modules/elkjs/package.json', 'utf8'));
  const found = licenses([
    '/somewhere/src/index.ts',
    resolve('node_modules/elkjs/lib/elk-api.js'),
    `${resolve('node_modules/elkjs/lib/elk-worker.min.js')}?worker`,
  ]);
  expect(found).toBe(`elkjs ${version}\n\n${text('node_modules/elkjs/LICENSE.md')}\n`);
  expect(found).toContain('Eclipse Public License');
});

test('our fonts bring the license beside them', () => {
  expect(licenses([resolve('src/theme/fonts/instrument-sans.woff2')])).toBe(`${text('src/theme/fonts/OFL.txt')}\n`);
});

test('Vite writes the licenses of what it has bundled, and of nothing else', async () => {
  const entry = 'virtual:entry';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { createMachine } from 'xstate'; import 'react'; console.log(createMachine);`
            : undefined,
      },
      licensesFile,
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const file = ('output' in built ? built.output : []).find(({ fileName }) => fileName === 'licenses.txt');
  const written = file?.type === 'asset' ? String(file.source) : '';
  expect(written).toContain(text('node_modules/xstate/LICENSE'));
  expect(written).not.toContain('elkjs');
}, 60_000);
