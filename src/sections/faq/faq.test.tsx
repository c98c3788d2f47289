import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Faq } from '.';

const faq = (
  <Faq
    title="Questions"
    questions={[
      { id: 'languages', question: 'Which languages?', answer: 'English, Hindi, Arabic and Spanish.' },
      { id: 'hours', question: 'Which hours?', answer: 'Around the clock.' },
    ]}
    className="mine"
  />
);

test('is complete in server HTML, without a style attribute', () => {
  const server = document.createElement('div');
  server.innerHTML = renderToString(faq);
  expect(server).toHaveTextContent('English, Hindi, Arabic and Spanish.');
  expect(server).toHaveTextContent('Around the clock.');
  expect(server.innerHTML).not.toContain('style=');
});

test('is a region named by its title, with questions as headings', () => {
  render(faq);
  const region = screen.getByRole('region', { name: 'Questions' });
  expect(region).toHaveClass('mine');
  expect(
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Which languages?', 'Which hours?']);
});

test('opens one answer at a time, which can be closed', async () => {
  const user = userEvent.setup();
  render(faq);
  const open = () => [...document.querySelectorAll<HTMLElement>('details[open]')].map(({ dataset }) => dataset.item);
  expect(open()).toEqual([]);
  await user.click(screen.getByText('Which languages?'));
  await user.click(screen.getByText('Which hours?'));
  expect(open()).toEqual(['hours']);
  await user.click(screen.getByText('Which hours?'));
  expect(open()).toEqual([]);
});
