import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Quote } from '.';

const quote = (
  <Quote speaker="Head of Support" industry="regional clinic group" id="first">
    It picks up.
  </Quote>
);

test('is a figure with the quote and its speaker', () => {
  render(quote);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('blockquote')).toHaveTextContent('It picks up.');
  expect(figure).toHaveTextContent('Head of Support, regional clinic group');
});

test('names the speaker before their role (R90)', () => {
  render(
    <Quote author="Renata K." speaker="Office manager" industry="dental practice">
      It picks up.
    </Quote>,
  );
  expect(screen.getByRole('figure')).toHaveTextContent(/Renata K\., Office manager, dental practice$/);
});
