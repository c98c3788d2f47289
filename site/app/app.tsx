import '@halloway/ui/fonts.css';
import '@halloway/ui/reset.css';
import '@halloway/ui/styles.css';
import './contents.css';
import './missing.css';
import { LinkProvider, Logo, Navbar, SkipLink } from '@halloway/ui';
import { Activity, memo, Suspense, use, useEffect, useInsertionEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand } from '../brand';
import { navigation } from '../navigation';
import { loadPage, notFound, type Route, redirectOf, routeOf } from '../routes';
import { Footer, Theme } from './parts';
import { noteDrawn, prepare, usePrepared } from './prepared';
import { Recovery } from './recovery';
import { useRouteChange } from './route-change';
import { RouterLink } from './router-link';
import { Way } from './when-seen';

/** Every page: the bar, the page itself, the footer. `onReady` is told when the first page has come alive. */
export function App({ onReady }: { onReady?: () => void }) {
  const pathname = useKnownPath();
  // Links navigate in a transition: this component commits together with the page that has arrived.
  useRouteChange(pathname);
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink />
      <Navbar
        logo={<Logo name={brand.name} />}
        texts={{ home: `${brand.name}, home` }}
        items={navigation}
        location={pathname}
        secondary={{ label: 'Login/Signup', href: brand.login, external: true }}
        primary={{ label: 'Contact', href: '/contact' }}
        menuFoot={<Theme />}
      />
      <main id="main">
        <Pages route={routeOf(pathname)} onReady={onReady} />
      </main>
      <Footer />
    </LinkProvider>
  );
}

/** The page shown and, out of sight, the one that a link under the mouse or the finger leads to, drawn before it is asked for. */
function Pages({ route, onReady }: { route: Route; onReady: (() => void) | undefined }) {
  // The page that came as HTML, until it is left: it is rendered anew for whoever returns to it.
  const [first, setFirst] = useState<Route | undefined>(route);
  if (first && first !== route) setFirst(undefined);
  const prepared = usePrepared();
  // A page that was left begins anew when it is shown again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the route.
  useEffect(() => prepare(undefined), [route]);
  const pages = prepared && prepared !== route ? [route, prepared] : [route];
  return (
    // One boundary for all pages: a new one would show that it waits, this one keeps the page before.
    <Suspense>
      {pages.map((page) => (
        <Activity key={page.path} mode={page === route ? 'visible' : 'hidden'}>
          <Way value={page === first ? 'takes over' : page === route ? 'drawn' : 'out of sight'}>
            <Recovery>
              <Page route={page} onReady={onReady} />
            </Recovery>
          </Way>
        </Activity>
      ))}
    </Suspense>
  );
}

/** The path shown. One of an article that does not exist is the list's at once, and the address follows (R4). */
function useKnownPath() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const redirect = routeOf(pathname) === notFound ? redirectOf(pathname) : undefined;
  useEffect(() => {
    if (redirect) navigate(redirect, { replace: true });
  }, [redirect, navigate]);
  return redirect ?? pathname;
}

/** Drawn again only for another route, not because a link was pressed. */
const Page = memo(function Page({ route, onReady }: { route: Route; onReady: (() => void) | undefined }) {
  const Content = use(loadPage(route));
  // The boundary around this page hydrates after what is around it, and effects of the page's parts run before this one.
  useEffect(() => onReady?.(), [onReady]);
  // The only effect that runs out of sight.
  useInsertionEffect(noteDrawn, []);
  return <Content />;
});
