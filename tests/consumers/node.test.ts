import { describe, expect, test } from 'vitest';
import { install, start } from './product';
import { inBrowser, QUIET } from './promises';

describe('plain Node: HTML by a template, decisions by a machine', () => {
  const product = inBrowser(async () => start(await install('node')));

  test('answers unfold without any script', async () => {
    const { page } = await product.open();
    expect(await page.locator('script').count()).toBe(0);
    await page.getByText('When is breakfast?').click();
    expect(await page.getByText('From seven to ten.').isVisible()).toBe(true);
  });

  test('a machine decides without a view', async () => {
    const { page } = await product.open();
    expect(await page.getByRole('heading', { name: 'Billed yearly' }).isVisible()).toBe(true);
  });

  test('a dark part is dark', async () => {
    const { page } = await product.open();
    const color = await page.locator('#dark li').evaluate((element) => getComputedStyle(element).color);
    expect(color).toBe(QUIET.dark);
  });
});
