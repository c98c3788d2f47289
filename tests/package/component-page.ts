/** A page with every public component of the installed package, and the stylesheets that a test names. */
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright';
import { consumer, installed, read } from './installed';

const library = (name: string) => join(consumer, 'node_modules', name);

const { outputFiles } = await build({
  stdin: {
    contents: `
      import { BehaviourProvider } from '@halloway/ui';
      import { createElement } from 'react';
      import { flushSync } from 'react-dom';
      import { createRoot } from 'react-dom/client';
      import { components } from './src/every-component/fixtures.testing';
      for (const { name, Component, fixture } of components) {
        if (typeof fixture !== 'object') continue;
        const root = document.body.appendChild(document.createElement('div'));
        root.id = name;
        const component = createElement(Component, fixture.props);
        flushSync(() => createRoot(root).render(fixture.within ? fixture.within(component) : component));
      }
      // A part of another component's in a look of its own, which no first rendering shows.
      const thanks = document.body.appendChild(document.createElement('div'));
      const snapshots = { 'waitlist-form': { value: 'submitted' } };
      const { Component, fixture } = components.find(({ name }) => name === 'WaitlistForm');
      flushSync(() =>
        createRoot(thanks).render(
          createElement(BehaviourProvider, { snapshots }, createElement(Component, fixture.props)),
        ),
      );
    `,
    resolveDir: process.cwd(),
  },
  alias: {
    '@halloway/ui': join(installed, 'dist/index.js'),
    react: library('react'),
    'react-dom': library('react-dom'),
  },
  bundle: true,
  format: 'iife',
  jsx: 'automatic',
  write: false,
  define: { 'process.env.NODE_ENV': '"production"' },
});
const script = outputFiles[0]?.text ?? '';

/** A page with these stylesheets of the package, in this order, its own styles, and all components unless `html` is given. */
export async function openComponentPage(browser: Browser, sheets: readonly string[], html = '', own = '') {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setContent(`<!doctype html><html lang="en"><body>${html}</body></html>`);
  if (own) await page.addStyleTag({ content: own });
  for (const sheet of sheets) await page.addStyleTag({ content: read(sheet) });
  if (html) return page;
  await page.addScriptTag({ content: script });
  // The pictures are missing; waits until components have handled their errors.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => !document.querySelector('[data-state="loading"], [data-state="fallback"]'));
  return page;
}

/** The computed style of every element that matches `selector`, pseudo-elements included. */
export const computed = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const lines = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      return names.map((name) => `${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`);
    };
    const drawn = (element: Element, pseudo: string) =>
      /^(none|normal)$/.test(getComputedStyle(element, pseudo).content) ? [] : lines(element, pseudo);
    return [...document.querySelectorAll(wanted)].map((element) => [
      element.outerHTML.slice(0, 120),
      ...lines(element),
      ...drawn(element, '::before'),
      ...drawn(element, '::after'),
    ]);
  }, selector);

/** The elements that differ, each with its differences. */
export const differences = (one: string[][], other: string[][]) =>
  one.flatMap((lines, index) => {
    if (lines.every((line, at) => at === 0 || line === other[index]?.[at])) return [];
    const theirs = new Set(other[index]);
    const changed = lines.filter((line, at) => at > 0 && !theirs.has(line));
    return changed.length > 0 ? [[lines[0], ...changed]] : [];
  });
