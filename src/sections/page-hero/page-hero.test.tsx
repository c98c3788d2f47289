import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHero } from '.';

const greeting = 'Good morning, Halloway speaking. How can I help you?';

test('opens the page with its one strongest heading, what it means, and what to do', () => {
  render(<PageHero title="Talk to us." lead="A person reads it." actions={<a href="#form">Write</a>} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Talk to us.');
  expect(screen.getByText('A person reads it.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write' })).toBeInTheDocument();
});

test('its heading can be given focus, so that a new page is announced, and is no stop for the Tab key', () => {
  render(<PageHero title="Talk to us." />);
  const heading = screen.getByRole('heading', { level: 1 });
  heading.focus();
  expect(heading).toHaveFocus();
  expect(heading.tabIndex).toBe(-1);
});

test('shows what the page opens with between its words and its voice', () => {
  render(
    <PageHero title="Talk to us." greeting={greeting}>
      <p>200%+ ROI</p>
    </PageHero>,
  );
  const numbers = screen.getByText('200%+ ROI');
  expect(screen.getByRole('banner')).toContainElement(numbers);
  expect(numbers.compareDocumentPosition(screen.getByRole('figure'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the greeting that is drawn can be read whole, beside its drawing', () => {
  render(<PageHero title="Talk to us." greeting={greeting} />);
  expect(screen.getByRole('figure')).toHaveTextContent(`“${greeting}”`);
});

test.each([
  [0, /00:00 \/ 00:0\d/],
  [99, /00:0(\d) \/ 00:0\1/],
])('says how much of the greeting has been said: %d words', (spoken, time) => {
  render(<PageHero title="Talk to us." greeting={greeting} spoken={spoken} />);
  expect(screen.getByRole('figure')).toHaveTextContent(`“${greeting}”`);
  expect(screen.getByRole('figure')).toHaveTextContent(time);
});

test('has nothing to read out where nothing is said', () => {
  render(<PageHero title="Talk to us." />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('is plain HTML without a style attribute', () => {
  expect(renderToString(<PageHero title="Talk to us." greeting={greeting} />)).not.toContain('style=');
});

test('passes native attributes to its root', () => {
  render(<PageHero title="Talk to us." id="top" className="mine" />);
  expect(screen.getByRole('banner')).toHaveAttribute('id', 'top');
  expect(screen.getByRole('banner')).toHaveClass('mine');
});
