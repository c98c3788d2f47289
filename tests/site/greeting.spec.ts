import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { greeting } from '../../site/content/greeting';
import { home } from '../../site/content/home';
import { routes } from '../../site/routes';
import { expect, hydrated, test } from './page';

const editor = (page: Page) => page.locator('main [data-scope="greeting-editor"]').first();
const sentence = (page: Page) => editor(page).locator('q');
const field = (page: Page) => editor(page).getByRole('textbox', { name: 'Your greeting' });
const drawing = (page: Page) => editor(page).locator('[data-part="drawing"] path').getAttribute('d');
const say = (text: string) => `/#say=${encodeURIComponent(text)}`;
/** As links were made before. */
const sayByQuery = (text: string) => `/?say=${encodeURIComponent(text)}`;

async function open(page: Page, path = '/') {
  await page.goto(path);
  await hydrated(page);
  await editor(page).getByRole('button', { name: 'Write your own greeting' }).focus();
  await expect(editor(page).getByRole('slider')).toBeVisible();
}

test.describe('a greeting of one’s own', () => {
  test('is written in place with the keyboard: each key draws it, Enter plays it', async ({ page }) => {
    await open(page);
    const before = await drawing(page);
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('Hello, Acme');
    const during = await drawing(page);
    expect(during).not.toBe(before);
    await page.keyboard.type('!');
    expect(await drawing(page)).not.toBe(during);
    await page.keyboard.press('Enter');
    await expect(sentence(page)).toHaveText('Hello, Acme!');
    await expect(editor(page).locator('[data-scope="voice-player"][data-part="root"]')).toHaveAttribute(
      'data-state',
      /waiting|playing|finished/,
    );
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  });

  test('begins with the company’s name, which is changed by itself', async ({ page }) => {
    await open(page);
    await editor(page)
      .getByRole('button', { name: /change the name/ })
      .click();
    await page.keyboard.type('Acme');
    await page.keyboard.press('Enter');
    await expect(sentence(page)).toHaveText(home.hero.greeting.replace(home.hero.name, 'Acme'));
  });

  for (const width of [390, 1440])
    test(`moves nothing when the field takes the sentence’s place, at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      const foot = editor(page).locator('[data-part="foot"]').last();
      const top = async () => Math.round((await foot.boundingBox())?.y ?? 0);
      const before = await top();
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      expect(await top()).toBe(before);
    });

  test('is sent as a link, in which it arrives', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Bonjour & salut, 100 % IA?');
    await page.keyboard.press('Enter');
    await editor(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(editor(page).getByText('The link is copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL}${say('Bonjour & salut, 100 % IA?')}`);
    await page.goto(link);
    await expect(sentence(page)).toHaveText('Bonjour & salut, 100 % IA?');
    await expect(editor(page).getByText(greeting.sent)).toBeVisible();
  });

  test('is saved as its drawing', async ({ page }) => {
    await open(page, say('Hello <b>you</b>'));
    const download = page.waitForEvent('download');
    await editor(page).getByRole('button', { name: 'Save the drawing' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('greeting.svg');
    const svg = await readFile(await file.path(), 'utf8');
    expect(svg).toContain('<title>Hello &lt;b&gt;you&lt;/b&gt;</title>');
    expect(svg).toMatch(/<path d="M0 136h/);
  });

  test('is taken to the contact form, inside the tab', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Hello, Acme.');
    await page.keyboard.press('Enter');
    const link = editor(page).getByRole('link', { name: greeting.use.label });
    const message = page.getByRole('textbox', { name: 'Message', includeHidden: true });
    // Drawn out of sight, before there is anything to take along.
    await link.hover();
    await expect(message).toHaveValue('');
    await link.click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(message).toHaveValue(greeting.message('Hello, Acme.'));
  });

  test('can be written in every closing band, and on the page that is not there', async ({ page, silent }) => {
    silent.except.push(/404/);
    const without: string[] = [];
    for (const { path } of routes) {
      const html = await (await page.request.get(path)).text();
      const bands = html.match(/data-scope="call-to-action"/g)?.length ?? 0;
      const editors = html.match(/data-scope="greeting-editor"/g)?.length ?? 0;
      if (editors < bands) without.push(path);
    }
    expect(without).toEqual([]);
    await open(page, '/there-is-none');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Where am I?');
    await page.keyboard.press('Enter');
    await expect(sentence(page)).toHaveText('Where am I?');
  });
});

test.describe('a greeting given in the address (D37)', () => {
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '"><script>document.title="mine"</script>',
    '</textarea><svg onload=alert(1)>',
    '{{constructor.constructor("alert(1)")()}} javascript:alert(1)',
    'Say &lt;b&gt; and %3Cb%3E',
  ])
    test(`is shown as text: ${text}`, async ({ page }) => {
      page.on('dialog', () => expect('a dialog').toBe('none'));
      const before = await (await page.request.get('/')).text();
      const title = /<title>(.*?)<\/title>/.exec(before)?.[1];
      await page.goto(say(text));
      await expect(sentence(page)).toHaveText(text);
      expect(await editor(page).locator('img, script, [onload], [onerror]').count()).toBe(0);
      expect(await page.title()).toBe(title);
      await editor(page).getByRole('button', { name: 'Write your own greeting' }).click();
      await expect(field(page)).toHaveValue(text);
    });

  test('is shown where the page stands, when only the fragment changes: nothing scrolls, and Back brings the first one back', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() => scrollTo(0, 120));
    await page.evaluate((to) => location.assign(to), say('A second greeting'));
    await expect(sentence(page)).toHaveText('A second greeting');
    expect(await page.evaluate(() => scrollY)).toBe(120);
    await page.evaluate((to) => location.assign(to), say('And a third'));
    await expect(sentence(page)).toHaveText('And a third');
    await page.goBack();
    await expect(sentence(page)).toHaveText('A second greeting');
    await page.goBack();
    await expect(sentence(page)).toHaveText(home.hero.greeting);
  });

  test('is shown too when an older link has it in its query', async ({ page }) => {
    await page.goto(sayByQuery('Hello from before'));
    await expect(sentence(page)).toHaveText('Hello from before');
    await expect(editor(page).getByText(greeting.sent)).toBeVisible();
  });

  test('is at most 140 characters of one line', async ({ page }) => {
    await page.goto(say(`${'One two.\n'.repeat(40)}\u202Egnp`));
    await expect(sentence(page)).toContainText('One two. One two.');
    expect((await sentence(page).textContent())?.length).toBeLessThanOrEqual(140);
  });

  test('that says nothing leaves the greeting that is given', async ({ page }) => {
    for (const query of ['/?say=', '/?say=%20%0A', '/?said=Hello', '/?say=%E0%A4%A', '/#say=', '/#say=%E0%A4%A']) {
      await page.goto(query);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      if (!query.includes('%E0')) await expect(sentence(page)).toHaveText(home.hero.greeting);
    }
  });

  test('is never stored, and no request carries it', async ({ page, context }) => {
    const secret = 'Swordfish is the word';
    const carried: string[] = [];
    page.on('request', (request) => {
      // What a browser has behind the `#` is in no request.
      const sent = request.url().replace(/#.*/, '');
      const all = `${sent} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
      if (/swordfish/i.test(all)) carried.push(request.url());
    });
    await page.goto(say(secret));
    await expect(sentence(page)).toHaveText(secret);
    await editor(page).getByText('Off').click();
    await editor(page).getByRole('button', { name: 'Play', exact: true }).click();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    const kept = await page.evaluate(async () => ({
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      cookie: document.cookie,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      history: JSON.stringify(history.state),
    }));
    expect(JSON.stringify(kept)).not.toMatch(/swordfish/i);
    expect(kept).toMatchObject({ databases: 0, caches: 0, cookie: '' });
    expect(await context.cookies()).toEqual([]);
    expect(carried).toEqual([]);
  });

  test('is never indexed: the page’s own address is canonical, and neither server nor page lets it be found', async ({
    page,
    request,
  }) => {
    const response = await request.get(sayByQuery('Find me'));
    expect(response.headers()['x-robots-tag']).toBe('noindex');
    expect(await response.text()).not.toContain('Find me');
    expect((await request.get('/')).headers()['x-robots-tag']).toBeUndefined();
    const robots = page.locator('meta[name="robots"]');
    const canonical = page.locator('link[rel="canonical"]');
    await page.goto('/');
    const own = (await canonical.getAttribute('href')) ?? '';
    await expect(robots).toHaveAttribute('content', 'max-image-preview:large');
    await page.goto(say('Find me'));
    await expect(sentence(page)).toHaveText('Find me');
    await expect(canonical).toHaveAttribute('href', own);
    await expect(robots).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(robots).toHaveAttribute('content', 'max-image-preview:large');
  });

  test('stays out of what a page remembers when its code does not arrive', async ({ page, silent }) => {
    silent.except.push(/Failed to load resource|net::ERR_FAILED/);
    await page.route('**/assets/browser-*.js', (route) => route.abort());
    await page.goto(say('Swordfish'));
    await page.mouse.move(5, 5);
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(/swordfish/i);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the given sentence stands there, and there is nothing to press that does nothing', async ({ page }) => {
    for (const path of ['/', say('Hello')]) {
      await page.goto(path);
      await expect(sentence(page)).toHaveText(home.hero.greeting);
      const hero = page.locator('main [data-scope="page-hero"]');
      for (const control of await hero.locator('button, input').all()) await expect(control).toBeHidden();
    }
  });
});
