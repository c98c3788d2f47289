import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallToAction } from '.';

const actions = <a href="/contact">Book a demo</a>;

test('is a region named by what it says, with its action in it', () => {
  render(<CallToAction title="Hear it answer." text="Be the caller." actions={actions} />);
  const region = within(screen.getByRole('region', { name: 'Hear it answer.' }));
  expect(region.getByRole('heading', { level: 2 })).toHaveTextContent('Hear it answer.');
  expect(region.getByText('Be the caller.')).toBeInTheDocument();
  expect(region.getByRole('link', { name: 'Book a demo' })).toHaveAttribute('href', '/contact');
});

test('the sentence that is drawn stands below its drawing', () => {
  render(<CallToAction title="Hear it answer." voice="Thursday is free." actions={actions} />);
  expect(screen.getByRole('figure')).toHaveTextContent('“Thursday is free.”');
});

test('without a sentence the title is drawn, and not said twice', () => {
  const { container } = render(<CallToAction title="Hear it answer." actions={actions} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  // A figure without words is one that a screen reader announces and cannot say.
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(screen.getAllByText(/Hear it answer/)).toHaveLength(1);
});

test('is plain HTML without a style attribute, and passes native attributes to its root', () => {
  const call = <CallToAction title="Hear it answer." actions={actions} id="end" className="mine" />;
  expect(renderToString(call)).not.toContain('style=');
  render(call);
  expect(screen.getByRole('region')).toHaveAttribute('id', 'end');
  expect(screen.getByRole('region')).toHaveClass('mine');
});
