import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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
    className="mine"
  >
    <p>© 2026</p>
  </Footer>
);

test('says who and where', () => {
  render(footer);
  const end = screen.getByRole('contentinfo');
  expect(end).toHaveTextContent('Halloway');
  expect(end.querySelector('address')).toHaveTextContent('1 Phonautograph Place');
  expect(end).toHaveTextContent('© 2026');
});

test('each group of links is a navigation of its own name', () => {
  render(footer);
  const company = within(screen.getByRole('navigation', { name: 'Company' }));
  expect(company.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  const social = within(screen.getByRole('navigation', { name: 'Social' }));
  expect(social.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://linkedin.example/company/halloway',
  );
});

test('is plain HTML without a style attribute, and passes native attributes to its root', () => {
  expect(renderToString(footer)).not.toContain('style=');
  render(footer);
  expect(screen.getByRole('contentinfo')).toHaveAttribute('id', 'end');
  expect(screen.getByRole('contentinfo')).toHaveClass('mine');
});
