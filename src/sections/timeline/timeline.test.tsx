import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Timeline } from '.';

const milestones = [
  { date: 'October 2024', title: 'A first call', description: 'A prototype moves an appointment.' },
  { date: 'January 2025', title: 'Transcription', description: 'It listens for a living.' },
];

test('lists the milestones in order, each after its date', () => {
  render(<Timeline milestones={milestones} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'October 2024A first callA prototype moves an appointment.',
    'January 2025TranscriptionIt listens for a living.',
  ]);
});
