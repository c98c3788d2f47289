import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Band, Section, SplitSection } from '.';

test.each([
  ['above', Section],
  ['beside', SplitSection],
])('a section with its heading %s is a region named by it, which comes before its content', (_where, Component) => {
  render(
    <Component title="Two plans" intro="One has a price." actions={<a href="#all">Compare</a>} id="plans">
      <p>Growth</p>
    </Component>,
  );
  const region = screen.getByRole('region', { name: 'Two plans' });
  expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Two plans');
  expect(region).toHaveTextContent(/^Two plans.*One has a price\./);
  expect(region).toHaveTextContent('Growth');
  expect(within(region).getByRole('link', { name: 'Compare' })).toBeInTheDocument();
});

test('is no region without a heading, which would name it', () => {
  render(<Band data-testid="band">200%+</Band>);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByTestId('band')).toHaveTextContent('200%+');
});
