import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { loadPage, redirectOf, routeOf } from './routes';

/** Takes over the page as the server wrote it, once the page's own code is here: no fallback ever flashes. */
export async function hydrate() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root; index.html and build.ts must agree on it.');

  // A static host answers an unknown article with 404.html: the client leads on to the list (R4, D21).
  const redirect = routeOf(location.pathname).path === '/404' ? redirectOf(location.pathname) : undefined;
  if (redirect) return location.replace(redirect);

  await loadPage(routeOf(location.pathname));
  const app = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  // Synchronously, so that what the visitor did early finds its listeners when it is done again (entry.ts).
  if (root.firstElementChild) flushSync(() => hydrateRoot(root, app));
  else flushSync(() => createRoot(root).render(app));
}
