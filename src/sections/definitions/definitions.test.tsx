import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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

test('passes native attributes to its root, and has no style attribute', () => {
  render(<Definitions definitions={definitions} data-testid="formats" className="mine" />);
  expect(screen.getByTestId('formats')).toHaveClass('mine');
  expect(renderToString(<Definitions definitions={definitions} />)).not.toContain('style=');
});
