import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewsletterBand } from '.';

const band = (
  <NewsletterBand title="Subscribe to Our Newsletter" text="Leave whenever you like." id="news">
    <input aria-label="Email" />
  </NewsletterBand>
);

test('is a region named by its title, with the form in it', () => {
  render(band);
  const region = within(screen.getByRole('region', { name: 'Subscribe to Our Newsletter' }));
  expect(region.getByRole('heading', { level: 2 })).toBeInTheDocument();
  expect(region.getByText('Leave whenever you like.')).toBeInTheDocument();
  expect(region.getByRole('textbox', { name: 'Email' })).toBeInTheDocument();
});
