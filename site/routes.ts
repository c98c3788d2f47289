import { type ComponentType, createElement } from 'react';

/** One page of the site. Router, head, sitemap, prerender, social pictures and tests all read this table. */
export interface Route {
  /** Without a trailing slash, except for `/`. */
  path: string;
  /** What the window and a search result show, before the company's name. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** Loads the page's own code and content. */
  load: () => Promise<ComponentType>;
}

const page = (load: () => Promise<{ default: ComponentType }>) => async () => (await load()).default;

/** One page over many contents: each address loads the page's code and its own content alone. */
export const pageOf =
  <Content>(
    load: () => Promise<{ default: ComponentType<{ content: Content }> }>,
    loadContent: () => Promise<{ default: Content }>,
  ) =>
  async (): Promise<ComponentType> => {
    const [{ default: Page }, { default: content }] = await Promise.all([load(), loadContent()]);
    return () => createElement(Page, { content });
  };

export const routes: readonly Route[] = [
  {
    path: '/',
    title: 'Voice AI agents for business',
    description:
      'Halloway’s voice agents qualify leads, resolve support calls, screen candidates and answer the front desk, around the clock and in the caller’s language.',
    load: page(() => import('./pages/home')),
  },
  {
    path: '/contact',
    title: 'Contact',
    description:
      'Write to Halloway about a demo, a product or a project. A person reads every message, Monday to Friday 9:00 AM to 6:00 PM EST.',
    load: page(() => import('./pages/contact')),
  },
];

/** What an address that is none of ours shows, with status 404. */
export const notFound: Route = {
  path: '/404',
  title: 'Page not found',
  description: 'There is no page at this address.',
  load: page(() => import('./pages/not-found')),
};

/** Where an address leads when no page has it (R4, D21): the list of articles for an article, otherwise nowhere. */
export const redirectOf = (path: string) => (path.startsWith('/media/blog/') ? '/media/blog' : undefined);

const byPath = new Map(routes.map((route) => [route.path, route]));

/** The page at a path; a trailing slash makes no difference. */
export const routeOf = (path: string): Route => byPath.get(path.replace(/(.)\/+$/, '$1')) ?? notFound;

const loaded = new Map<Route, ComponentType>();
const loading = new Map<Route, Promise<ComponentType>>();

/** The page's component if it has arrived. */
export const loadedPage = (route: Route) => loaded.get(route);

/** Loads a page once; asking again is free, so a link may ask on every hover. */
export function loadPage(route: Route): Promise<ComponentType> {
  const known = loading.get(route);
  if (known) return known;
  const promise = route.load().then(
    (component) => {
      loaded.set(route, component);
      return component;
    },
    (error: unknown) => {
      loading.delete(route);
      throw error;
    },
  );
  loading.set(route, promise);
  return promise;
}
