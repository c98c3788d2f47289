import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from '.';

test('shows the company and its address, and has a named navigation for each group of links', () => {
  const groups = [
    { title: 'Company', links: [{ label: 'About', href: '/about' }] },
    { title: 'Social', links: [{ label: 'LinkedIn', href: 'https://linkedin.example/company/halloway' }] },
  ];
  const { rerender } = render(
    <Footer logo="Halloway" address="1 Phonautograph Place" groups={groups}>
      © 2026
    </Footer>,
  );
  const end = screen.getByRole('contentinfo');
  expect(end).toHaveTextContent('Halloway');
  expect(end.querySelector('address')).toHaveTextContent('1 Phonautograph Place');
  expect(end).toHaveTextContent('© 2026');
  for (const { title, links } of groups)
    for (const { label, href } of links) {
      const navigation = within(screen.getByRole('navigation', { name: title }));
      expect(navigation.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
  rerender(<Footer logo="Halloway" groups={groups} />);
  expect(end.querySelector('address')).toBeNull();
});
