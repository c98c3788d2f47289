import { expect, test, visit } from './page';

/** Preferences of the system or the browser: print, direction, contrast. */

test.describe('on paper', () => {
  test('questions show their answers and buttons their labels, without controls', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await visit(page, '/');
    await expect(page.getByText('English, Hindi, Arabic, Spanish and more. Tell us')).toBeVisible();
    const height = await page
      .locator('details')
      .first()
      .evaluate((item) => item.getBoundingClientRect().height);
    expect(height).toBeGreaterThan(80);
    for (const primary of await page
      .getByRole('main')
      .getByRole('link', { name: /Discover|Book a/ })
      .all()) {
      await expect(primary).toBeVisible();
      await expect(primary).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    // Controls with content of their own stay, styled as text.
    const said = '[data-part="time"], [data-part="name"]';
    await expect(page.locator(`main button:visible:not(${said})`)).toHaveCount(0);
    for (const button of await page.locator(`main button:is(${said})`).all()) {
      await expect(button).toHaveCSS('text-decoration-line', 'none');
      await expect(button.locator('svg:visible')).toHaveCount(0);
    }
    for (const phrase of ['Voice AI', 'Built for Business', 'Designed for Scale'])
      await expect(page.getByRole('heading', { level: 1 }).getByText(phrase)).toBeVisible();
  });

  test('no page break separates a heading from its content, or a step from its number', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    const heads = page.locator(
      '[data-scope="section"] > [data-part="head"], [data-scope="split-section"] > [data-part="side"]',
    );
    const pieces = page.locator(
      '[data-scope="steps"] > [data-part="step"], [data-scope="rows"] > [data-part="row"], [data-scope="card-grid"] [data-part="card"], [data-scope="call-to-action"]',
    );
    for (const path of ['/', '/careers', '/pricing', '/virtual-receptionist', '/voice-consulting']) {
      await page.goto(path);
      // Chromium honors break-after for blocks, not for grid items.
      const kept = await heads.evaluateAll((all) =>
        all.map((head) => {
          const { display, breakAfter, breakInside } = getComputedStyle(head);
          return [display, breakAfter, breakInside, getComputedStyle(head.parentElement as Element).display].join();
        }),
      );
      expect([path, ...new Set(kept)]).toEqual([path, 'block,avoid,avoid,block']);
      const whole = await pieces.evaluateAll((all) =>
        all.map((piece) => {
          const { display } = getComputedStyle(piece.parentElement as Element);
          return `${getComputedStyle(piece).breakInside} in ${display}`;
        }),
      );
      expect([path, ...new Set(whole)]).toEqual([path, 'avoid in block']);
    }
  });

  test('our forms are hidden, and forms of others stay', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/contact', '/bdr/waitlist', '/media/blog']) {
      await page.goto(path);
      await page.evaluate(() => {
        const form = document.createElement('form');
        form.setAttribute('aria-label', 'Of the host');
        form.textContent = 'Coupon';
        document.body.append(form);
      });
      await expect(page.getByRole('form', { name: 'Of the host' })).toBeVisible();
      for (const form of await page.locator('main form').all()) await expect(form).toBeHidden();
    }
  });

  test('the sheet to check before signing is on one page', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/pricing');
    const sheet = page.locator('#before-you-sign');
    await expect(sheet).toHaveCSS('break-inside', 'avoid');
    // A4 and US Letter with the margins that browsers give them. The heading stays with the sheet.
    for (const [width, height] of [
      [718, 1046],
      [739, 979],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await page.locator('section', { has: sheet }).boundingBox())?.height).toBeLessThan(height);
    }
  });
});

test('from right to left “80%+” keeps its order', async ({ page }) => {
  await visit(page, '/support');
  for (const direction of ['rtl', 'ltr']) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    const { eight, plus } = await page
      .getByRole('main')
      .getByText('80%+')
      .first()
      .evaluate((value) => {
        const text = document.createTreeWalker(value, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const placeOf = (sign: string) => {
          const range = document.createRange();
          range.setStart(text, text.data.indexOf(sign));
          range.setEnd(text, text.data.indexOf(sign) + 1);
          return range.getBoundingClientRect().left;
        };
        return { eight: placeOf('8'), plus: placeOf('+') };
      });
    expect(eight, direction).toBeLessThan(plus);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 1280);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`with more contrast a reader sees muted text in full ink and every border, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    await page.goto('/pricing');
    const colors = () =>
      page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        const of = (role: string) => {
          probe.style.color = `var(--hw-color-${role})`;
          return getComputedStyle(probe).color;
        };
        const found = { quiet: of('quiet'), line: of('line'), brand: of('brand'), paper: of('paper') };
        probe.remove();
        return found;
      });
    const before = await colors();
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const after = await colors();
    const luminance = (color: string) =>
      (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0);
    const distance = (of: typeof before, role: 'quiet' | 'line' | 'brand') =>
      Math.abs(luminance(of[role]) - luminance(of.paper));
    for (const role of ['quiet', 'line', 'brand'] as const)
      expect(distance(after, role), role).toBeGreaterThan(distance(before, role));
    // Print is black on white all the same.
    await page.emulateMedia({ colorScheme, contrast: 'more', media: 'print' });
    expect(await colors()).toMatchObject({ paper: 'rgb(255, 255, 255)', quiet: 'rgb(51, 51, 51)' });
  });
