import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { loadPage, notFound, type Route, routes } from './routes';

export { brand } from './brand';
export { articles, coverFallback, coverOf, isoDate, pathOf } from './content/articles';
export { feed, feedPath, feedTitle } from './feed';
export { canonicalOf, pictureOf, titleOf } from './head';
export { structuredDataOf } from './structured-data';
export { notFound, routes };

/** The HTML of a page's body, as the browser's first render will make it again. */
export async function render(route: Route): Promise<string> {
  await loadPage(route);
  // Not the streaming renderer: it would put large pages in place by inline scripts, which the security policy refuses.
  return renderToString(
    <StaticRouter location={route.path}>
      <App />
    </StaticRouter>,
  );
}
