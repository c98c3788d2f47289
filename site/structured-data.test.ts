import { describe, expect, test } from 'vitest';
import { titleOf } from './app/head';
import { brand } from './brand';
import { articles, indexCards, isoDate } from './content/articles';
import { articlePath, notFound, routeOf, routes } from './routes';
import { structuredDataOf } from './structured-data';

type Thing = { '@type': string } & Record<string, unknown>;
const graphOf = (path: string) =>
  (structuredDataOf(routeOf(path), routes) as unknown as { '@graph': Thing[] } | undefined)?.['@graph'] ?? [];
const all = (path: string, type: string) => graphOf(path).filter((thing) => thing['@type'] === type);

/** Every node of a graph, at any depth. */
function* things(value: unknown): Generator<Thing> {
  if (typeof value !== 'object' || value === null) return;
  if ('@type' in value || '@id' in value) yield value as Thing;
  for (const part of Object.values(value)) yield* things(part);
}

describe('the structured data', () => {
  test('a list of jobs has no JobPosting, which search engines accept only on a page of its own', () => {
    expect(all('/careers', 'JobPosting')).toEqual([]);
  });

  test('describes the company in full at most once per page, and references to its id resolve on the same page', () => {
    const isFull = (thing: Thing) => thing['@type'] === 'Organization';
    for (const { path } of routes) {
      const nodes = [...things(graphOf(path))];
      const named = nodes.filter((thing) => String(thing['@id']).endsWith('/#organization'));
      expect(named.filter(isFull), path).toHaveLength(named.length > 0 ? 1 : 0);
      expect(nodes.filter(isFull), path).toEqual(named.filter(isFull));
    }
    expect(all('/', 'Organization')).toHaveLength(1);
  });

  test('no page has an empty graph, and the not-found page has none', () => {
    for (const { path } of routes) expect(graphOf(path), path).not.toEqual([]);
    expect(structuredDataOf(notFound, routes)).toBeUndefined();
  });

  test('the blog lists the articles that its cards open, in their order (R76)', () => {
    const [listed] = all('/media/blog', 'Blog');
    expect((listed?.blogPost as Thing[] | undefined)?.map(({ url }) => url)).toEqual(
      indexCards.map(({ href }) => `${brand.origin}${href}`),
    );
  });

  test('an offer has an availability and a seller', () => {
    const offers = routes.flatMap(({ path }) =>
      [...things(graphOf(path))].filter((thing) => thing['@type'] === 'Offer'),
    );
    expect(offers.length).toBeGreaterThan(3);
    const terms = { availability: 'https://schema.org/InStock', seller: { '@id': expect.any(String) } };
    for (const offer of offers) expect(offer).toMatchObject(terms);
  });

  test('breadcrumbs begin at Home and use the site’s names', () => {
    const [trail] = all('/vertical-solutions/retail', 'BreadcrumbList');
    const steps = [
      ['Home', '/'],
      ['Vertical Solutions', '/vertical-solutions'],
      ['Voice AI for Retail', '/vertical-solutions/retail'],
    ].map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: `${brand.origin}${path}` }));
    expect(trail?.itemListElement).toEqual(steps);
    expect(all('/', 'BreadcrumbList')).toEqual([]);
  });

  test.each(['/transcribe', '/virtual-receptionist', '/pricing'])('the product of %s has an image', (path) => {
    const products = all(path, 'Product');
    expect(products).toHaveLength(1);
    expect(products[0]?.image).toMatch(new RegExp(`^${brand.origin}/social/[a-z-]+\\.png$`));
  });

  test('an article has its author with a link, and the date of its change if the page shows one', () => {
    for (const { slug, author, modified } of articles) {
      const [posting] = all(articlePath(slug), 'BlogPosting');
      expect(posting?.author, slug).toMatchObject({ name: author, url: `${brand.origin}/about#crew` });
      expect(posting?.dateModified, slug).toBe(modified && isoDate(modified));
    }
  });
});

describe('the title of a page', () => {
  test('fits a search result, and is unique', () => {
    for (const route of routes) expect(titleOf(route).length, titleOf(route)).toBeLessThanOrEqual(60);
    expect(new Set(routes.map(titleOf)).size).toBe(routes.length);
  });

  test('ends with the company’s name where it fits', () => {
    expect(titleOf(routeOf('/about'))).toMatch(/ \| Halloway$/);
    expect(titleOf(routeOf('/media/blog/ai-ethics'))).toBe('Say It’s a Machine: A One-Page Ethics Policy for Voice AI');
  });
});

test('a per-user price is marked as such, as on the card (R45)', () => {
  const [product] = all('/transcribe', 'Product');
  const names = (product?.offers as Thing[] | undefined)?.map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['Free', 'Pro', 'Business, per user']));
});
