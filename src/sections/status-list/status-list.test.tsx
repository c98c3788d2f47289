import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type StatusItem, StatusList } from '.';

const items: readonly StatusItem[] = [
  { title: 'Coaching', description: 'On the call.', status: 'In Development', progress: 'development' },
  { title: 'Scenarios', description: 'By job.', status: 'Design Phase', progress: 'design' },
];

test('says in words where each thing stands', () => {
  render(<StatusList items={items} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CoachingOn the call.In Development',
    'ScenariosBy job.Design Phase',
  ]);
});

test('ranks its titles as the page asks', () => {
  render(<StatusList items={items} headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Scenarios' })).toBeInTheDocument();
});

test('passes native attributes to its root, and has no style attribute', () => {
  render(<StatusList items={items} id="features" className="mine" />);
  expect(screen.getByRole('list')).toHaveAttribute('id', 'features');
  expect(screen.getByRole('list')).toHaveClass('mine');
  expect(renderToString(<StatusList items={items} />)).not.toContain('style=');
});
