import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { openAcr } from '../evidence/conformance/openacr';
import { colorRules, expectAccessible } from '../tools/axe';
import { reachesOut } from '../tools/fit';
import { expect, open, panel, test } from './workbench';

test('shows the simulated screen reader output beside a pinned state, and labels it a simulation', async ({ page }) => {
  await open(page, 'story=contact-form--invalid');
  await expect(panel(page).getByRole('heading', { name: 'Announcements' })).toBeVisible();
  await expect(panel(page).getByText(/^A simulation of a screen reader/)).toBeVisible();
  await expect(panel(page).getByText(/^textbox, Subject, .*invalid, required$/)).toBeVisible();
  await panel(page).getByText('After each transition, with the keyboard').click();
  await expect(panel(page).getByRole('heading', { name: 'submitting · done → submitted' })).toBeVisible();
});

test('shows which input can make which transition, and links to the conformance report', async ({ page }) => {
  await open(page, 'story=accordion--live&tab=checks');
  const row = panel(page).getByRole('row').filter({ hasText: 'collapsed · toggle → expanded' });
  await expect(row.getByRole('cell')).toHaveText(['yes', 'yes', 'yes']);
  await panel(page)
    .getByRole('link', { name: /^WCAG 2.2/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accordion: WCAG 2.2, A and AA' })).toBeVisible();
});

const evidence = ['evidence/transitions/contact-form.html', 'evidence/announcements/contact-form.html'];
for (const path of ['', 'accordion.html', 'contact-form.html', ...evidence])
  test(`the conformance report ${path} is accessible in light and dark, and fits a phone`, async ({ page }) => {
    await page.goto(`/workbench/conformance/${path}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, colorScheme === 'dark' ? { only: colorRules } : {});
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await reachesOut(page)).toEqual([]);
  });

test('each claim of the report links to the state that shows it', async ({ page }) => {
  await page.goto('/workbench/conformance/accordion.html');
  const row = page.getByRole('row').filter({ hasText: '2.1.1 Keyboard' });
  await row.getByRole('link', { name: /Tab reaches every control/ }).click();
  await expect(page).toHaveURL(/story=accordion--/);
  await expect(panel(page).getByRole('tab', { name: 'Checks' })).toHaveAttribute('aria-selected', 'true');
});

test('serves the report as OpenACR', async ({ request }) => {
  const answer = await request.get('/workbench/conformance/halloway-ui.yaml');
  expect(answer.status()).toBe(200);
  const report = openAcr.parse(parse(await answer.text()));
  expect(report.product.version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
});
