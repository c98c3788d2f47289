import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Passage } from '.';

test('is its paragraphs, in order', () => {
  render(<Passage paragraphs={['It rang.', 'Nobody came.']} data-testid="passage" id="story" className="mine" />);
  expect([...screen.getByTestId('passage').children].map((child) => [child.tagName, child.textContent])).toEqual([
    ['P', 'It rang.'],
    ['P', 'Nobody came.'],
  ]);
  expect(screen.getByTestId('passage')).toHaveAttribute('id', 'story');
  expect(screen.getByTestId('passage')).toHaveClass('mine');
});

test('is plain HTML without a style attribute', () => {
  expect(renderToString(<Passage paragraphs={['It rang.']} />)).not.toContain('style=');
});
