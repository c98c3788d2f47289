import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Passage } from '.';

test('renders its paragraphs in order', () => {
  render(<Passage paragraphs={['It rang.', 'Nobody came.']} data-testid="passage" />);
  expect([...screen.getByTestId('passage').children].map((child) => [child.tagName, child.textContent])).toEqual([
    ['P', 'It rang.'],
    ['P', 'Nobody came.'],
  ]);
});
