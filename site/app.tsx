import '@halloway/ui/fonts.css';
import '@halloway/ui/styles.css';
import { Footer, LinkProvider, Logo, Navbar, SkipLink, ThemeSwitch } from '@halloway/ui';
import { Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from './brand';
import { footer, navigation } from './navigation';
import { Recovery } from './recovery';
import { useRouteChange } from './route-change';
import { RouterLink } from './router-link';
import { loadPage, type Route, routeOf } from './routes';

const { street, city, region, postalCode } = brand.address;

/** Every page: the bar, the page itself, the footer. `onReady` is told when the first page has come alive. */
export function App({ onReady }: { onReady?: () => void }) {
  const { pathname } = useLocation();
  // Links navigate in a transition: this component commits together with the page that has arrived.
  useRouteChange();
  const route = routeOf(pathname);
  const [first] = useState(route);
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink />
      <Navbar
        logo={<Logo name={brand.name} />}
        homeLabel={`${brand.name}, home`}
        items={navigation}
        location={pathname}
        secondary={{ label: 'Login/Signup', href: brand.login, external: true }}
        primary={{ label: 'Contact', href: '/contact' }}
      />
      <main id="main">
        {/* One boundary for all pages: a new one would show that it waits, this one keeps the page before. */}
        <Suspense>
          <Recovery key={route.path} isFirst={route === first}>
            <Page route={route} onReady={onReady} />
          </Recovery>
        </Suspense>
      </main>
      <Footer
        logo={<Logo name={brand.name} />}
        address={
          <>
            {street}
            <br />
            {city}, {region} {postalCode}
          </>
        }
        groups={footer}
      >
        <p>© 2026 {brand.legalName}</p>
        <ThemeSwitch />
      </Footer>
    </LinkProvider>
  );
}

function Page({ route, onReady }: { route: Route; onReady: (() => void) | undefined }) {
  const Content = use(loadPage(route));
  // The boundary around this page hydrates after what is around it, and effects of the page's parts run before this one.
  useEffect(() => onReady?.(), [onReady]);
  return <Content />;
}
