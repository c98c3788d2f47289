import '@halloway/ui/fonts.css';
import '@halloway/ui/reset.css';
import '@halloway/ui/styles.css';
import './pages.css';
import './notice.css';
import { Logo, Navbar, SkipLink, ThemeSwitch } from '@halloway/ui';
import { useLocation } from 'react-router-dom';
import { brand } from '../brand';
import { menuLinks, navigation } from '../navigation';
import { routeOf } from '../routes';
import { Footer } from './footer';
import { Links } from './links';
import { elements } from './pages';
import { RouteChange } from './route-change';

// Elements that are created once are not rendered again at a new address.
const skipLink = <SkipLink />;
const logo = <Logo name={brand.name} />;
const themeSwitch = <ThemeSwitch />;
const footer = <Footer />;

/** Layout of every page: navbar, page, footer. */
export function App() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  return (
    <>
      {skipLink}
      <Navbar
        logo={logo}
        texts={{ home: `${brand.name}, home` }}
        items={navigation}
        location={route.path}
        secondary={{ label: 'Login/Signup', href: brand.login, external: true }}
        primary={{ label: 'Contact', href: '/contact' }}
        menuLinks={menuLinks}
        menuFoot={themeSwitch}
      />
      {/* Every address is a row of routes.ts: the router's `Routes`, which rank patterns, would find the same. */}
      <main id="main">{elements.get(route)}</main>
      {footer}
      <Links />
      <RouteChange />
    </>
  );
}
