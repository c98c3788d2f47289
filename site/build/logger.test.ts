import { resolve } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { buildLogger } from './logger';

afterEach(() => vi.restoreAllMocks());

/** What a build of this style sheet prints, minified as the site's is. */
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

test('a build says nothing of the style for the part that is being read', async () => {
  expect(await printed(`@import '${resolve('site/app/contents.css')}';`)).toBe('');
});

test('it says that another selector is unknown', async () => {
  expect(await printed('a:target-curent { color: red; }')).toMatch("'target-curent' is not recognized");
});
