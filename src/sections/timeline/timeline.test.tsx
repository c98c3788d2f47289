import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Timeline } from '.';

const milestones = [
  { date: 'October 2024', title: 'A first call', description: 'A prototype moves an appointment.' },
  { date: 'January 2025', title: 'Transcription', description: 'It listens for a living.' },
];

test('tells what happened in order, each with its date before it', () => {
  render(<Timeline milestones={milestones} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'October 2024A first callA prototype moves an appointment.',
    'January 2025TranscriptionIt listens for a living.',
  ]);
});

test('ranks its titles as the page asks', () => {
  render(<Timeline milestones={milestones} headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Transcription' })).toBeInTheDocument();
});

test('passes native attributes to its root, and has no style attribute', () => {
  render(<Timeline milestones={milestones} id="history" className="mine" />);
  expect(screen.getByRole('list')).toHaveAttribute('id', 'history');
  expect(screen.getByRole('list')).toHaveClass('mine');
  expect(renderToString(<Timeline milestones={milestones} />)).not.toContain('style=');
});
