import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from '.';

const footer = (
  <Footer
    logo="Halloway"
    address="1 Phonautograph Place"
    groups={[
      { title: 'Company', links: [{ label: 'About', href: '/about' }] },
      { title: 'Social', links: [{ label: 'LinkedIn', href: 'https://linkedin.example/company/halloway' }] },
    ]}
    id="end"
  >
    <p>© 2026</p>
  </Footer>
);

test('shows the company and its address', () => {
  render(footer);
  const end = screen.getByRole('contentinfo');
  expect(end).toHaveTextContent('Halloway');
  expect(end.querySelector('address')).toHaveTextContent('1 Phonautograph Place');
  expect(end).toHaveTextContent('© 2026');
});

test('has a named navigation for each group of links', () => {
  render(footer);
  const company = within(screen.getByRole('navigation', { name: 'Company' }));
  expect(company.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  const social = within(screen.getByRole('navigation', { name: 'Social' }));
  expect(social.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://linkedin.example/company/halloway',
  );
});
