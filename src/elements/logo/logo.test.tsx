import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Logo } from '.';

test('draws another mark for another name', () => {
  const mark = (name: string) => {
    const { container } = render(<Logo name={name} />);
    return container.querySelector('path')?.getAttribute('d');
  };
  expect(mark('Halloway')).not.toBe(mark('Northline'));
});
