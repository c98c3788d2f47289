import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallToAction } from '.';

const actions = <a href="/contact">Book a demo</a>;

test('is a region named by its heading, with its action', () => {
  render(<CallToAction title="Hear it answer." text="Be the caller." actions={actions} />);
  const region = within(screen.getByRole('region', { name: 'Hear it answer.' }));
  expect(region.getByRole('heading', { level: 2 })).toHaveTextContent('Hear it answer.');
  expect(region.getByText('Be the caller.')).toBeInTheDocument();
  expect(region.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('href', '/contact');
});

test.each([
  ['a voice', { voice: <p>Beside</p> }],
  ['an object', { figure: <p>Beside</p> }],
])('shows %s after the words and the actions, which are read first', (_, props) => {
  render(<CallToAction title="Hear it answer." actions={actions} {...props} />);
  const beside = screen.getByText('Beside');
  expect(screen.getByRole('region', { name: 'Hear it answer.' })).toContainElement(beside);
  expect(screen.getByRole('link').compareDocumentPosition(beside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('has a form after its text, in place of the actions', () => {
  render(<CallToAction title="Letters" text="Leave whenever you like." form={<input aria-label="Email" />} />);
  const region = screen.getByRole('region', { name: 'Letters' });
  const field = within(region).getByRole('textbox', { name: 'Email' });
  expect(within(region).getByText('Leave whenever you like.').compareDocumentPosition(field)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(region.querySelector('[data-part="actions"]')).toBeNull();
});
