import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentHeader } from '.';

const header = (
  <DocumentHeader
    title="License Agreement"
    updated="Last Updated 1st June 2025"
    back={<a href="/">Back to Home</a>}
    greeting="I can hold."
    id="top"
    className="mine"
  />
);

test('says what the document is, since when it holds, and how to leave', () => {
  render(header);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('License Agreement');
  expect(screen.getByText('Last Updated 1st June 2025')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('draws the words that stand beside the drawing', () => {
  render(header);
  expect(screen.getByRole('figure')).toHaveTextContent('“I can hold.”');
});

test('draws nothing that nobody says', () => {
  render(<DocumentHeader title="Cookie Policy" updated="January 1, 2025" />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('is plain HTML without a style attribute, and passes native attributes to its root', () => {
  expect(renderToString(header)).not.toContain('style=');
  render(header);
  expect(screen.getByRole('banner')).toHaveAttribute('id', 'top');
  expect(screen.getByRole('banner')).toHaveClass('mine');
});
