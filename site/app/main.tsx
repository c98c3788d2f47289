/** The first module of every page: entry.ts loads it after the first paint, and index.html in development. */
import { BrowserRouter } from 'react-router-dom';
import { applyRememberedTheme } from '../../src/theme/remembered-theme';
import { keepDrafts } from '../forms/drafts';
import { hydrate } from '../hydration/hydration';
import { routeOf } from '../routes';
import { App } from './app';
import { loadPage } from './pages';
import { keyEntries } from './positions';

// In the build entry.ts does it, before the first paint.
if (import.meta.env.DEV) applyRememberedTheme();

keyEntries();
keepDrafts();

// Loads the page's own code first, so that hydration shows no fallback.
loadPage(routeOf(location.pathname)).then(
  () =>
    hydrate(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    ),
  () => dispatchEvent(new Event('hydrationerror')),
);
