/**
 * Every name, host, address and mailbox of the company, in one place (D22). Hosts end in `.example`, which RFC 2606
 * reserves, so they can never reach a real party.
 */
const dashboard = (import.meta.env?.VITE_DASHBOARD_URL ?? 'https://dashboard.halloway.example').replace(/\/+$/, '');

/** A mailto link with a subject. */
export const mailto = (mailbox: string, subject: string) =>
  `mailto:${mailbox}?subject=${encodeURIComponent(subject)}` as const;

export const brand = {
  name: 'Halloway',
  legalName: 'Halloway Voice, Inc.',
  /** Canonical origin of the site, without a trailing slash. */
  origin: (import.meta.env?.VITE_SITE_URL ?? 'https://www.halloway.example').replace(/\/+$/, ''),
  /** The product's own site: login, signup, subscriptions, and the forms' fallback backend. */
  dashboard,
  login: `${dashboard}/accounts/login/`,
  subscribe: `${dashboard}/subscribe`,
  /**
   * An address that does not exist: Wilmington's ZIP codes are 19801 to 19810, 19850, 19880 and 19884 to 19899, and 19800
   * is unassigned. The street is named after a device, so that no letter can be delivered by its street alone.
   */
  address: { street: '1 Phonautograph Place', city: 'Wilmington', region: 'DE', postalCode: '19800', country: 'US' },
  officeHours: 'Monday to Friday 9:00\u00a0AM to 6:00\u00a0PM\u00a0EST',
  mail: {
    sales: 'sales@halloway.example',
    support: 'support@halloway.example',
    talent: 'talent@halloway.example',
    careers: 'careers@halloway.example',
    partners: 'partners@halloway.example',
    security: 'security@halloway.example',
    press: 'press@halloway.example',
    legal: 'legal@halloway.example',
  },
  social: [
    { label: 'LinkedIn', href: 'https://linkedin.example/company/halloway' },
    { label: 'X', href: 'https://x.example/halloway' },
    { label: 'YouTube', href: 'https://youtube.example/@halloway' },
  ],
} as const;

const { street, city, region, postalCode } = brand.address;

/** The postal address on one line, as legal texts cite it. */
export const postalAddress = `${street}, ${city}, ${region} ${postalCode}`;
