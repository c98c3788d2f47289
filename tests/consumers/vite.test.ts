import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { install, type Product, serve } from './product';
import { comesAlive, inBrowser, keepsItsLook } from './promises';

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

  test.each(['first', 'last'])(
    'works beside Tailwind, imported %s: its utilities win, its preflight does not',
    async (order) => {
      const { page } = await product.open(`/tailwind-${order}.html`);
      const looks = await page.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, borderTopLeftRadius } = getComputedStyle(button);
          return { backgroundColor, isRound: Number.parseFloat(borderTopLeftRadius) > 100 };
        }),
      );
      expect(looks[0]).toEqual({ backgroundColor: 'rgb(10, 92, 60)', isRound: false });
      expect(looks[1]?.isRound).toBe(true);
      expect(looks[1]?.backgroundColor).not.toBe('rgb(10, 92, 60)');
    },
  );
});
