import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quote } from '.';

const quote = (
  <Quote speaker="Head of Support" industry="regional clinic group" id="first" className="mine">
    It picks up.
  </Quote>
);

test('says what was said, and who said it, as one figure', () => {
  render(quote);
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('blockquote')).toHaveTextContent('It picks up.');
  expect(figure).toHaveTextContent('Head of Support, regional clinic group');
});

test('says who said it before what they do (R90)', () => {
  render(
    <Quote author="Renata K." speaker="Office manager" industry="dental practice">
      It picks up.
    </Quote>,
  );
  expect(screen.getByRole('figure')).toHaveTextContent(/Renata K\., Office manager, dental practice$/);
});

test('is plain HTML without a style attribute', () => {
  expect(renderToString(quote)).not.toContain('style=');
});

test('passes native attributes to its root', () => {
  render(quote);
  expect(screen.getByRole('figure')).toHaveAttribute('id', 'first');
  expect(screen.getByRole('figure')).toHaveClass('mine');
});
