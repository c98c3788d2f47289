import { readFileSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import { expect } from 'playwright/test';
import { routes } from '../../../site/routes';

/** The file of a page. That visitors read the same is proven in routes.spec.ts, with scripts, and in without.spec.ts. */
export const htmlOf = (path: string) =>
  // React separates texts by comments; a long word may break; a text beside an element has one of its own (text-run.tsx).
  readFileSync(`dist-site/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8')
    .replace(/<!-- -->|<wbr[^>]*>/g, '')
    .replace(/<span data-part="text-run">([^<]*)<\/span>/g, '$1');

/** Pages that together have each value of an attribute: the others show the same components. */
export function pagesWithEach(attribute: string): string[] {
  const known = new Set<string>();
  return routes
    .map(({ path }) => path)
    .filter((path) => {
      const values = [...htmlOf(path).matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g'))].map(
        ([, value = '']) => value,
      );
      const isNew = values.some((value) => !known.has(value));
      for (const value of values) known.add(value);
      return isNew;
    });
}

/** One address of each page: the others have the same components with other texts. */
export const pagesOfEachKind: readonly string[] = routes
  .filter(({ page }, at) => routes.findIndex((route) => route.page === page) === at)
  .map(({ path }) => path);

type Part = ReturnType<CheerioAPI>;
/** Not visible before a press. */
const folded = 'details:not([open]) > :not(summary), dialog, [hidden]';
/** Without non-breaking spaces. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of elements, with spaces between their parts. */
export function textOf(part: Part): string {
  const shown = part.clone();
  shown.find(folded).remove();
  return plain(shown.get().map(textIn).join(' '));
}

function textIn(node: Part[number]): string {
  if (node.type === 'text') return node.data;
  return 'children' in node ? node.children.map(textIn).join(' ') : '';
}

const loaded = new Map<string, CheerioAPI>();

/** A page as it is built, to read without a browser. Selectors begin in its main part. */
export function built(path: string) {
  const $ = loaded.get(path) ?? load(htmlOf(path));
  loaded.set(path, $);
  const main = $('main');
  const all = (selector: string, within: Part = main) =>
    within
      .find(selector)
      .get()
      .map((one) => $(one));
  const texts = (selector: string, within?: Part) => all(selector, within).map(textOf);
  const hrefs = (selector = 'a', within?: Part) => all(selector, within).map((link) => link.attr('href') ?? '');
  return {
    $,
    main,
    all,
    texts,
    hrefs,
    /** The list item, or another holder, of the heading with this text. */
    under: (title: string, holder = 'li') =>
      main
        .find('h2, h3')
        .filter((_, heading) => textOf($(heading)) === plain(title))
        .closest(holder),
    /** Whole words and figures: `90%` is not said by `90%+`. */
    says: (...expected: string[]) => {
      const text = textOf(main);
      for (const one of expected) {
        const whole = plain(one).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
        expect(text).toMatch(new RegExp(`(?<![\\p{L}\\p{N}])${whole}(?![\\p{L}\\p{N}%+])`, 'iu'));
      }
    },
    /** A link whose name contains these words leads there. */
    leads: (links: Readonly<Record<string, string | RegExp>>) => {
      const named = all('a').map((link) => [link.attr('aria-label') ?? textOf(link), link.attr('href')] as const);
      for (const [name, href] of Object.entries(links)) {
        const found = named.filter(([own]) => own.includes(name)).map(([, target]) => target);
        expect(found, `“${name}”`).toContainEqual(typeof href === 'string' ? href : expect.stringMatching(href));
      }
    },
  };
}
