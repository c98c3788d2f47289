import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import { loadParts } from '../app/when-seen';
import { loadPage, notFound, pathOf, type Route, routes } from '../routes';

export { canonicalOf, pictureOf, robotsOf, titleOf } from '../app/head';
export { brand } from '../brand';
export { articles, coverFallback, coverOf, isoDate } from '../content/articles';
export { sampleFiles } from '../content/transcribe';
export { feed, feedPath, feedTitle } from './feed';
export { rootFiles } from './root-files';
export { authorsPage, structuredDataOf } from './structured-data';
export { notFound, pathOf, routes };

const asked = new Set<string>();
Object.assign(globalThis, { askedModules: asked });

/** The modules that a route's own code begins with, as routes.ts names them: `./pages/home`. */
export async function modulesOf(route: Route): Promise<readonly string[]> {
  asked.clear();
  await route.load();
  return [...asked];
}

/** The HTML of a page's body, as the browser's first render will make it again. */
export async function render(route: Route): Promise<string> {
  await loadPage(route);
  await loadParts();
  // Not the streaming renderer: it would put large pages in place by inline scripts, which the security policy refuses.
  return renderToString(
    <StaticRouter location={route.path}>
      <App />
    </StaticRouter>,
  );
}
