import '@halloway/ui/fonts.css';
import '@halloway/ui/reset.css';
import '@halloway/ui/styles.css';
import './contents.css';
import './notice.css';
import { LinkProvider, Logo, Navbar, SkipLink, ThemeSwitch } from '@halloway/ui';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { brand } from '../brand';
import { navigation } from '../navigation';
import { Footer } from '../pages/parts/footer';
import { notFound, routes } from '../routes';
import { elements } from './pages';
import { RouteChange } from './route-change';
import { RouterLink } from './router-link';

/** Layout of every page: navbar, page, footer. */
export function App() {
  const { pathname } = useLocation();
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
        menuFoot={<ThemeSwitch />}
      />
      <main id="main">
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={elements.get(route)} />
          ))}
          {/* An unknown article (R4, D21). */}
          <Route path="/media/blog/*" element={<Navigate replace to="/media/blog" />} />
          <Route path="*" element={elements.get(notFound)} />
        </Routes>
      </main>
      <Footer />
      <RouteChange />
    </LinkProvider>
  );
}
