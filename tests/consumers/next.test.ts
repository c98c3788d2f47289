import { describe, expect, test } from 'vitest';
import { install, type Product, start } from './product';
import { comesAlive, inBrowser, keepsItsLook, keepsItsLookBesideTailwind, worksByKeyboard } from './promises';

describe('Next.js with Tailwind 3: static parts in server components, behaviors in client ones', () => {
  let installed: Product;
  const product = inBrowser(async () => {
    installed = await install('next');
    await installed.script('build');
    return start(installed);
  });
  keepsItsLook(product);
  comesAlive(product);
  keepsItsLookBesideTailwind(product, '/stay');
  worksByKeyboard(product, '/stay');

  describe('built by webpack', () => {
    const product = inBrowser(async () => {
      await installed.script('build:webpack');
      return start(installed, 'start:webpack');
    });
    keepsItsLookBesideTailwind(product, '/stay');
  });

  test('the policy allows only the product’s own scripts, and no text that becomes code', async () => {
    const { answer } = await product.open();
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  test('internal links use the product’s router: the document stays', async () => {
    const { page } = await product.open();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('link', { name: 'See the rooms' }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Rooms' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('the remembered theme is applied before hydration', async () => {
    const { page } = await product.open();
    await page.evaluate(() => localStorage.setItem('hw-theme', 'dark'));
    await product.open();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  // The product, its layout too, imports from the main entry.
  test('a page loads the components that it shows, and no others', async () => {
    const scopesOf = async (path: string) => {
      const { page } = await product.open(path);
      const scripts = await page.evaluate(() =>
        Promise.all([...document.scripts].map(({ src }) => (src ? fetch(src).then((answer) => answer.text()) : ''))),
      );
      const scopes = scripts.join().match(/(?<=data-scope":")[\w-]+/g);
      return [...new Set(scopes)];
    };
    expect(await scopesOf('/rooms')).toEqual(['anchor', 'link']);
    const home = await scopesOf('/');
    expect(home).toEqual(expect.arrayContaining(['accordion', 'billing-toggle', 'carousel', 'newsletter-form']));
    expect(home).not.toEqual(expect.arrayContaining(['dialog']));
    expect(home).not.toEqual(expect.arrayContaining(['greeting-editor']));
  });
});
