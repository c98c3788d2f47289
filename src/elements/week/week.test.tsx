import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Week } from '.';

const entry = { day: 'Thu', time: '10:30', title: 'Ms. Moreno', heard: 'Thursday’s fine.' };
const busy = [{ day: 'Wed', time: '10:00', title: 'Team' }];
const week = (said?: string) => (
  <Week label="A week" days={['Wed', 'Thu', 'Fri']} times={['10:00', '10:30']} entry={entry} busy={busy} said={said} />
);

test('is a table of days and times with one filled slot, and the other meetings', () => {
  const { container } = render(week());
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Wed', 'Thu', 'Fri']);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['10:00', '10:30']);
  const taken = screen.getByText('Ms. Moreno').closest('td');
  expect(taken).toHaveAttribute('data-state', 'taken');
  expect([taken?.cellIndex, taken?.closest('tr')?.rowIndex]).toEqual([2, 2]);
  const free = [...container.querySelectorAll('td[data-state="free"]')];
  expect(free.map(({ textContent }) => textContent)).toEqual(['', '', '', '']);
  expect(screen.getByText('Team')).toHaveAttribute('data-state', 'busy');
});

test('fills the slot when its words are said, and without `said` from the start', () => {
  const state = () => screen.getByText('Ms. Moreno').closest('td')?.dataset.state;
  const { rerender } = render(week('Thursday’s'));
  expect(state()).toBe('coming');
  rerender(week('Thursday’s fine. Send it'));
  expect(state()).toBe('taken');
  rerender(week());
  expect(state()).toBe('taken');
});
