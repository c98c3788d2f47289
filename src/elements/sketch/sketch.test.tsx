import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sketch } from '.';

const states = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => `${path.dataset.part} ${path.dataset.state}`);

test('has words in the drawing', () => {
  const { container } = render(<Sketch ink="M0 0h9" words={[{ text: 'two nights', x: 4, y: 8, size: 30 }]} />);
  expect(container.querySelector('text')).toHaveTextContent('two nights');
});

test('draws one stroke after the other, the highlighted ones last', () => {
  const drawing = (progress?: number) => <Sketch ink="M0 0h9M0 9h9M0 18h9" live="M9 0v9" progress={progress} />;
  const { container, rerender } = render(drawing(0));
  expect(states(container)).toEqual(['ink coming', 'ink coming', 'ink coming', 'live coming']);
  rerender(drawing(0.5));
  expect(states(container)).toEqual(['ink drawn', 'ink drawn', 'ink coming', 'live coming']);
  rerender(drawing());
  expect(states(container)).toEqual(['ink drawn', 'ink drawn', 'ink drawn', 'live drawn']);
});
