import type { Page } from 'playwright/test';
import { contact } from '../../site/content/contact';
import { greeting } from '../../site/content/greeting';
import { home } from '../../site/content/home';
import { expect, hold, test, visit } from './page';

const editor = (page: Page) => page.locator('main [data-scope="greeting-editor"]').first();
const sentence = (page: Page) => editor(page).locator('q');
const field = (page: Page) => editor(page).getByRole('textbox', { name: 'Your greeting' });
const say = (text: string) => `/#say=${encodeURIComponent(text)}`;
/** The older form of links. */
const sayByQuery = (text: string) => `/?say=${encodeURIComponent(text)}`;

async function open(page: Page, path = '/') {
  await visit(page, path);
  await editor(page).getByRole('button', { name: 'Write your own greeting' }).focus();
  await expect(editor(page).getByRole('slider')).toBeVisible();
}

test.describe('the greeting editor', () => {
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const)
    test(`has its parts in the first screen of ${width}×${height}, and does not move when it is written`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const inFirstScreen = [
        page.getByRole('heading', { level: 1 }),
        sentence(page),
        editor(page).getByRole('textbox', { name: 'Your company’s name' }),
        editor(page).getByRole('button', { name: 'Play', exact: true }),
        editor(page).getByRole('group', { name: 'Sound' }),
        page.getByRole('link', { name: home.hero.action.label }),
      ];
      for (const part of inFirstScreen) await expect(part).toBeInViewport({ ratio: 1 });
      const call = await page.locator('main [data-scope="call-story"]').boundingBox();
      expect(call?.y).toBeLessThan(2 * height);

      // Static phrases, so that nothing else changes.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      const foot = editor(page).locator('[data-part="foot"]').last();
      const top = () => foot.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
      const before = await top();
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      expect(await top()).toBe(before);
    });

  test('draws the whole line while it is written', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type(
      'I am the robot at Acme. Bread is out at seven, and yes, we still have rye. Which loaf shall I keep for you today, or tomorrow?',
    );
    const inside = await editor(page)
      .locator('[data-part="track"]')
      .evaluate((track) => {
        const { left, right } = track.getBoundingClientRect();
        return [...track.querySelectorAll('use')].every((line) => {
          const drawn = line.getBoundingClientRect();
          return drawn.left >= left && drawn.right <= right;
        });
      });
    expect(inside).toBe(true);
  });

  test('creates a link that opens with the greeting, which it passes to the contact form, and leaves that address as it was', async ({
    page,
    context,
    baseURL,
  }) => {
    const text = 'Bonjour & salut, 100 % IA?';
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await editor(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(editor(page).getByText('The link is copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL}${say(text)}`);
    const use = editor(page).getByRole('link', { name: greeting.use.label });
    const message = page.getByRole('textbox', { name: 'Message' });
    for (const opened of [false, true]) {
      if (opened) {
        await page.goto(link);
        await expect(sentence(page)).toHaveText(text);
        await expect(editor(page).getByText(greeting.sent)).toBeVisible();
      }
      await use.click();
      await expect(page).toHaveURL(/\/contact\?subject=own-greeting$/);
      await expect(page.getByLabel('Subject')).toHaveValue(contact.prefill.subject['own-greeting'] ?? '');
      await expect(message).toHaveValue(contact.ownGreeting.message(text));
      // The visitor's own drawing is beside the form.
      const own = page.getByRole('group', { name: contact.ownGreeting.label });
      await expect(own.locator('[data-part="quote"]')).toHaveText(text);
    }
    await page.goBack();
    await expect(editor(page)).toBeVisible();
    await page.goForward();
    await expect(message).toHaveValue('');
  });

  test('passes the greeting when the browser follows the link itself, before its code is here', async ({ page }) => {
    await hold(page, '**/assets/your-greeting-*.js');
    await page.goto('/');
    await editor(page).getByRole('link', { name: greeting.use.label }).click();
    await expect(page).toHaveURL(/\/contact\?subject=own-greeting$/);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      contact.ownGreeting.message(home.hero.greeting),
    );
  });

  test('ignores a greeting in the contact form’s address that the editor could not have made (D37)', async ({
    page,
  }) => {
    await visit(page, `/contact?subject=own-greeting${say('a'.repeat(141)).slice(1)}`);
    await expect(page.getByLabel('Subject')).toHaveValue(contact.prefill.subject['own-greeting'] ?? '');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });
});

test.describe('a greeting in the address (D37)', () => {
  test('is shown as text, whatever it contains', async ({ page }) => {
    page.on('dialog', () => expect('a dialog').toBe('none'));
    const before = await (await page.request.get('/')).text();
    const title = /<title>(.*?)<\/title>/.exec(before)?.[1];
    for (const text of [
      '<img src=x onerror=alert(1)>',
      '"><script>document.title="mine"</script>',
      '</textarea><svg onload=alert(1)>',
      '{{constructor.constructor("alert(1)")()}} javascript:alert(1)',
      'Say &lt;b&gt; and %3Cb%3E',
    ]) {
      // Another fragment alone would load nothing.
      await page.goto('about:blank');
      await page.goto(say(text));
      await expect(sentence(page)).toHaveText(text);
      expect(await editor(page).locator('img, script, [onload], [onerror]').count()).toBe(0);
      expect(await page.title()).toBe(title);
      await editor(page).getByRole('button', { name: 'Write your own greeting' }).click();
      await expect(field(page)).toHaveValue(text);
    }
  });

  test('is shown without scrolling when only the fragment changes, and Back restores the first one', async ({
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

  test('is never stored, and no request contains it', async ({ page, context }) => {
    const secret = 'Swordfish is the word';
    const carried: string[] = [];
    page.on('request', (request) => {
      // Requests contain no fragment.
      const sent = request.url().replace(/#.*/, '');
      const all = `${sent} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
      if (/swordfish/i.test(all)) carried.push(request.url());
    });
    await page.goto(say(secret));
    await expect(sentence(page)).toHaveText(secret);
    await editor(page).getByRole('radio', { name: 'Off' }).check();
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

  test('is read from an address that changes just before the router listens', async ({ page }) => {
    await page.addInitScript((link) => {
      const listen = window.addEventListener;
      window.addEventListener = (...[name, ...rest]: Parameters<typeof listen>) => {
        // React Router numbers the entry when it reads the address, and listens once the page is hydrated.
        if (name === 'popstate' && history.state && 'idx' in history.state) {
          window.addEventListener = listen;
          history.pushState(null, '', link);
          dispatchEvent(new PopStateEvent('popstate'));
        }
        listen.call(window, name, ...rest);
      };
    }, say('Find me'));
    await page.goto('/');
    await expect(sentence(page)).toHaveText('Find me');
  });

  test('is never indexed: the canonical link is the page’s own, and server and page send noindex', async ({
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

  test('is not kept in the history state when its code fails to load', async ({ page, silent }) => {
    silent.except.push(/Failed to load resource|net::ERR_FAILED/);
    await page.route('**/assets/main-*.js', (route) => route.abort());
    await page.goto(say('Swordfish'));
    await page.mouse.move(5, 5);
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(/swordfish/i);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the default sentence is shown, without a button that would do nothing', async ({ page }) => {
    for (const path of ['/', say('Hello')]) {
      await page.goto(path);
      await expect(sentence(page)).toHaveText(home.hero.greeting);
      const hero = page.locator('main [data-scope="page-hero"]');
      for (const control of await hero.locator('button, input').all()) await expect(control).toBeHidden();
    }
  });
});
