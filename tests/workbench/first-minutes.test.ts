import { copyLink, expect, panel, test } from './workbench';

// By visible names only, for a reader who has never seen the workbench.
test('on a phone a new reader finds a refused form in dark, what can happen next, its checks, its link and the claims', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/workbench/');
  await page.getByRole('button', { name: 'Stories' }).click();
  await page.getByLabel('Find a story').fill('contact form refused');
  await page.getByRole('link', { name: 'Refused', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact form: refused' })).toBeVisible();
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();

  const next = panel(page).getByRole('figure', { name: /now refused$/ });
  await expect(next.getByRole('heading', { name: 'From here' })).toBeVisible();
  await expect(next.getByRole('button', { name: 'submit [isValid], to submitting' })).toBeVisible();

  await page.getByRole('tab', { name: 'Checks' }).click();
  await expect(panel(page).getByRole('heading', { name: 'No rule is broken' })).toBeVisible();

  expect(await copyLink(page)).toContain('story=contact-form--refused&tab=checks&theme=dark');

  await page.getByRole('button', { name: 'Stories' }).click();
  await page.getByRole('link', { name: 'Accessibility', exact: true }).click();
  const claim = page.frameLocator('iframe[data-story-frame]').getByRole('row', { name: /^2\.4\.3 Focus Order/ });
  await claim.scrollIntoViewIfNeeded();
  await expect(claim.getByRole('cell').nth(1)).toHaveText(/^(Supports|In part)$/);
});
