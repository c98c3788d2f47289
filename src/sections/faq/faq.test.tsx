import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Faq } from '.';

test('is a region named by its title, with questions as headings', () => {
  const questions = ['languages', 'hours'].map((id) => ({ id, question: `Which ${id}?`, answer: 'All.' }));
  render(<Faq title="Questions" questions={questions} />);
  const headings = within(screen.getByRole('region', { name: 'Questions' })).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Which languages?', 'Which hours?']);
});
