import { Footer, type FooterGroup, Logo } from '@halloway/ui';
import type { Story } from '@ladle/react';

const groups: FooterGroup[] = [
  {
    title: 'Company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'Careers', href: '/careers' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    title: 'Solutions',
    links: [
      { label: 'Sales outreach (BDR)', href: '/bdr' },
      { label: 'Virtual receptionist', href: '/virtual-receptionist' },
    ],
  },
  { title: 'Social', links: [{ label: 'LinkedIn', href: 'https://linkedin.example/company/halloway' }] },
  { title: 'Legal', links: [{ label: 'Privacy', href: '/privacy' }] },
];

const address = (
  <>
    1 Phonautograph Place
    <br />
    Wilmington, DE 19800
  </>
);

export const Whole: Story = () => (
  <Footer logo={<Logo name="Halloway" />} address={address} groups={groups}>
    <p>© 2026 Halloway Voice, Inc.</p>
  </Footer>
);
