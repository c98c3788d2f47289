import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { install, type Product, serve } from './product';
import { comesAlive, inBrowser, keepsItsLook } from './promises';

describe('Astro: static parts in the page, behaviors in islands', () => {
  let installed: Product;
  const product = inBrowser(async () => {
    installed = await install('astro');
    await installed.script('build');
    return serve(join(installed.folder, 'dist'));
  });
  keepsItsLook(product);
  comesAlive(product);

  test('the policy allows only the product’s own scripts, and no text that becomes code', async () => {
    const { page } = await product.open();
    const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  test('an island with one component loads that component alone', () => {
    const folder = join(installed.folder, 'dist/_astro');
    const sizes = readdirSync(folder).flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      return file.endsWith('.js') && source.includes('accordion') ? [gzipSync(source).length] : [];
    });
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3000);
  });
});
