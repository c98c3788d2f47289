import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { CDPSession, Page } from 'playwright';
import { openBrowser } from './loading';
import { installPeers, peers, versionOf } from './peers';
import { beside, median, shown, type Table } from './table';

const rounds = 7;
const libraries = ['halloway', 'base-ui', 'native'] as const;
type Library = (typeof libraries)[number];

/** How many of each part are in the page, and what is pressed in the first of them. */
const scenes = [
  { part: 'accordion', count: 100, what: 'toggle', focus: 'summary, h3 button', keys: ['Enter', 'Enter'] },
  { part: 'tabs', count: 100, what: 'select', focus: '[role=tab]:nth-of-type(2)', keys: ['Enter'] },
  { part: 'dialog', count: 100, what: 'open and close', focus: 'button', keys: ['Enter', 'Escape'] },
  { part: 'form', count: 1, what: 'letter in 200 fields', focus: 'input', keys: ['a', 'b', 'c', 'd'] },
  { part: 'navbar', count: 10, what: 'open and close', focus: 'header button', keys: ['Enter', 'Escape'] },
] as const;

/** A library's page, with the production builds of React and of the library. */
async function bundle(library: Library): Promise<string> {
  const folder = resolve('tests/bench/rendered');
  const { outputFiles } = await build({
    entryPoints: [resolve(folder, 'page.jsx')],
    // One React for all.
    alias: {
      parts: resolve(folder, `${library}.jsx`),
      react: resolve('node_modules/react'),
      'react-dom': resolve('node_modules/react-dom'),
    },
    nodePaths: [resolve(peers, 'node_modules')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** What the page's main thread does until the paint that follows, in ms of its processor: another load distorts it least. */
async function costOf(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await spent();
  await act();
  return (await spent()) - before;
}

async function measure(page: Page, noteOf: (operation: string, part: string, count: number) => (cost: number) => void) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const run = (script: string) => page.evaluate(script);
  for (const { part, count, what, focus, keys } of scenes) {
    const note = async (operation: string, act: () => Promise<unknown>) =>
      noteOf(operation, part, count)(await costOf(session, act));
    await note('mount', () => run(`bench.mount('${part}', ${count})`));
    await note('new render', () => run('bench.render()'));
    await page.locator(focus).first().focus();
    await note(what, async () => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await run('bench.painted()');
      }
    });
    await note('unmount', () => run('bench.unmount()'));
  }
}

/** What parts cost in the page: in ours, in Base UI and in plain React. */
export async function renderCosts(): Promise<Table[]> {
  installPeers();
  const scripts = new Map<Library, string>();
  for (const library of libraries) scripts.set(library, await bundle(library));
  await using browser = await openBrowser();
  const costs = new Map<string, Map<Library, number[]>>();
  for (let round = 0; round < rounds; round++)
    for (const library of libraries) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
      await page.setContent('<!doctype html><html lang="en"><title>bench</title><body></body></html>');
      await page.addScriptTag({ content: scripts.get(library) ?? '' });
      await measure(page, (operation, part, count) => (cost) => {
        const row = `${count} × ${part}: ${operation}`;
        const ofRow = costs.get(row) ?? new Map<Library, number[]>();
        costs.set(row, ofRow.set(library, [...(ofRow.get(library) ?? []), cost]));
      });
      await page.close();
    }
  const rows = [...costs].map(([row, ofRow]) => {
    const [ours = 0, base = 0, native = 0] = libraries.map((library) => median(ofRow.get(library) ?? []));
    return [row, beside(ours, base, 1), shown(base, 1), shown(native, 1)];
  });
  return [
    {
      says:
        `Processor time of the page’s main thread until the paint, in ms: ${rounds} rounds in turn, medians, production builds without ` +
        'styles; compared with Base UI. In ours the content of what is closed is in the page, for the browser’s search and for presses ' +
        'before the code has come; Base UI has no closed dialog and no closed menu in it.',
      head: ['what', '@halloway/ui', `Base UI ${versionOf('@base-ui/react')}`, 'plain React'],
      rows,
    },
  ];
}
