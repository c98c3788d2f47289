import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArguments, browserPath } from '../tools/browser';
import { computed, differences, openComponentPage } from './component-page';
import { files, installed, read } from './installed';
import { parts } from './parts';

const sheets = files.filter((path) => /^dist\/components\/.+\.css$/.test(path));

/** Elements out of the flow whose position depends on the height of the whole page. */
const PLACED = ':not([data-scope="alert"][data-state="silent"], [data-part="remedy"]:empty)';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
}, 60_000);
afterAll(() => browser?.close());

describe('the stylesheets of the package', () => {
  test('exist for each folder that has a component', () => {
    const folders = parts.filter(({ module }) => module.endsWith('/index')).map(({ name }) => name.split('/').at(-1));
    expect(sheets).toEqual(folders.map((name) => `dist/components/${name}.css`).sort());
  });

  test('begin with the order of all layers', () => {
    const first = (sheet: string) => read(sheet).match(/^(?:@layer [\w.]+;)+?(?=@layer hw\.site;)/)?.[0];
    const order = '@layer hw;@layer hw.reset;@layer hw.theme;@layer hw.base;@layer hw.elements;';
    const all = [...sheets, 'dist/styles.css', 'dist/tokens.css', 'dist/reset.css'];
    for (const sheet of all) expect(first(sheet), sheet).toBe(`${order}@layer hw.behaviours;@layer hw.sections;`);
  });

  test('end each class name in one mark, so that two versions on one page do not clash', () => {
    const css = read('dist/styles.css').replace(/@layer [\w.,-]+/g, '');
    const names = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
    names.delete('hw');
    expect(names.size).toBeGreaterThan(5);
    expect(new Set([...names].map((name) => name.slice(-4))).size).toBe(1);
  });

  test('contain what one component needs, not what all do', () => {
    const size = (path: string) => gzipSync(read(path)).length;
    expect(size('dist/components/accordion.css')).toBeLessThanOrEqual(2500);
    expect(size('dist/tokens.css')).toBeLessThanOrEqual(1000);
    expect(read('dist/components/accordion.css')).not.toContain(':root');
    expect(read('dist/tokens.css').replace(/@layer [\w.]+;/g, '')).not.toMatch(/\.hw|[^-]margin|(^|[},])\w+\{/);
  });

  test('give every component the same look in any import order', async () => {
    const looks = [];
    for (const order of [sheets, sheets.toReversed()]) {
      const page = await openComponentPage(browser, ['dist/tokens.css', ...order]);
      looks.push(await computed(page, `body > div *${PLACED}`));
      await page.close();
    }
    const whole = await openComponentPage(browser, ['dist/styles.css']);
    const [one = [], reversed = []] = looks;
    expect(one.length).toBeGreaterThan(500);
    expect(differences(one, reversed)).toEqual([]);
    expect(differences(one, await computed(whole, `body > div *${PLACED}`))).toEqual([]);
    await whole.close();
  });

  test('are complete: a component has its look without the other stylesheets', async () => {
    const all = await openComponentPage(browser, ['dist/styles.css']);
    for (const name of ['Accordion', 'Button', 'CardGrid', 'ContactForm', 'Quote']) {
      const sheet = `dist/components/${name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.css`;
      const alone = await openComponentPage(browser, ['dist/tokens.css', sheet]);
      const look = await computed(alone, `#${name} *${PLACED}`);
      expect(look.length, name).toBeGreaterThan(0);
      expect(differences(look, await computed(all, `#${name} *${PLACED}`)), name).toEqual([]);
      await alone.close();
    }
    await all.close();
  });
});

describe('a production build', () => {
  /** By Vite, which lowers newer syntax for its default target, as Next.js nearly does. */
  async function built(sheet: string): Promise<string> {
    const rolldownOptions = { input: join(installed, sheet) };
    const result = await build({
      root: installed,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, assetsInlineLimit: 0, rolldownOptions },
    });
    const { output } = [result].flat().find((one) => 'output' in one) ?? { output: [] };
    const css = output.find(({ fileName }) => fileName.endsWith('.css'));
    if (css?.type !== 'asset') throw new Error(`Vite built no stylesheet of ${sheet}.`);
    return String(css.source);
  }
  const colors = async (html: string, own = '') =>
    withPage(html, `${await built('dist/tokens.css')}${own}`, (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[id]')].map((element) => {
          element.style.color = 'var(--hw-color-ink)';
          return `${element.id} ${getComputedStyle(element).color}`;
        }),
      ),
    );
  async function withPage<Result>(html: string, css: string, ask: (page: Page) => Promise<Result>) {
    const page = await openComponentPage(browser, [], html, css);
    try {
      return await ask(page);
    } finally {
      await page.close();
    }
  }
  const [light, dark] = ['rgb(16, 23, 20)', 'rgb(238, 242, 236)'];
  /** The colors of each element with an id, in a dark system. */
  const painted = (html: string, css: string) =>
    withPage(html, css, async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      return page.evaluate(() =>
        [...document.querySelectorAll('[id]')].map((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return `${element.id}: ${color} on ${backgroundColor}`;
        }),
      );
    });

  test('keeps the colors of a page without color-scheme, and of a dark part of it', async () => {
    const html =
      '<p id="page"></p><div data-theme="dark"><p id="dark"></p><div data-theme="light"><p id="light"></p></div></div>';
    expect(await colors(html)).toEqual([`page ${light}`, `dark ${dark}`, `light ${light}`]);
  });

  test('keeps the product’s colors, for the page and for one theme', async () => {
    const own = ':root { --hw-color-ink: rgb(1, 2, 3) } [data-theme="dark"] { --hw-color-ink: rgb(4, 5, 6) }';
    const html = '<p id="page"></p><div data-theme="dark"><p id="dark"></p></div>';
    expect(await colors(html, own)).toEqual(['page rgb(1, 2, 3)', 'dark rgb(4, 5, 6)']);
  });

  test('keeps a brand that is set once: for the page, for its islands, and for the system', async () => {
    const own = `:root { --hw-brand-light: rgb(1, 2, 3); --hw-brand-dark: rgb(4, 5, 6); --hw-on-brand-dark: rgb(7, 8, 9) }
      p { color: var(--hw-color-brand); background: var(--hw-color-on-brand) }`;
    const part = (theme: string) => `<div data-theme="${theme}"><p id="${theme}"></p></div>`;
    const html = `<p id="page"></p>${part('light')}${part('dark')}${part('system')}`;
    const found = await painted(html, `${await built('dist/tokens.css')}${own}`);
    const white = 'rgb(255, 255, 255)';
    expect(found).toEqual([
      `page: rgb(1, 2, 3) on ${white}`,
      `light: rgb(1, 2, 3) on ${white}`,
      'dark: rgb(4, 5, 6) on rgb(7, 8, 9)',
      'system: rgb(4, 5, 6) on rgb(7, 8, 9)',
    ]);
  });

  test('paints an island in its own theme, unless the product paints it', async () => {
    const html = '<div id="dark" data-theme="dark"></div><div id="own" data-theme="dark"></div>';
    const own = '#own { background: rgb(1, 2, 3) }';
    const found = await painted(html, `${await built('dist/styles.css')}${own}`);
    expect(found).toEqual([`dark: ${dark} on rgb(12, 19, 16)`, `own: ${dark} on rgb(1, 2, 3)`]);
  });

  test('lets a part, or a page with the reset, follow the system', async () => {
    const html = '<p id="page"></p><div data-theme="system"><p id="part"></p></div>';
    const asked = async (css: string) => {
      const page = await openComponentPage(browser, [], html, css);
      await page.emulateMedia({ colorScheme: 'dark' });
      const found = await page.evaluate(() =>
        ['page', 'part'].map((id) => {
          const element = document.getElementById(id) as HTMLElement;
          element.style.color = 'var(--hw-color-ink)';
          return getComputedStyle(element).color;
        }),
      );
      await page.close();
      return found;
    };
    expect(await asked(await built('dist/tokens.css'))).toEqual([light, dark]);
    for (const order of [
      ['dist/tokens.css', 'dist/reset.css'],
      ['dist/reset.css', 'dist/styles.css'],
    ])
      expect(await asked((await Promise.all(order.map(built))).join(''))).toEqual([dark, dark]);
  });

  test('mirrors right-to-left text, and nothing else', async () => {
    const arrow = read('dist/components/carousel.css').match(/\.(\w+)[^{}]*dir[^{}]*\{scale:-1 1/)?.[1] ?? '';
    expect(arrow).not.toBe('');
    const svg = (id: string, attributes = '') => `<i class="hw ${arrow}" id="${id}" ${attributes}></i>`;
    const html = `${svg('page')}
      <div dir="rtl">${svg('arabic')}<div dir="ltr">${svg('latin')}</div>${svg('own', 'dir="ltr"')}</div>
      <div dir="ltr"><div dir="rtl">${svg('within')}</div></div>${svg('self', 'dir="rtl"')}`;
    const mirrored = await withPage(html, await built('dist/components/carousel.css'), (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('[id]')]
          .filter((one) => getComputedStyle(one).scale === '-1 1')
          .map(({ id }) => id),
      ),
    );
    expect(mirrored).toEqual(['arabic', 'within', 'self']);
  });

  test('contains no syntax whose lowered form has another meaning', () => {
    for (const sheet of ['dist/styles.css', 'dist/tokens.css', 'dist/reset.css'])
      expect(read(sheet)).not.toMatch(/light-dark\(|:dir\(/);
  });
});

describe('the page of a product', () => {
  const html = `
    <h1 tabindex="-1">Ours</h1><h2>Second</h2><p hidden>Unseen</p><p>Text with a <a href="#">link</a></p>
    <ul role="list"><li>One</li></ul><ol><li>Two</li></ol><dl><dt>Term</dt><dd>Detail</dd></dl>
    <blockquote>Words</blockquote><figure><img alt="" src="data:,"><svg width="4" height="4"></svg></figure>
    <form><fieldset><legend>Legend</legend><label>Name <input></label><select><option>One</option></select>
    <textarea></textarea><button>Send</button></fieldset></form><table><tr><th>Head</th><td>Cell</td></tr></table>
    <dialog open>Dialog</dialog><details open><summary>More</summary>Text</details>
    <div data-scope="accordion" data-part="root"><button data-part="trigger" data-state="open">Of another library</button></div>`;

  test.each([
    { media: 'screen', colorScheme: 'light' },
    { media: 'screen', colorScheme: 'dark' },
    { media: 'print', colorScheme: 'dark' },
  ] as const)('looks the same with all our styles: %o', async (emulated) => {
    const [before, after] = [
      await openComponentPage(browser, [], html),
      await openComponentPage(browser, ['dist/styles.css'], html),
    ];
    for (const page of [before, after]) {
      await page.emulateMedia(emulated);
      await page.focus('button');
    }
    const [bare, styled] = [await computed(before, 'html, body, body *'), await computed(after, 'html, body, body *')];
    expect(bare.length).toBeGreaterThan(30);
    expect(differences(bare, styled)).toEqual([]);
    await before.close();
    await after.close();
  });

  test('gets the reset on request', async () => {
    const page = await openComponentPage(browser, ['dist/reset.css', 'dist/styles.css'], html);
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await style('body', 'margin-top')).toBe('0px');
    expect(await style('body', 'background-color')).toBe('rgb(246, 247, 243)');
    expect(await style('h2', 'margin-top')).toBe('0px');
    expect(await style('html', 'color-scheme')).toBe('light dark');
    expect(await style('html', 'scroll-padding-block-start')).toBe('88px');
    await page.close();
  });

  test('shows our components as in a page of ours', async () => {
    // Every page sets its own margin, and whether it can be dark.
    const own = 'html { color-scheme: light dark } body { margin: 0 }';
    const [reset, plain] = [
      await openComponentPage(browser, ['dist/reset.css', 'dist/styles.css']),
      await openComponentPage(browser, ['dist/styles.css'], '', own),
    ];
    // Inline components inherit the typography of the line, which here is the page's.
    const root = '.hw:not(a, span, bdi, svg, .hw *)';
    const ours = `:is(${root}, ${root} .hw):not(:has([data-product]))${PLACED}`;
    const one = await computed(reset, ours);
    expect(one.length).toBeGreaterThan(300);
    const inherited = (lines: string[][]) => lines.map((all) => all.filter((line) => !/text-size-adjust/.test(line)));
    expect(differences(inherited(one), await computed(plain, ours))).toEqual([]);
    await reset.close();
    await plain.close();
  });
});
