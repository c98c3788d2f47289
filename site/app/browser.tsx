import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadPage, redirectOf, routeOf } from '../routes';
import { App } from './app';
import { keepEntries } from './history-entries';
import { listenForReturns } from './route-change';
import { listenForParts } from './when-seen';

/**
 * Takes over the page as the server wrote it, once the page's own code is here: no fallback ever flashes. Resolves when
 * everything on it listens.
 */
export async function hydrate() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root; index.html and build.ts must agree on it.');

  // A static host answers an unknown article with 404.html: the client leads on to the list (R4, D21).
  const redirect = routeOf(location.pathname).path === '/404' ? redirectOf(location.pathname) : undefined;
  if (redirect) return location.replace(redirect);

  await loadPage(routeOf(location.pathname));
  listenForReturns();
  keepEntries();
  await new Promise<void>((ready) => {
    const app = (
      <BrowserRouter>
        <App onReady={ready} />
      </BrowserRouter>
    );
    // In a transition React lets go of the browser every few milliseconds.
    if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
    else createRoot(root).render(app);
  });
  listenForParts();
}
