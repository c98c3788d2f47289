import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Definitions } from '.';

test('pairs each term with its definition', () => {
  render(<Definitions definitions={['TXT', 'SRT'].map((title) => ({ title, description: `What ${title} is` }))} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['TXT', 'SRT']);
  const definitions = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(definitions).toEqual(['What TXT is', 'What SRT is']);
});
