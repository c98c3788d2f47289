import type { FooterGroup, NavigationItem } from '@halloway/ui';
import { brand } from './brand';
import { type Path, pageAt } from './routes';

/** A link to a page, by the page's own name or by a shorter one. */
function link(href: Path, label?: string) {
  const { name, title } = pageAt(href);
  return { label: label ?? name ?? title, href };
}

/** The navbar's items (R7, R8), in order. */
export const navigation: readonly NavigationItem[] = [
  link('/about'),
  link('/voice-consulting'),
  {
    label: 'Solutions',
    items: [
      { ...link('/horizontal-solutions'), description: 'Cross-industry voice AI capabilities' },
      { ...link('/vertical-solutions'), description: 'Industry-specific voice AI applications' },
    ],
  },
  link('/partnership'),
  link('/media'),
  link('/careers'),
];

const agents = [link('/bdr'), link('/support'), link('/talent'), link('/virtual-receptionist')];

/** What the phone's menu has beyond the navbar's items. */
export const menuLinks = [...agents, link('/transcribe'), link('/pricing')];

/** The footer's groups (R11). */
export const footer: readonly FooterGroup[] = [
  {
    title: 'Company',
    links: [
      link('/about'),
      link('/careers'),
      link('/partnership'),
      link('/media'),
      link('/media/blog', 'Blog'),
      link('/pricing'),
      link('/contact'),
    ],
  },
  {
    title: 'Solutions',
    links: [...agents, link('/transcribe'), link('/phishing'), link('/services', 'All services')],
  },
  { title: 'Social', links: brand.social },
  {
    title: 'Legal',
    links: [
      link('/privacy', 'Privacy'),
      link('/terms', 'Terms'),
      link('/cookies', 'Cookies'),
      link('/eula', 'License agreement'),
    ],
  },
];
