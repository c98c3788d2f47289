import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Steps } from '.';

const steps = [
  { title: 'Write the questions', description: 'An hour with your sales lead.' },
  { title: 'Call one list', description: 'Your reps listen to the first calls.' },
];

test('is a list in order, each step under a heading of its own', () => {
  render(<Steps steps={steps} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('heading', { level: 3 })).toHaveTextContent('Write the questions');
  expect(second).toHaveTextContent('Your reps listen to the first calls.');
});

test('ranks its titles as the page asks', () => {
  render(<Steps steps={steps} headingLevel={2} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('is plain HTML without a style attribute', () => {
  expect(renderToString(<Steps steps={steps} />)).not.toContain('style=');
});

test('passes native attributes to its root', () => {
  render(<Steps steps={steps} id="how" className="mine" />);
  expect(screen.getByRole('list')).toHaveAttribute('id', 'how');
  expect(screen.getByRole('list')).toHaveClass('mine');
});
