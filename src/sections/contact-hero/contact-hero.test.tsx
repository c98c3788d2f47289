import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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
    className="mine"
  >
    <form aria-label="Write to us" />
  </ContactHero>
);

test('heads the page, and can take focus when the page has just been reached', () => {
  render(hero);
  const heading = screen.getByRole('heading', { level: 1, name: 'Talk to us.' });
  heading.focus();
  expect(heading).toHaveFocus();
});

test('says who picks up and when, in words, beside the form', () => {
  render(hero);
  expect(screen.getByRole('term')).toHaveTextContent('Office hours');
  expect(screen.getByRole('definition')).toHaveTextContent('Monday to Friday');
  expect(screen.getByRole('figure')).toHaveTextContent('“You’ve reached Halloway.”');
  expect(screen.getByRole('form', { name: 'Write to us' })).toBeInTheDocument();
});

test('the form comes before the addresses, as one reads and tabs', () => {
  render(hero);
  const order = screen.getByRole('form').compareDocumentPosition(screen.getByRole('term'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('passes native attributes to its root, and has no style attribute', () => {
  render(hero);
  expect(screen.getByTestId('hero')).toHaveClass('mine');
  expect(renderToString(hero)).not.toContain('style=');
});
