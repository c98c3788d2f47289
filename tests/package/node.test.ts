import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { consumer } from './installed';

/** Runs a module in plain Node, in the folder of the application: no bundler, no DOM, no loader. */
async function node(source: string) {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: consumer,
  });
  expect(stderr).toBe('');
  return stdout.trim();
}

describe('in plain Node', () => {
  test('components render to HTML', async () => {
    const html = await node(`
      import { Accordion } from '@halloway/ui';
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      const items = [{ id: 'hours', title: 'At which hours?', content: 'Day and night.' }];
      console.log(renderToString(createElement(Accordion, { items, 'aria-label': 'Questions' })));
    `);
    expect(html).toMatch(
      /^<div aria-label="Questions" class="[^"]+" data-scope="accordion" data-part="root" data-state="collapsed"><details /,
    );
    expect(html).toContain('Day and night.');
    expect(html).not.toContain('style=');
  });

  test('machines import neither React nor a component', async () => {
    const { metafile } = await build({
      absWorkingDir: consumer,
      stdin: { contents: `export * from '@halloway/ui/machines'`, resolveDir: consumer },
      bundle: true,
      format: 'esm',
      write: false,
      metafile: true,
    });
    const inputs = Object.keys(metafile.inputs);
    const packages = inputs.map((path) => path.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]).filter(Boolean);
    expect([...new Set(packages)].sort()).toEqual(['@halloway/ui', 'xstate']);
    const ours = inputs.filter((path) => path.includes('@halloway/ui') && !path.endsWith('/machines.js'));
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.filter((path) => /\.css\.js$/.test(path))).toEqual([]);
  });
});
