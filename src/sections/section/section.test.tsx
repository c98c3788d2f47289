import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Band, Section, SplitSection } from '.';

describe.each([
  ['above', Section],
  ['beside', SplitSection],
])('a band with its heading %s', (_where, Component) => {
  const band = (
    <Component
      title="Two plans"
      intro="One has a price."
      actions={<a href="#all">Compare</a>}
      id="plans"
      className="mine"
    >
      <p>Growth</p>
    </Component>
  );

  test('is a region named by its heading', () => {
    render(band);
    const region = screen.getByRole('region', { name: 'Two plans' });
    expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('Two plans');
    expect(region).toHaveTextContent('One has a price.');
    expect(within(region).getByRole('link', { name: 'Compare' })).toBeInTheDocument();
    expect(region).toHaveTextContent('Growth');
  });

  test('says its heading before anything else', () => {
    render(band);
    expect(screen.getByRole('region').textContent).toMatch(/^Two plans/);
  });

  test('is plain HTML without a style attribute', () => {
    expect(renderToString(band)).not.toContain('style=');
  });

  test('passes native attributes to its root', () => {
    render(band);
    expect(screen.getByRole('region')).toHaveAttribute('id', 'plans');
    expect(screen.getByRole('region')).toHaveClass('mine');
  });
});

test('a band without a heading is no region: nothing would name it', () => {
  render(
    <Band id="numbers" data-testid="band" className="mine">
      200%+
    </Band>,
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByTestId('band')).toHaveTextContent('200%+');
  expect(screen.getByTestId('band')).toHaveAttribute('id', 'numbers');
  expect(screen.getByTestId('band')).toHaveClass('mine');
});
