import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VoicePlayer } from '../../behaviours/voice-player';
import { PageHero } from '.';

const voice = <VoicePlayer bleed label="A greeting" text="Good morning, Halloway speaking. How can I help you?" />;

test('opens the page with its one strongest heading, what it means, and what to do', () => {
  render(<PageHero title="Talk to us." lead="A person reads it." actions={<a href="#form">Write</a>} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Talk to us.');
  expect(screen.getByText('A person reads it.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write' })).toBeInTheDocument();
});

test('says what the page is about above a heading that says it in other words, and keeps the one heading', () => {
  render(<PageHero kicker="AI voice agent for customer support" title="Settled on the first call." />);
  const heading = screen.getByRole('heading');
  const kicker = screen.getByText('AI voice agent for customer support');
  expect(heading).toHaveAccessibleName('Settled on the first call.');
  expect(kicker.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
    <PageHero title="Talk to us." voice={voice}>
      <p>200%+ ROI</p>
    </PageHero>,
  );
  const numbers = screen.getByText('200%+ ROI');
  expect(screen.getByRole('banner')).toContainElement(numbers);
  expect(numbers.compareDocumentPosition(screen.getByRole('region', { name: 'A greeting' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('what stops the words that move stands beside them, and is not read as part of them', () => {
  render(<PageHero title="Talk to us." control={<button type="button">Pause</button>} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^Talk to us\.$/);
  expect(heading.nextElementSibling).toBe(screen.getByRole('button', { name: 'Pause' }));
});

test('is plain HTML without a style attribute', () => {
  expect(renderToString(<PageHero title="Talk to us." voice={voice} />)).not.toContain('style=');
});

test('passes native attributes to its root', () => {
  render(<PageHero title="Talk to us." id="top" className="mine" />);
  expect(screen.getByRole('banner')).toHaveAttribute('id', 'top');
  expect(screen.getByRole('banner')).toHaveClass('mine');
});
