import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHero } from '.';

test('has the page’s h1, which scripts can focus and Tab skips, an explanation and an action', () => {
  render(<PageHero title="Talk to us." lead="A person reads it." actions={<a href="#form">Write</a>} />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Talk to us.' });
  heading.focus();
  expect(heading).toHaveFocus();
  expect(heading.tabIndex).toBe(-1);
  expect(screen.getByText('A person reads it.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write' })).toBeInTheDocument();
});

test('shows a subject above its one heading, and content before its voice', () => {
  render(
    <PageHero kicker="For customer support" title="Settled on the first call." voice={<p>Good morning</p>}>
      <p>200%+ ROI</p>
    </PageHero>,
  );
  expect(screen.getByRole('heading')).toHaveAccessibleName('Settled on the first call.');
  expect(screen.getByRole('banner')).toHaveTextContent(
    /^For customer support.*Settled on the first call\..*200%\+ ROI.*Good morning$/,
  );
});

test('has the control of moving words beside the heading, outside of its name', () => {
  render(<PageHero title="Talk to us." control={<button type="button">Pause</button>} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/^Talk to us\.$/);
  expect(heading.nextElementSibling).toContainElement(screen.getByRole('button', { name: 'Pause' }));
});

test('has what follows the text after the object beside it, in reading and tab order', () => {
  render(
    <PageHero
      title="Talk to us."
      greeting="You’ve reached Halloway."
      hours="It is 9:40 AM."
      figure={<form aria-label="Write to us" />}
      details="1 Phonautograph Place"
    >
      A globe
    </PageHero>,
  );
  const hero = screen.getByRole('banner');
  expect(hero).toContainElement(screen.getByRole('form'));
  expect([...hero.querySelectorAll('[data-part="top"] > *')].map(({ textContent }) => textContent)).toEqual([
    'Talk to us.You’ve reached Halloway.It is 9:40 AM.',
    '',
    '1 Phonautograph Place',
    'A globe',
  ]);
});
