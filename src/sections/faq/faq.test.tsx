import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Faq } from '.';

const faq = (
  <Faq
    title="Questions"
    questions={[
      { id: 'languages', question: 'Which languages?', answer: 'English, Hindi, Arabic and Spanish.' },
      { id: 'hours', question: 'Which hours?', answer: 'Around the clock.' },
    ]}
  />
);

test('is a region named by its title, with questions as headings', () => {
  render(faq);
  const region = screen.getByRole('region', { name: 'Questions' });
  expect(
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Which languages?', 'Which hours?']);
});
