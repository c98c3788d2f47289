import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { canonicalOf, pictureOf, titleOf } from '../../../site/app/head';
import { brand } from '../../../site/brand';
import { articles, isoDate } from '../../../site/content/articles';
import { descriptions } from '../../../site/descriptions';
import { prefillOf } from '../../../site/forms/prefill';
import { articlePath, routes } from '../../../site/routes';
import { rules } from '../../../tools/html-rules';
import { built, htmlOf } from './read';

/** The built files, without a browser. */

const html = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:document'], rules });
const folder = 'dist-site';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
const fileOf = (path: string) => readFileSync(join(folder, path), 'utf8');
/** With the page of unknown addresses. */
const paths = [...routes.map(({ path }) => path), '/404'];

test('the build has a file for every page, and no other', () => {
  const expected = paths.map((path) => `${path === '/' ? 'index' : path.slice(1)}.html`);
  expect(files.toSorted()).toEqual(expected.toSorted());
});

for (const file of files)
  test(`${file} is valid HTML`, async () => {
    const { results } = await html.validateString(fileOf(file));
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, selector }) => `${line} ${ruleId}: ${message} (${selector})`),
      ),
    ).toEqual([]);
  });

test('every figure has text, so that screen readers announce no empty one', () => {
  const silent = paths.flatMap((path) =>
    built(path)
      .all('figure')
      .filter((figure) => figure.text().trim() === '')
      .map(() => path),
  );
  expect(silent).toEqual([]);
});

test('no page has a broken link, or a link to a missing fragment', () => {
  const pages = new Map(paths.map((path) => [path as string, htmlOf(path)]));
  const broken: string[] = [];
  let judged = 0;
  for (const [path, source] of pages)
    for (const [, written = ''] of source.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
      const href = written.replaceAll('&amp;', '&');
      // A greeting in the fragment (D37) is no element.
      const [address = '', fragment] = href.split(/#say=.*|#/);
      judged++;
      if (href.startsWith('/') || href.startsWith('#')) {
        const target = address.replace(/\?.*/, '') || path;
        if (!pages.has(target) && !existsSync(join(folder, target))) broken.push(`${path} links to ${href}`);
        if (fragment && !pages.get(target)?.includes(` id="${fragment}"`))
          broken.push(`${path} links to ${href}, and no element there has that id`);
      } else if (!/^(mailto:[^@]+@halloway\.example|https:\/\/[\w.-]+\.example\b)/.test(href))
        broken.push(`${path} links to ${href}, which is no address of ours`);
    }
  expect(judged).toBeGreaterThan(1_000);
  expect(broken, 'Correct the link in site/content, or add the page to site/routes.ts').toEqual([]);
});

test('every link to the contact form in the main part of a page says where it comes from (R99)', () => {
  const links = paths.flatMap((path) =>
    built(path)
      .hrefs('a[href^="/contact"]')
      .map((href) => ({ path, href })),
  );
  expect(links.length).toBeGreaterThan(30);
  const bare = links.filter(
    ({ href }) => Object.keys(prefillOf(new URL(href, 'https://www.halloway.example').search)).length === 0,
  );
  // The privacy policy names the form itself, with a purpose for the reader to choose.
  expect(bare).toEqual([{ path: '/privacy', href: '/contact' }]);
});

test('every page links to the feed, preloads two fonts and no code, and has no inline style and no script except the entry', () => {
  for (const path of paths) {
    const source = htmlOf(path);
    expect(source, path).not.toMatch(/<[^>]+\sstyle=/);
    const tags = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, attributes = '']) => attributes.trim());
    const scripts = tags(/<script([^>]*)>/g).filter((attributes) => attributes !== 'type="application/ld+json"');
    expect(scripts, path).toEqual([
      expect.stringMatching(
        /^src="\/assets\/entry-[\w-]+\.js" data-modules="\/assets\/main-[\w-]+\.js( \/assets\/[\w-]+\.js){1,3}"$/,
      ),
    ]);
    expect(source, path).not.toContain('modulepreload');
    expect(tags(/<link rel="preload" href="([^"]*)"/g), path).toEqual([
      expect.stringMatching(/bricolage-grotesque-[\w-]{8}\.woff2$/),
      expect.stringMatching(/instrument-sans-[\w-]{8}\.woff2$/),
    ]);
    expect(tags(/<link rel="alternate" type="application\/rss\+xml" title="[^"]*" href="([^"]*)"/g)).toEqual([
      '/rss.xml',
    ]);
  }
});

test('every newsletter form has a link to the feed', () => {
  for (const path of ['/media/blog', '/media/news', '/media/blog/ai-roi']) {
    const { hrefs, under } = built(path);
    const form = under('Subscribe to Our Newsletter', 'section');
    expect(hrefs('a:contains("RSS feed")', form), path).toEqual(['/rss.xml']);
  }
});

test('every page has its title, description, address, picture and structured data', () => {
  for (const route of routes) {
    const { $ } = built(route.path);
    const description = descriptions[route.path];
    const picture = pictureOf(route);
    expect($('title').text()).toBe(titleOf(route));
    expect($('meta[name="description"]').attr('content')).toBe(description);
    expect(description.length, description).toBeGreaterThan(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect($('link[rel="canonical"]').attr('href')).toBe(canonicalOf(route));
    expect($('meta[property="og:image"]').attr('content')).toBe(brand.origin + picture);
    expect(existsSync(join(folder, picture)), picture).toBe(true);
    const data = JSON.parse($('script[type="application/ld+json"]').text());
    expect(data['@graph'].length, route.path).toBeGreaterThan(0);
  }
});

test('the sitemap has every page once, with the last change of every article and policy, as on the page', () => {
  const entries = [
    ...fileOf('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>)?<\/url>/g),
  ];
  expect(entries.map(([, location]) => location)).toEqual(routes.map(canonicalOf));
  expect(fileOf('robots.txt')).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
  const dayOf = (path: string) => entries.find(([, location]) => location?.endsWith(path))?.[2];
  expect(dayOf('/future-ai')).toBe('2025-08-05');
  expect(dayOf('/privacy')).toBe('2025-01-01');
  const updated = built('/media/blog/ai-roi').main.find('[data-scope="article-header"] time').last();
  expect(updated.attr('datetime')).toBe(dayOf('/ai-roi'));
  expect(updated.parent().text()).toMatch(/Updated [A-Z][a-z]+\s\d+,\s\d{4}/);
});

test('an article’s metadata and structured data have its author and dates', () => {
  for (const { slug, title, author, date, modified } of articles) {
    const { $ } = built(articlePath(slug));
    const meta = (name: string) => $(`meta[property="${name}"]`).attr('content');
    expect(meta('og:type')).toBe('article');
    expect(meta('article:published_time')).toBe(isoDate(date));
    expect(meta('article:modified_time')).toBe(modified && isoDate(modified));
    const data = JSON.parse($('script[type="application/ld+json"]').text());
    const posting = data['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'BlogPosting');
    expect(posting).toMatchObject({ headline: title, datePublished: isoDate(date), author: { name: author } });
  }
});

test('a long text has a table of contents, and a link beside every heading', () => {
  for (const path of ['/media/blog/ai-implementation', '/media/blog/ai-ethics', '/eula', '/privacy']) {
    const { $, all, hrefs, texts } = built(path);
    const titled = all('[data-scope="long-text"] h2[id]').filter((title) => title.next().is('a'));
    expect(titled.length, path).toBeGreaterThan(4);
    expect(titled.map((title) => title.next().attr('href'))).toEqual(titled.map((title) => `#${title.attr('id')}`));
    const contents = all('nav').find((nav) => /^(In this article|Contents)$/.test($('h2', nav).text()));
    expect(hrefs('a', contents)).toEqual(titled.map((title) => `#${title.attr('id')}`));
    expect(texts('a', contents)).toEqual(titled.map((title) => title.text()));
  }
});

test('the questions of a page are one group, of which the browser opens one at a time (R20, R95)', () => {
  for (const path of ['/', '/transcribe', '/virtual-receptionist', '/voice-consulting']) {
    const groups = built(path)
      .all('[data-scope="accordion"] details')
      .map((question) => question.attr('name'));
    expect(groups.length, path).toBeGreaterThan(3);
    expect(new Set(groups).size, path).toBe(1);
    expect(groups[0], path).toBeTruthy();
  }
});

test('the call of an agent has every other way through it without scripts', () => {
  for (const path of ['/bdr', '/support', '/talent', '/virtual-receptionist']) {
    const { main, all } = built(path);
    expect(main.find('[data-part="transcript"] > * > [data-part="line"]'), path).toHaveLength(9);
    const ways = all('details[data-part="way"]');
    expect(ways.length, path).toBeGreaterThanOrEqual(9);
    for (const way of ways) expect(way.find('[data-part="outcome"]'), path).toHaveLength(1);
  }
});

test('a calculator is a table of figures and results without scripts', () => {
  for (const path of ['/pricing', '/media/blog/ai-roi']) {
    const calculator = built(path).main.find('[data-scope="calculator"]');
    expect(calculator.find('dt').length, path).toBeGreaterThan(0);
    expect(calculator.find('[data-part="result"]').length, path).toBeGreaterThan(0);
    expect(calculator.find('input'), path).toHaveLength(0);
  }
});

test('the greeting editor stands on Home alone: a page that closes with a sentence has one of its own', () => {
  const others = routes.map(({ path }) => path).filter((path) => path !== '/');
  const sentences = others.flatMap((path) => {
    const { main, texts } = built(path);
    expect(main.find('[data-scope="greeting-editor"]'), path).toHaveLength(0);
    const said = texts('[data-part="word"]', main.find('[data-scope="call-to-action"]'));
    return said.length > 0 ? said.join(' ') : [];
  });
  expect(sentences.length).toBeGreaterThan(0);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence.split(' ').length).toBeGreaterThan(7);
});

test('no page’s JavaScript weighs more than 144 KB', () => {
  // Of it 3 KB keep what was typed when a visitor comes back, and when a translator has changed the page, and 3 KB are what
  // forms, dialogs and menus do for readers of other keyboards, servers and windows. 1 KB is what a form does when a rule or a
  // locale is wrong, and to render one field a letter; 1 KB are old names, which go on to work in this version, and what a
  // double click, a held key or a press under a new message must not do. 1 KB is what a dialog does for the page that it is in:
  // its sticky boxes, its styles, and what opened it.
  const heavy: string[] = [];
  for (const { path } of routes) {
    const scripts = built(path).$('script[data-modules]').attr('data-modules')?.split(' ') ?? [];
    const total = scripts.reduce((sum, script) => sum + statSync(`${join(folder, script)}.gz`).size, 0);
    expect(total, path).toBeGreaterThan(100 * 1024);
    if (total > 144 * 1024) heavy.push(`${path}: ${Math.ceil(total / 1024)} KB. Load its large parts as islands.`);
  }
  expect(heavy).toEqual([]);
});

test('Home’s HTML weighs at most 20 KB', () => {
  expect(statSync(join(folder, 'index.html.br')).size).toBeLessThanOrEqual(20 * 1024);
});

test('the production style sheet has the theme’s variables', () => {
  const css = fileOf(built('/').$('link[rel=stylesheet]').attr('href') ?? '');
  expect(css).toContain('--hw-color-on-brand:');
  expect(css).toMatch(/@layer hw/);
});
