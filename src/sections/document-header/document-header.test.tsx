import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DocumentHeader } from '.';

const header = (
  <DocumentHeader
    title="License Agreement"
    updated="Last Updated 1st June 2025"
    back={<a href="/">Back to Home</a>}
    greeting="I can hold."
    id="top"
  />
);

test('shows the title, the date and the way back', () => {
  render(header);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('License Agreement');
  expect(screen.getByText('Last Updated 1st June 2025')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('draws the sentence that is shown beside the drawing', () => {
  render(header);
  expect(screen.getByRole('figure')).toHaveTextContent('“I can hold.”');
});

test('draws nothing without a voice', () => {
  render(<DocumentHeader title="Cookie Policy" updated="January 1, 2025" />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});
