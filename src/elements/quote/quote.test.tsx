import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Quote } from '.';

test.each([
  [undefined, 'Head of Support, regional clinic group'],
  ['Renata K.', 'Renata K., Head of Support, regional clinic group'],
])('is a figure with the quote and its speaker, whose name %s is before their role (R90)', (author, caption) => {
  render(
    <Quote author={author} speaker="Head of Support" industry="regional clinic group">
      It picks up.
    </Quote>,
  );
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('blockquote')).toHaveTextContent('It picks up.');
  expect(figure.querySelector('figcaption')?.textContent).toBe(caption);
});
