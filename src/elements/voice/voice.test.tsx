import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Voice } from '.';

test('puts the playhead after the spoken words', () => {
  const said = (spoken: number) => {
    const { container } = render(<Voice text="One two three." spoken={spoken} />);
    const words = [...container.querySelectorAll('[data-part="word"]')];
    return words.map((word) => `${word.getAttribute('data-state')} ${word.querySelectorAll('[data-state]').length}`);
  };
  expect(said(0)).toEqual(['null 0', 'null 0', 'null 0']);
  expect(said(1)).toEqual(['said 1', 'null 0', 'null 0']);
  expect(said(2)).toEqual(['said 0', 'said 1', 'null 0']);
  expect(said(9)).toEqual(['said 0', 'said 0', 'said 1']);
});
