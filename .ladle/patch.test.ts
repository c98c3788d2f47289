import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { patch, patchModules } from './patch';
import { ourLadle, ourPage } from './patches';

const ladle = 'node_modules/@ladle/react/lib/app';
const history = `${ladle}/src/history.ts`;

/** The result of a build with these modules, each original or as the test sets it. */
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

describe('patching third-party text', () => {
  test('throws when a pattern does not match, and says what to do', () => {
    expect(() => patch('a.html', '<title>New</title>', [{ pattern: '<title>Old', replacement: '' }])).toThrow(
      /a\.html: no text matches <title>Old.*Update the pattern/,
    );
  });

  test('replaces every match, and inserts our text literally', () => {
    expect(patch('a.html', '-a-a', [{ pattern: /a/, replacement: () => '$&1' }])).toBe('-$&1-$&1');
  });

  test('throws at the end of a build that contained none of its modules, unless the build itself failed', () => {
    const plugin = patchModules('ours', [{ module: /theirs/, pattern: 'old', replacement: 'new' }]);
    plugin.configResolved({ command: 'build' });
    plugin.buildStart();
    expect(plugin.transform('old', 'other.js')).toBeNull();
    expect(() => plugin.buildEnd()).toThrow(/ours in \/theirs\/: no text matches old/);
    expect(() => plugin.buildEnd(new Error('syntax'))).not.toThrow();
    plugin.configResolved({ command: 'serve' });
    expect(() => plugin.buildEnd()).not.toThrow();
  });
});

describe('the build of the workbench', () => {
  const modules = [`${ladle}/src/app.tsx`, `${ladle}/src/init-side-effects.ts`, history];

  test('sets our title in Ladle, and leaves no address without a story', () => {
    const code = built(ourLadle, modules);
    expect(code).toContain('· Halloway workbench`');
    expect(code).not.toContain('| Ladle`');
    expect(code).not.toContain('history.push(getHref({}))');
  });

  test.each(modules)('stops when %s has other code', (changed) => {
    const others = modules.filter((path) => path !== changed);
    expect(() => built(ourLadle, others)).toThrow(/halloway:page/);
  });

  test('uses our own page, and stops when Ladle’s page has other code', () => {
    const html = readFileSync(`${ladle}/index.html`, 'utf8');
    expect(patch('Ladle’s index.html', html, ourPage)).not.toMatch(/Ladle|mask-icon|manifest/);
    for (const { pattern } of ourPage)
      expect(() => patch('Ladle’s index.html', html.replaceAll(new RegExp(pattern, 'g'), ''), ourPage)).toThrow(
        'no text matches',
      );
  });
});
