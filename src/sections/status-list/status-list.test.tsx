import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type StatusItem, StatusList } from '.';

const items: readonly StatusItem[] = [
  { title: 'Coaching', description: 'On the call.', status: 'In Development', progress: 'development' },
  { title: 'Scenarios', description: 'By job.', status: 'Design Phase', progress: 'design' },
];

test('shows the status of each item in words', () => {
  render(<StatusList items={items} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CoachingOn the call.In Development',
    'ScenariosBy job.Design Phase',
  ]);
});
