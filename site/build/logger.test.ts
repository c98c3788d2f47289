import { resolve } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { buildLogger } from './logger';

afterEach(() => vi.restoreAllMocks());

/** The build's output for this style sheet, minified as the site's is. */
async function printed(css: string): Promise<string> {
  const lines: unknown[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  const entry = 'virtual:style.css';
  await build({
    configFile: false,
    customLogger: buildLogger(),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? css : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  return lines.join('\n');
}

test('a build does not warn of the style of the current table-of-contents link', async () => {
  expect(await printed(`@import '${resolve('site/app/pages.css')}';`)).toBe('');
});

test('a build warns of another unknown selector', async () => {
  expect(await printed('a:target-curent { color: red; }')).toMatch("'target-curent' is not recognized");
});
