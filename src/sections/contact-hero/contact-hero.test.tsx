import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactHero } from '.';

const hero = (
  <ContactHero
    title="Talk to us."
    lead="A person reads every message."
    greeting="You’ve reached Halloway."
    place={[39.75, -75.55]}
    details={[{ term: 'Office hours', detail: 'Monday to Friday' }]}
    data-testid="hero"
  >
    <form aria-label="Write to us" />
  </ContactHero>
);

test('has the page’s heading, which scripts can focus', () => {
  render(hero);
  const heading = screen.getByRole('heading', { level: 1, name: 'Talk to us.' });
  heading.focus();
  expect(heading).toHaveFocus();
});

test('shows the contact details as text beside the form', () => {
  render(hero);
  expect(screen.getByRole('term')).toHaveTextContent('Office hours');
  expect(screen.getByRole('definition')).toHaveTextContent('Monday to Friday');
  expect(screen.getByRole('figure')).toHaveTextContent('“You’ve reached Halloway.”');
  expect(screen.getByRole('form', { name: 'Write to us' })).toBeInTheDocument();
});

test('has the form before the addresses, in reading and tab order', () => {
  render(hero);
  const order = screen.getByRole('form').compareDocumentPosition(screen.getByRole('term'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
