import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Steps } from '.';

const steps = [
  { title: 'Write the questions', description: 'An hour with your sales lead.' },
  { title: 'Call one list', description: 'Your reps listen to the first calls.' },
];

test('is an ordered list with a heading for each step', () => {
  render(<Steps steps={steps} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('heading', { level: 3 })).toHaveTextContent('Write the questions');
  expect(second).toHaveTextContent('Your reps listen to the first calls.');
});

test('has a date before each title, below its voice', () => {
  render(<Steps steps={steps.map((step) => ({ ...step, date: 'May 2025', voice: <svg aria-label="A voice" /> }))} />);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('May 2025Write the questionsAn hour with your sales lead.');
  expect(first?.firstElementChild).toHaveAccessibleName('A voice');
});
