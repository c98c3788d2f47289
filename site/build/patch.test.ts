import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ourLadle, ourPage } from '../../.ladle/patches';
import { patch, patchModules } from './patch';
import { dropDescriptions, noteModules, shakeRouter } from './patches';

const router = 'node_modules/react-router/dist/development';
const chunks = readdirSync(router)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => `${router}/${file}`);
const ladle = 'node_modules/@ladle/react/lib/app';
const history = `${ladle}/src/history.ts`;

/** What a build with these modules ends with, each as it is or as the test says. */
function built(
  plugin: Pick<ReturnType<typeof patchModules>, 'configResolved' | 'buildStart' | 'transform' | 'buildEnd'>,
  paths: readonly string[],
  change = (code: string) => code,
) {
  plugin.configResolved({ command: 'build' });
  plugin.buildStart();
  const codes = paths.map((path) => {
    const code = change(readFileSync(path, 'utf8'));
    return plugin.transform(code, `/app/${path}`)?.code ?? code;
  });
  plugin.buildEnd();
  return codes.join('\n');
}

describe('a patch of somebody else’s text', () => {
  test('throws when its pattern stands nowhere, and says what to do', () => {
    expect(() => patch('a.html', '<title>New</title>', [{ pattern: '<title>Old', replacement: '' }])).toThrow(
      /a\.html: nothing matches <title>Old any more.*write the pattern anew/,
    );
  });

  test('is put in wherever its pattern stands, with every sign of ours as it is', () => {
    expect(patch('a.html', '-a-a', [{ pattern: /a/, replacement: () => '$&1' }])).toBe('-$&1-$&1');
  });

  test('throws at the end of a build that met none of its modules, and not in one that failed by itself', () => {
    const plugin = patchModules('ours', [{ module: /theirs/, pattern: 'old', replacement: 'new' }]);
    plugin.configResolved({ command: 'build' });
    plugin.buildStart();
    expect(plugin.transform('old', 'other.js')).toBeNull();
    expect(() => plugin.buildEnd()).toThrow(/ours in \/theirs\/: nothing matches old/);
    expect(() => plugin.buildEnd(new Error('syntax'))).not.toThrow();
    plugin.configResolved({ command: 'serve' });
    expect(() => plugin.buildEnd()).not.toThrow();
  });
});

describe('the build of the site', () => {
  test('makes the router’s components droppable', () => {
    const code = built(shakeRouter, chunks);
    expect(code).toMatch(/= \/\* @__PURE__ \*\/ React\d*\.createContext\(/);
    expect(code).toMatch(/= \/\* @__PURE__ \*\/ \(\(\) => class extends React\d*\.Component/);
    expect(code).not.toMatch(/^\w+\.(displayName = "|contextType = )/m);
    expect(code).not.toContain('ENABLE_DEV_WARNINGS = true');
  });

  test.each([
    'ENABLE_DEV_WARNINGS',
    'displayName',
    'contextType',
    'class extends',
    'new',
    'getOwnPropertyNames',
    'React',
  ])('stops when the router no longer says %s', (word) => {
    expect(() => built(shakeRouter, chunks, (code) => code.replaceAll(word, 'Preact'))).toThrow(/shake-router/);
  });

  test('drops every description, and stops when it finds none', () => {
    expect(built(dropDescriptions, ['site/routes.ts'])).not.toMatch(/description:\s*['"`]/);
    expect(() =>
      built(dropDescriptions, ['site/routes.ts'], (code) => code.replaceAll('description', 'summary')),
    ).toThrow(/drop-descriptions/);
  });
});

describe('the build of the pages', () => {
  test('notes every module that a route asks for, and stops when it finds none', () => {
    const code = built(noteModules, ['site/routes.ts']);
    expect(code).toContain('(globalThis.askedModules?.add("./pages/home"), import("./pages/home"))');
    expect(code.match(/askedModules/g)?.length).toBe(code.match(/\bimport\(/g)?.length);
    expect(() => built(noteModules, ['site/routes.ts'], (text) => text.replaceAll('import(', 'load('))).toThrow(
      /note-modules/,
    );
  });
});

describe('the build of the workbench', () => {
  const modules = [`${ladle}/src/app.tsx`, `${ladle}/src/init-side-effects.ts`, history];

  test('puts our title in the place of Ladle’s, and leaves no address without a story', () => {
    const code = built(ourLadle, modules);
    expect(code).toContain('· Halloway workbench`');
    expect(code).not.toContain('| Ladle`');
    expect(code).not.toContain('history.push(getHref({}))');
  });

  test.each(modules)('stops when %s says something else', (changed) => {
    const others = modules.filter((path) => path !== changed);
    expect(() => built(ourLadle, others)).toThrow(/halloway:page/);
  });

  test('has a page of ours, and stops when Ladle’s page says something else', () => {
    const html = readFileSync(`${ladle}/index.html`, 'utf8');
    expect(patch('Ladle’s index.html', html, ourPage)).not.toMatch(/Ladle|mask-icon|manifest/);
    for (const { pattern } of ourPage)
      expect(() => patch('Ladle’s index.html', html.replaceAll(new RegExp(pattern, 'g'), ''), ourPage)).toThrow(
        'nothing matches',
      );
  });
});
