import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { install, type Product, serve } from './product';
import { comesAlive, inBrowser, keepsItsLook, keepsItsLookBesideTailwind, worksByKeyboard } from './promises';

const policy = { 'content-security-policy': "default-src 'self'; require-trusted-types-for 'script'" };

describe('Vite: components by their own entries, with their own stylesheets', () => {
  let installed: Product;
  const product = inBrowser(async () => {
    installed = await install('vite');
    await installed.script('build');
    return serve(join(installed.folder, 'dist'), policy);
  });
  keepsItsLook(product);
  comesAlive(product);

  test('keeps the page’s own margins and background', async () => {
    const { page } = await product.open();
    const body = await page.evaluate(() => {
      const { marginTop, backgroundColor } = getComputedStyle(document.body);
      return [marginTop, backgroundColor];
    });
    expect(body).toEqual(['8px', 'rgba(0, 0, 0, 0)']);
  });

  test('loads the styles of imported components only', () => {
    const folder = join(installed.folder, 'dist/assets');
    const main = readdirSync(folder).find((file) => /^(main|index)-.*\.css$/.test(file)) ?? '';
    expect(gzipSync(readFileSync(join(folder, main))).length).toBeLessThanOrEqual(7000);
  });

  describe.each(['first', 'last'])('beside Tailwind 4, imported %s', (order) => {
    keepsItsLookBesideTailwind(product, `/tailwind-${order}.html`);
  });
  worksByKeyboard(product, '/tailwind-first.html');

  test('a menu of another library in the navbar lies over it, and closes alone on Escape', async () => {
    const { page } = await product.open('/tailwind-first.html');
    const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
    await account.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'Sign out' });
    await expect.poll(() => item.isVisible()).toBe(true);
    expect(
      await item.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => item.count()).toBe(0);
    await expect.poll(() => account.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  test('what another library opens in a dialog is in it and can be pressed, and each Escape closes one of them', async () => {
    const { page } = await product.open('/tailwind-first.html');
    await page.getByRole('button', { name: 'Opening hours' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hours' });
    const pressEscape = () => page.keyboard.press('Escape');
    for (const [trigger, shown] of [
      ['Account', page.getByRole('menuitem', { name: 'Sign out' })],
      ['Holidays', page.getByText('Closed on the first of May.')],
    ] as const) {
      await dialog.getByRole('button', { name: trigger }).click();
      await expect.poll(() => shown.isVisible()).toBe(true);
      await pressEscape();
      await expect.poll(() => shown.count()).toBe(0);
      expect(await dialog.isVisible()).toBe(true);
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(trigger);
    }
    await dialog.getByRole('button', { name: 'Noon' }).hover();
    await expect.poll(() => page.getByText('An hour at most.').isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Keep a table' }).click();
    await expect.poll(() => dialog.getByText('A table is kept').first().isVisible()).toBe(true);
    // What a modal dialog blocks cannot be pressed. Base UI shows the button to a mouse over its toast.
    await dialog.getByText('Dismiss').click();
    await expect.poll(() => page.getByText('A table is kept').count()).toBe(0);
    await pressEscape();
    await expect.poll(() => dialog.count()).toBe(0);
  });
});
