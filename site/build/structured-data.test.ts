import { describe, expect, test } from 'vitest';
import { titleOf } from '../app/head';
import { brand } from '../brand';
import { about } from '../content/about';
import receptionist from '../content/agents/virtual-receptionist';
import { articles, indexCards, isoDate } from '../content/articles';
import { careers } from '../content/careers';
import { notFound, pathOf, routeOf, routes } from '../routes';
import { structuredDataOf } from './structured-data';

type Thing = { '@type': string } & Record<string, unknown>;
const graphOf = (path: string) =>
  (structuredDataOf(routeOf(path), routes) as unknown as { '@graph': Thing[] } | undefined)?.['@graph'] ?? [];
const all = (path: string, type: string) => graphOf(path).filter((thing) => thing['@type'] === type);

/** Every thing of a graph, however deep. */
function* things(value: unknown): Generator<Thing> {
  if (typeof value !== 'object' || value === null) return;
  if ('@type' in value || '@id' in value) yield value as Thing;
  for (const part of Object.values(value)) yield* things(part);
}

describe('what search engines are told', () => {
  test('a list of jobs is no posting, which search engines want on a page of its own', () => {
    expect(all('/careers', 'JobPosting')).toEqual([]);
  });

  test('the company is said in full once at most, and whatever names it by its id finds it on the same page', () => {
    for (const { path } of routes) {
      const named = [...things(graphOf(path))].filter((thing) => String(thing['@id']).endsWith('/#organization'));
      const full = named.filter((thing) => thing['@type'] === 'Organization');
      expect(full, path).toHaveLength(named.length > 0 ? 1 : 0);
      expect([...things(graphOf(path))].filter((thing) => thing['@type'] === 'Organization').length, path).toBe(
        full.length,
      );
    }
    expect(all('/', 'Organization')).toHaveLength(1);
  });

  test('no page has an empty graph, and the one that is not there has none', () => {
    for (const { path } of routes) expect(graphOf(path), path).not.toEqual([]);
    expect(structuredDataOf(notFound, routes)).toBeUndefined();
  });

  test('the blog lists the articles that its cards open, in their order (R76)', () => {
    const [listed] = all('/media/blog', 'Blog');
    expect((listed?.blogPost as Thing[] | undefined)?.map(({ url }) => url)).toEqual(
      indexCards.map(({ href }) => `${brand.origin}${href}`),
    );
  });

  test('an offer says that it can be had, and whose it is', () => {
    const offers = routes.flatMap(({ path }) =>
      [...things(graphOf(path))].filter((thing) => thing['@type'] === 'Offer'),
    );
    expect(offers.length).toBeGreaterThan(3);
    for (const offer of offers)
      expect(offer).toMatchObject({
        availability: 'https://schema.org/InStock',
        seller: { '@id': expect.any(String) },
      });
  });

  test('the way to a page begins at Home and uses the names that the site does', () => {
    const [trail] = all('/vertical-solutions/retail', 'BreadcrumbList');
    expect(trail?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${brand.origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Vertical Solutions', item: `${brand.origin}/vertical-solutions` },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Voice AI for Retail',
        item: `${brand.origin}/vertical-solutions/retail`,
      },
    ]);
    expect(all('/', 'BreadcrumbList')).toEqual([]);
  });

  test.each(['/transcribe', '/virtual-receptionist', '/pricing'])('the product of %s has a picture', (path) => {
    const products = all(path, 'Product');
    expect(products).toHaveLength(1);
    expect(products[0]?.image).toMatch(new RegExp(`^${brand.origin}/social/[a-z-]+\\.png$`));
  });

  test('an article says who wrote it, where they are found, and when it changed if the page says so', () => {
    for (const { slug, author, modified } of articles) {
      const [posting] = all(pathOf(slug), 'BlogPosting');
      expect(posting?.author, slug).toMatchObject({ name: author, url: `${brand.origin}/about#crew` });
      expect(posting?.dateModified, slug).toBe(modified && isoDate(modified));
    }
  });
});

describe('the title of a page', () => {
  test('fits into a search result', () => {
    for (const route of routes) expect(titleOf(route).length, titleOf(route)).toBeLessThanOrEqual(60);
  });

  test('is not a page’s that another has', () => {
    expect(new Set(routes.map(titleOf)).size).toBe(routes.length);
  });

  test.each([
    '/about',
    '/media',
    '/careers',
    '/pricing',
    '/contact',
    '/partnership',
    '/horizontal-solutions',
    '/vertical-solutions',
  ])('of %s says more than the name of the page', (path) => {
    expect(routeOf(path).title.split(/\s+/).length).toBeGreaterThan(4);
  });

  test('is signed with the company’s name where there is room for it', () => {
    expect(titleOf(routeOf('/about'))).toMatch(/ \| Halloway$/);
    expect(titleOf(routeOf('/media/blog/ai-ethics'))).toBe('Say It’s a Machine: A One-Page Ethics Policy for Voice AI');
  });
});

test('a product is described with words that its own page shows', () => {
  const [product] = all('/virtual-receptionist', 'Product');
  expect(product?.description).toBe(receptionist.lead);
});

test('a price that each user pays says so, as the card does (R45)', () => {
  const [product] = all('/transcribe', 'Product');
  const names = (product?.offers as Thing[] | undefined)?.map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['Free', 'Pro', 'Business, per user']));
});

test('the description of /transcribe says how its price is billed', () => {
  expect(routeOf('/transcribe').description).toContain('$9.99 a month, billed annually');
});

test('every opening belongs to a team that About names', () => {
  const teams = about.crew.teams.map(({ title }) => title);
  for (const { title, department } of careers.openings.jobs) expect(teams, title).toContain(department);
});
