import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Statements } from '.';

const statements = [
  { title: 'Mission', text: 'Give every caller an answer.' },
  { title: 'Vision', text: 'A telephone that is worth calling again.' },
];

test('each statement is a region that is named by what it is', () => {
  render(<Statements statements={statements} />);
  expect(screen.getByRole('region', { name: 'Mission' })).toHaveTextContent('Give every caller an answer.');
  expect(screen.getByRole('region', { name: 'Vision' })).toHaveTextContent('A telephone that is worth calling again.');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('passes native attributes to its root, and has no style attribute', () => {
  render(<Statements statements={statements} data-testid="statements" className="mine" />);
  expect(screen.getByTestId('statements')).toHaveClass('mine');
  expect(renderToString(<Statements statements={statements} />)).not.toContain('style=');
});
