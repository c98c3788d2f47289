import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Week } from '.';

const week = (
  <Week
    label="Priya’s calendar"
    days={['Wed', 'Thu', 'Fri']}
    times={['10:00', '10:30']}
    entry={{ day: 'Thu', time: '10:30', title: 'Ms. Moreno', text: 'Sixty people.' }}
  />
);

test('is a table of days and times with one filled slot', () => {
  const { container } = render(week);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Wed', 'Thu', 'Fri']);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['10:00', '10:30']);
  const taken = screen.getByText('Ms. Moreno').closest('td');
  expect(taken).toHaveAttribute('data-state', 'taken');
  expect([taken?.cellIndex, taken?.closest('tr')?.rowIndex]).toEqual([2, 2]);
  const free = [...container.querySelectorAll('td[data-state="free"]')];
  expect(free.map(({ textContent }) => textContent)).toEqual(['', '', '', '', '']);
});

test('fills the slot when its words are said, and without `said` from the start', () => {
  const entry = { day: 'Thu', time: '10:30', title: 'Ms. Moreno', heard: 'Thursday’s fine.' };
  const after = (said?: string) => <Week label="A week" days={['Thu']} times={['10:30']} entry={entry} said={said} />;
  const state = () => screen.getByText('Ms. Moreno').closest('td')?.dataset.state;
  const { rerender } = render(after('Thursday’s'));
  expect(state()).toBe('coming');
  rerender(after('Thursday’s fine. Send it'));
  expect(state()).toBe('taken');
  rerender(after());
  expect(state()).toBe('taken');
});
