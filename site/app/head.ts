import { brand } from '../brand';
import { notFound, type Route } from '../routes';

/** Search results cut a title after about so many characters. */
const longest = 60;

/** The text of the window's title: the page's, and the company's name where there is room for it. */
export const titleOf = ({ title }: Route) => {
  const signed = `${title} | ${brand.name}`;
  return signed.length <= longest ? signed : title;
};

export const canonicalOf = ({ path }: Pick<Route, 'path'>) => `${brand.origin}${path === '/' ? '/' : path}`;

/** The file name of a route's social picture. */
export const pictureOf = ({ path }: Pick<Route, 'path'>) =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** What search engines may do with a page, beside finding it: show it with its whole picture, or, where there is none, forget the address. */
export const robotsOf = (route: Route) => (route === notFound ? 'noindex' : 'max-image-preview:large');

/** What the head says of a page after a route change, as far as browsers read it; server HTML says it all (build.ts). */
export function applyHead(route: Route) {
  document.title = titleOf(route);
  set('link[rel="canonical"]', 'href', canonicalOf(route));
  set('meta[name="robots"]', 'content', robotsOf(route));
}

const set = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);
