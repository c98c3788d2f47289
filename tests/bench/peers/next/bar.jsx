'use client';
import { Logo, Navbar, ThemeSwitch } from '@halloway/ui';
import { usePathname } from 'next/navigation';
import { brand } from './site/brand';
import { navigation } from './site/navigation';

/** The navbar of our site (site/app/app.tsx). */
export const Bar = () => (
  <Navbar
    logo={<Logo name={brand.name} />}
    texts={{ home: `${brand.name}, home` }}
    items={navigation}
    location={usePathname()}
    secondary={{ label: 'Login/Signup', href: brand.login, external: true }}
    primary={{ label: 'Contact', href: '/contact' }}
    menuFoot={<ThemeSwitch />}
  />
);
