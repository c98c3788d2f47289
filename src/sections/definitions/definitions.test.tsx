import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Definitions } from '.';

const definitions = [
  { title: 'TXT', description: 'Plain words' },
  { title: 'SRT', description: 'Captions' },
];

test('pairs each term with its definition', () => {
  render(<Definitions definitions={definitions} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['TXT', 'SRT']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Plain words', 'Captions']);
});
