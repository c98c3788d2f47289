import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Footer } from '.';

test('shows the company and its address, and has a named navigation for each group of links', () => {
  const groups = [
    { title: 'Company', links: [{ label: 'About', href: '/about' }] },
    { title: 'Social', links: [{ label: 'LinkedIn', href: 'https://linkedin.example/company/halloway' }] },
  ];
  render(
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
});

test('links twice to the same page, and has groups of the same name, without an error of React', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const links = [
    { label: 'Docs', href: '#' },
    { label: 'Status', href: '#' },
  ];
  render(
    <Footer
      logo="Halloway"
      groups={[
        { title: 'More', links },
        { title: 'More', links },
      ]}
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(document.querySelector('address')).toBeNull();
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});
