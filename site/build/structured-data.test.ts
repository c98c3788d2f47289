import { describe, expect, test } from 'vitest';
import { titleOf } from '../app/head';
import { brand } from '../brand';
import { about } from '../content/about';
import receptionist from '../content/agents/virtual-receptionist';
import { articles, isoDate } from '../content/articles';
import { careers } from '../content/careers';
import { pathOf, routeOf, routes } from '../routes';
import { modifiedOf } from './modified';
import { structuredDataOf } from './structured-data';

type Thing = { '@type': string } & Record<string, unknown>;
const graphOf = (path: string) => (structuredDataOf(routeOf(path), routes) as { '@graph': Thing[] })['@graph'];
const all = (path: string, type: string) => graphOf(path).filter((thing) => thing['@type'] === type);

describe('what search engines are told', () => {
  test('a job says since when it is open and where its applicants may live, as the page does (R57)', () => {
    const postings = all('/careers', 'JobPosting');
    expect(postings).toHaveLength(3);
    for (const posting of postings) {
      expect(posting.datePosted).toBe(isoDate(careers.openings.posted));
      expect(posting.applicantLocationRequirements).toEqual({ '@type': 'Country', name: careers.openings.country });
    }
    expect(careers.openings.intro).toContain(careers.openings.posted);
    expect(careers.openings.intro).toContain('United States');
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

  test('an article says when its text last changed, and never before its date', () => {
    for (const { slug, date } of articles) {
      const [posting] = all(pathOf(slug), 'BlogPosting');
      expect(posting?.dateModified, slug).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(String(posting?.dateModified) >= isoDate(date), slug).toBe(true);
      expect(posting?.dateModified).toBe(modifiedOf({ path: pathOf(slug) }));
    }
  });

  test('every page has a day on which it last changed; what says its own date has that', () => {
    for (const route of routes) expect(modifiedOf(route), route.path).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(modifiedOf({ path: '/privacy' })).toBe('2025-01-01');
    expect(modifiedOf({ path: '/eula' })).toBe('2025-06-01');
    expect(modifiedOf({ path: '/media/news' })).toBe('2025-08-19');
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
