import { brand } from '../brand';
import { notFound, type Route } from '../routes';

/** Search results truncate titles at about this length. */
const longest = 60;

/** The document title: the page's, with the company's name where it fits. */
export const titleOf = ({ title }: Route) => {
  const signed = `${title} | ${brand.name}`;
  return signed.length <= longest ? signed : title;
};

export const canonicalOf = ({ path }: Pick<Route, 'path'>) => `${brand.origin}${path}`;

/** The file name of a route's social picture. */
export const pictureOf = ({ path }: Pick<Route, 'path'>) =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** Directives for search engines: large image previews for a page, `noindex` for an unknown address. */
export const robotsOf = (route: Route) => (route === notFound ? 'noindex' : 'max-image-preview:large');

/** The parts of the head that browsers read, for a route change; server HTML has all of it (build.ts). */
export function applyHead(route: Route) {
  document.title = titleOf(route);
  set('link[rel="canonical"]', 'href', canonicalOf(route));
  set('meta[name="robots"]', 'content', robotsOf(route));
}

const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);
