import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import type { Route } from '../routes';

export { canonicalOf, pictureOf, robotsOf, titleOf } from '../app/head';
export { modulesOf } from '../app/pages';
export { brand } from '../brand';
export { articles, coverFallback, coverOf, isoDate } from '../content/articles';
export { sampleFiles } from '../content/transcribe';
export { descriptions } from '../descriptions';
export { articlePath, notFound, routes } from '../routes';
export { authorsPage, structuredDataOf } from '../structured-data';
export { feed, feedPath, feedTitle } from './feed';
export { rootFiles } from './root-files';

/** The HTML of a page's body, complete with its islands, equal to the browser's first render. */
export async function render(route: Route): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={route.path}>
      <App />
    </StaticRouter>,
    // Not streamed: inline scripts would move later chunks into place, and the CSP refuses them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
