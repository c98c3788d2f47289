import type { FooterGroup, NavigationItem } from '@halloway/ui';
import { brand } from './brand';

/** The bar's items (R7, R8), in order. */
export const navigation: readonly NavigationItem[] = [
  { label: 'About', href: '/about' },
  { label: 'Voice AI Consulting', href: '/voice-consulting' },
  {
    label: 'Solutions',
    items: [
      {
        label: 'Horizontal Solutions',
        href: '/horizontal-solutions',
        description: 'Cross-industry voice AI capabilities',
      },
      {
        label: 'Vertical Solutions',
        href: '/vertical-solutions',
        description: 'Industry-specific voice AI applications',
      },
    ],
  },
  { label: 'Partnership', href: '/partnership' },
  { label: 'Media', href: '/media' },
  { label: 'Careers', href: '/careers' },
];

/** The footer's groups (R11). */
export const footer: readonly FooterGroup[] = [
  {
    title: 'Company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'Careers', href: '/careers' },
      { label: 'Partnership', href: '/partnership' },
      { label: 'Media', href: '/media' },
      { label: 'Blog', href: '/media/blog' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    title: 'Solutions',
    links: [
      { label: 'Sales outreach (BDR)', href: '/bdr' },
      { label: 'Customer support', href: '/support' },
      { label: 'Talent acquisition', href: '/talent' },
      { label: 'Virtual receptionist', href: '/virtual-receptionist' },
      { label: 'Transcription', href: '/transcribe' },
      { label: 'Phishing awareness', href: '/phishing' },
      { label: 'All services', href: '/services' },
    ],
  },
  { title: 'Social', links: brand.social },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
      { label: 'Cookies', href: '/cookies' },
      { label: 'License agreement', href: '/eula' },
    ],
  },
];
