import type { Page } from 'playwright/test';
import { expect, goTo, hold, test, visit, waitForHydration } from './page';

test('a route change starts at the top, with the new title and the focus on the heading, and requests the code of that page only (R5, D19)', async ({
  page,
}) => {
  await visit(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? request.url()));
  await link.click();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/^About/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/answers the phone/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about$/);
  expect(asked).toContain('about');
  for (const part of ['call', 'forms', 'newsletter', 'calculator']) expect(asked).not.toContain(part);
});

test('of two links followed in quick succession, the second wins', async ({ page }) => {
  await visit(page, '/');
  const release = await hold(page, '**/assets/careers-*.js');
  await page.evaluate(() => {
    for (const path of ['/careers', '/about'])
      document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/answers the phone/);
  release();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/answers the phone/);
});

test('Back to a page whose sections are not all loaded shows the whole page', async ({ page }) => {
  await visit(page, '/');
  const release = await hold(page, '**/assets/call-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us.');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us.');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Halloway/);
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2, name: 'Hear a dental appointment' }),
  ).toBeAttached();
  expect(await page.locator('main > *').count()).toBeGreaterThan(4);
});

test('a section whose code does not arrive does not block navigation, forward or back', async ({ page, silent }) => {
  silent.except.push(/ERR_FAILED|dynamically imported module/);
  await page.route('**/assets/speech-*.js', (route) => route.abort());
  await visit(page, '/careers');
  await page.getByRole('main').getByRole('button', { name: 'Play' }).first().hover();
  await expect(page.getByRole('alert').filter({ hasText: 'has not arrived' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/^About/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Careers/);
});

test('a link whose code hangs is loaded by the browser after ten seconds', async ({ page }) => {
  await visit(page, '/');
  await page.clock.install();
  const release = await hold(page, '**/assets/contact-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Halloway/);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us.');
  release();
});

test('a link of a section that is not hydrated leads on, and with Alt is left to the browser', async ({ page }) => {
  const release = await hold(page, '**/assets/home-results-*.js');
  await visit(page, '/');
  const section = page.locator('[data-boundary="home-results"]:not([data-hydrated])');
  const link = section.getByRole('link', { name: 'Book a Voice AI Demo' });
  // Chromium downloads what Alt and a click choose.
  const download = page.waitForEvent('download');
  await link.click({ modifiers: ['Alt'] });
  expect((await download).url()).toMatch(/\/contact\?service=voice-ai-demo$/);
  await expect(page).toHaveURL('/');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us.');
  release();
});

test('the calculator of an article that is opened directly is hydrated when it is pointed at', async ({ page }) => {
  // Its other reason would be that it is visible.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  await visit(page, '/media/blog/ai-roi');
  const calculator = page.locator('[data-boundary="roi-calculator"]');
  await calculator.scrollIntoViewIfNeeded();
  await expect(calculator).not.toHaveAttribute('data-hydrated');
  await calculator.hover();
  await expect(calculator).toHaveAttribute('data-hydrated');
  await expect(calculator.getByRole('spinbutton').first()).toBeVisible();
});

test('a page whose code does not arrive is loaded by the browser instead', async ({ page, silent }) => {
  silent.except.push(/ERR_FAILED|dynamically imported module/);
  await visit(page, '/');
  await page.route('**/assets/contact-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us.');
});

test('Back and Forward restore the scroll position, and the focus on the link that was followed (D19)', async ({
  page,
}) => {
  await visit(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await link.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(scrollY));
  const left = await top();
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us.');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Halloway/);
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThanOrEqual(2);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us.');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('Back to a page that never arrived moves the focus to its heading (D19)', async ({ page }) => {
  const release = await hold(page, '**/assets/terms-*.js');
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await footer.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/answers the phone/);
  release();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Back returns to the section that a link within the page led to, also after a reload of the next page (D19)', async ({
  page,
}) => {
  await visit(page, '/media/blog/ai-ethics');
  const top = () => page.evaluate(() => Math.round(scrollY));
  const expectAt = (position: number) =>
    expect.poll(async () => Math.abs((await top()) - position)).toBeLessThanOrEqual(2);
  const contents = page.getByRole('navigation', { name: 'In this article' }).getByRole('link');
  // By keyboard: a click would scroll to the link first.
  await contents.nth(3).evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect.poll(top).toBeGreaterThan(500);
  const read = await top();
  await page.locator('footer a[href="/contact"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us.');
  await page.goBack();
  await expectAt(read);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to us.');
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL(/ai-ethics#/);
  await waitForHydration(page);
  await expectAt(read);
  await page.goBack();
  await expectAt(0);
});

test('a link to a part of another page moves the focus there (WCAG 2.4.3; mefechoel/svelte-navigator#3)', async ({
  page,
}) => {
  await visit(page, '/pricing');
  await page.getByText('Read the twelve questions and answers').click();
  await page.locator('a[href="/eula#third-party-services"]').first().focus();
  await page.keyboard.press('Enter');
  const part = page.locator('#third-party-services');
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  await page.keyboard.press('Tab');
  const [focused, heading, next] = await page.evaluate(() => {
    const part = document.getElementById('third-party-services');
    const headings = [...document.querySelectorAll('main h2')];
    const after = headings.find((heading) => part && heading.compareDocumentPosition(part) & 2 && heading !== part);
    return [document.activeElement, part, after].map((one) =>
      Math.round((one?.getBoundingClientRect().top ?? 0) + scrollY),
    );
  });
  expect(focused).toBeGreaterThanOrEqual(heading ?? 0);
  expect(focused).toBeLessThan(next ?? 0);
});

test('a link to a folded part of another page opens it, and so does its address', async ({ page }) => {
  await visit(page, '/');
  await page.locator('a[href="/pricing#before-you-sign"]').first().click();
  const sheet = page.getByRole('table', { name: 'What you will check before you sign' });
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(sheet).toBeVisible();
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '4g' }])
  test(`a pointer over the links of the bar loads ${'saveData' in connection || connection.effectiveType === '2g' ? 'nothing' : 'their pages'} with ${JSON.stringify(connection)} (withastro/astro#9092)`, async ({
    page,
  }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const name of ['About', 'Contact']) await page.getByRole('banner').getByRole('link', { name }).first().hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    if (connection.effectiveType === '4g') expect(asked.length).toBeGreaterThan(0);
    else expect(asked).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/answers the phone/);
  });

test('any fragment is accepted, even an invalid one', async ({ page }) => {
  await visit(page, '/media/blog/ai-ethics');
  for (const fragment of ['#100%', '#%E0%A4%A', '#']) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, fragment);
    // The router renders after the address has changed.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).focus();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await visit(page, '/contact#100%');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown article redirects to the list, also without a page load (R4)', async ({ page }) => {
  await visit(page, '/contact');
  await goTo(page, '/media/blog/no-such-article');
  await expect(page).toHaveURL('/media/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Insights Blog');
  await expect(page).toHaveTitle(/^AI Insights Blog/);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('an unknown article that is opened from the list leads back to the list’s address (R4)', async ({ page }) => {
  await visit(page, '/media/blog');
  const list = page.getByRole('heading', { level: 1 });
  const shown = await list.elementHandle();
  await goTo(page, '/media/blog/no-such-article');
  await expect(page).toHaveURL('/media/blog');
  await expect(list).toHaveText('AI Insights Blog');
  await expect(page).toHaveTitle(/^AI Insights Blog/);
  expect(await shown?.evaluate((heading) => heading.isConnected), 'the list is not rendered again').toBe(true);
});

/** Every state that the dropdown has from now on, and whether its panel was visible. */
async function watchDropdown(page: Page) {
  await page
    .getByRole('banner')
    .locator('[data-part="group"]')
    .evaluate((group) => {
      const seen = { states: [group.getAttribute('data-state')], hasShown: false };
      Object.assign(window, { seen });
      new MutationObserver(() => seen.states.push(group.getAttribute('data-state'))).observe(group, {
        attributeFilter: ['data-state'],
      });
      group.addEventListener('transitionstart', ({ target }) => {
        seen.hasShown ||= target instanceof Element && target.matches('[data-part="content"]');
      });
    });
  return () => page.evaluate(() => (window as never as { seen: { states: string[]; hasShown: boolean } }).seen);
}

/** Moves the mouse along the navbar, over the dropdown and on, in one go. */
async function crossBar(page: Page) {
  const box = (await page.getByRole('banner').getByRole('button', { name: 'Solutions' }).boundingBox()) as DOMRect;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x - 120, y);
  await page.mouse.move(box.x + box.width + 60, y, { steps: 4 });
  await page.mouse.move(700, 700);
}

test('menus that CSS opens before hydration do not flash either (D35)', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const seen = await watchDropdown(page);
  // Even a slow machine crosses in less time than this.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await crossBar(page);
  expect(await seen()).toEqual({ states: [null], hasShown: false });
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  const link = page.getByRole('banner').getByRole('link', { name: /Horizontal Solutions/ });
  await page.getByRole('banner').getByRole('button', { name: 'Solutions' }).hover();
  await expect(link).toBeVisible();
  release();
  // A menu opened by hover stays open, and closes after the mouse has left it.
  await expect(page.getByRole('banner').locator('[data-part="group"]')).toHaveAttribute('data-state', 'hovered');
  expect((await seen()).states).toEqual([null, 'hovered']);
  await page.mouse.move(700, 700);
  await expect(link).toBeHidden();
});

test('a dropdown pressed open before hydration stays open', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
  await button.click();
  await page.mouse.move(700, 700);
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});
