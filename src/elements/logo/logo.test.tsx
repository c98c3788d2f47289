import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from '.';

test('is read as the name alone, once', () => {
  render(
    <a href="/">
      <Logo name="Halloway" />
    </a>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Halloway');
});

test('draws another mark for another name', () => {
  const mark = (name: string) => {
    const { container } = render(<Logo name={name} />);
    return container.querySelector('path')?.getAttribute('d');
  };
  expect(mark('Halloway')).not.toBe(mark('Northline'));
});

test('is plain HTML without a style attribute, and passes native attributes to its root', () => {
  expect(renderToString(<Logo name="Halloway" />)).not.toContain('style=');
  render(<Logo name="Halloway" data-testid="logo" className="mine" />);
  expect(screen.getByTestId('logo')).toHaveClass('mine');
});
