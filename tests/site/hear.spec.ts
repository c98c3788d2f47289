import type { Page } from 'playwright/test';
import { expect, hold, hydrated, test, visit, waitForHydration } from './page';

/** A fake speech synthesizer that records what it is asked to speak, with its own timing: so many ms for each word. */
async function withVoice(page: Page, wordTime = 120) {
  await page.addInitScript((wordTime) => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    class Utterance {
      onstart?: () => void;
      onend?: () => void;
      onboundary?: (event: { name: string; charIndex: number }) => void;
      constructor(public text: string) {}
    }
    let stop = () => {};
    const speechSynthesis = {
      speaking: false,
      pending: false,
      speak(utterance: Utterance) {
        asked.push(utterance.text);
        const words = [...utterance.text.matchAll(/\S+/g)].map(({ index }) => index);
        utterance.onstart?.();
        const timer = setInterval(() => {
          const charIndex = words.shift();
          if (charIndex !== undefined) return utterance.onboundary?.({ name: 'word', charIndex });
          stop();
          utterance.onend?.();
        }, wordTime);
        stop = () => clearInterval(timer);
      },
      cancel: () => stop(),
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
  }, wordTime);
}
/** For a whole call. */
const QUICK = 40;
const asked = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'asked'));

/** Records everything that makes sound or stores data, from before the page's first script. */
async function noteSounds(page: Page) {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    Object.assign(window, { contexts });
    const Native = window.AudioContext;
    window.AudioContext = class extends Native {
      constructor() {
        super();
        contexts.push(this);
      }
    };
  });
}

const heroOf = (page: Page) => page.locator('main [data-scope="page-hero"]');
const play = (page: Page) => heroOf(page).getByRole('button', { name: 'Play', exact: true });
const words = (page: Page, state: string) => heroOf(page).locator(`[data-part="word"][data-state="${state}"]`);
const isSpeech = (url: string) => /\/assets\/(speech|greeting|hero-voice|your-greeting)-/.test(url);

for (const path of ['/', '/partnership'])
  test(`the hero of ${path} is a player: silent until a press (D36), highlights its words, and can be seeked by keyboard`, async ({
    page,
  }) => {
    await withVoice(page);
    await noteSounds(page);
    await visit(page, path);
    expect(await asked(page)).toEqual([]);
    await play(page).focus();
    await expect(heroOf(page).getByRole('slider')).toBeVisible();
    expect(await asked(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(words(page, 'lit')).toHaveCount(1);
    expect(await asked(page)).toHaveLength(1);
    await expect.poll(() => words(page, 'said').count()).toBeGreaterThan(2);
    await page.keyboard.press('Space');
    await expect(heroOf(page).getByRole('button', { name: 'Resume' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    const line = heroOf(page).getByRole('slider');
    await expect(line).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(line).toHaveAttribute('aria-valuenow', '1');
    await page.keyboard.press('End');
    await expect(heroOf(page).getByRole('button', { name: 'Play again' })).toBeVisible();
    expect(await asked(page)).toHaveLength(1);
    expect(await page.evaluate((): number => Reflect.get(window, 'contexts').length)).toBe(0);
  });

test('hums also where it is chosen before its code is here, by a press of no length', async ({ page }) => {
  const release = await hold(page, '**/assets/hero-voice-*.js');
  await page.goto('/partnership');
  await waitForHydration(page);
  const hum = heroOf(page).getByRole('radio', { name: 'Hum' });
  // As a switch or a screen reader presses: without moving there, down and up at once.
  await heroOf(page)
    .getByText('Hum')
    .evaluate((label: HTMLElement) => {
      label.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      label.click();
    });
  await expect(hum).toBeEnabled();
  release();
  await expect(hum).toBeChecked();
  await expect(heroOf(page).getByRole('slider')).toBeVisible();
  await expect(hum).toBeChecked();
});

for (const width of [390, 1440])
  test(`the hero does not move when the player replaces it, at ${width} px, and its code is not requested until then`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const code: string[] = [];
    page.on('request', (request) => isSpeech(request.url()) && code.push(request.url()));
    for (const path of ['/', '/partnership']) {
      code.length = 0;
      // Static phrases, so that nothing else changes.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(code).toEqual([]);
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main [data-scope="page-hero"] *')]
            .filter((one) => !one.closest('q') && one.checkVisibility() && one.getBoundingClientRect().width > 0)
            .map((one) => {
              const { x, y, width, height } = one.getBoundingClientRect();
              return `${one.getAttribute('data-part')} ${one.getAttribute('d') ?? ''} ${[x, y + scrollY, width, height].map(Math.round)}`;
            }),
        );
      const before = await places();
      await play(page).focus();
      await expect(heroOf(page).getByRole('slider')).toBeVisible();
      expect(code.length).toBeGreaterThan(0);
      expect(await places()).toEqual(before);
    }
  });

for (const [when, files] of [
  ['before any code has loaded', undefined],
  ['while the player’s code is loading', /\/assets\/(speech|hero-voice)-/],
] as const)
  test(`a press ${when} plays once, when the code arrives`, async ({ page }) => {
    await withVoice(page);
    const release = await hold(page, files);
    await page.goto('/partnership');
    if (files) await hydrated(page);
    await play(page).click();
    expect(await asked(page)).toEqual([]);
    // The page stays interactive, and the static drawing stays.
    await page.keyboard.press('Tab');
    await expect(heroOf(page).locator('[data-part="drawing"]')).toBeVisible();
    release();
    await expect(words(page, 'lit')).toHaveCount(1);
    expect(await asked(page)).toHaveLength(1);
  });

test('a call fills its record as it is played', async ({ page }) => {
  await withVoice(page);
  await visit(page, '/vertical-solutions/healthcare');
  const call = page.locator('main [data-scope="demo-player"][data-part="root"]');
  const detail = (text: string) => call.locator('[data-part="detail"]').filter({ hasText: text });
  await expect(detail('The night before')).toBeVisible();
  await expect(detail('With her son, by car')).toBeVisible();
  await call.hover();
  await expect(call.getByRole('slider')).toBeVisible();
  await call.getByRole('button', { name: 'Play the line at 00:20' }).click();
  await expect(detail('Red around the stitches')).toBeVisible();
  await expect(detail('The night before')).toBeHidden();
  await expect(call.locator('[data-part="term"]').filter({ hasText: 'Since' })).toBeVisible();
  await call.getByRole('button', { name: 'Play the line at 00:59' }).click();
  await expect(detail('The night before')).toBeVisible();
  await expect(detail('With her son, by car')).toBeVisible();
});

test('on a phone, Pause and the spoken line stay in the window while a call plays', async ({ page }) => {
  await withVoice(page, QUICK);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/vertical-solutions/healthcare');
  const call = page.locator('main [data-scope="demo-player"][data-part="root"]');
  await call.hover();
  await expect(call.getByRole('slider')).toBeVisible();
  await call.locator('[data-part="play-trigger"]').click();
  const row = call.locator('li[aria-current]');
  for (const at of [2, 4, 6]) {
    await expect(call.locator('li').nth(at)).toHaveAttribute('aria-current', 'true', { timeout: 20_000 });
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(call.getByRole('button', { name: 'Pause' })).toBeInViewport({ ratio: 1 });
  }
});

for (const path of ['/virtual-receptionist', '/media/blog/ai-ethics'])
  test(`at 400 % of zoom, most of the window is left for what is played on ${path} (WCAG 1.4.10)`, async ({ page }) => {
    await withVoice(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, path);
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^Play( Demo)?$/ })
      .last()
      .click();
    await expect(main.getByRole('button', { name: 'Pause' })).toBeVisible();
    const covered = await page.evaluate(() => {
      const isStuck = (element: Element | null): boolean =>
        element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isStuck(element.parentElement));
      const places = Array.from({ length: 64 }, (_, at) => document.elementFromPoint(innerWidth / 2, at * 4 + 2));
      return places.filter(isStuck).length / places.length;
    });
    expect(covered).toBeLessThan(0.5);
  });

test.describe('a visitor who is the caller', () => {
  /** The call of a page, hydrated, in which every line is spoken by a fake voice. */
  async function callOf(page: Page, path: string, wordTime?: number) {
    await withVoice(page, wordTime);
    await visit(page, path);
    const call = page.locator('main [data-scope="branching-call"]');
    await call.hover();
    await expect(call.getByRole('slider')).toBeVisible();
    return call;
  }

  test('answers otherwise, and the call books another slot', async ({ page }) => {
    const call = await callOf(page, '/bdr', QUICK);
    const slot = call.locator('[data-part="slot"][data-state="taken"]');
    await expect(slot).toContainText('Ms. Moreno');
    await call.getByRole('button', { name: 'Play the line at 00:17' }).click();
    await expect(slot).toHaveCount(0);
    const asked = call.getByRole('group', { name: 'You are the caller. What do you say?' });
    await asked.getByRole('button', { name: 'A person, please' }).click();
    await expect(call.locator('[data-part="transcript"]')).toContainText('Priya Nair calls · Wed 9:30');
    await expect(slot).toContainText('Call Ms. Moreno', { timeout: 20_000 });
    await expect(call.locator('[data-part="root"][data-state="finished"]')).toBeVisible({ timeout: 20_000 });
  });

  test('asks for a person with two presses from Home', async ({ page }) => {
    await withVoice(page);
    await visit(page, '/');
    await page.getByRole('link', { name: 'Be the caller in another call' }).click();
    const call = page.locator('main [data-scope="branching-call"]');
    await call
      .getByRole('group', { name: /^Be the caller/ })
      .getByRole('button', { name: 'A person, please' })
      .click();
    await expect(call.locator('li[aria-current]')).toContainText('You');
  });
});

test.describe('an article', () => {
  const article = '/media/blog/ai-ethics';
  const player = (page: Page) => page.getByRole('group', { name: 'Listen to this article' });
  const marked = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].join());

  test('can be listened to: each sentence is marked, and a press on the contents continues there', async ({ page }) => {
    await withVoice(page);
    await visit(page, article);
    expect(await asked(page)).toEqual([]);
    await player(page).getByRole('button', { name: 'Play', exact: true }).click();
    const first = 'A woman on a warehouse shift feels her phone buzz at 2:40 in the afternoon.';
    await expect.poll(() => asked(page)).toEqual(['Say It’s a Machine: A One-Page Ethics Policy for Voice AI', first]);
    expect(await marked(page)).toBe(first);

    const contents = page.getByRole('navigation', { name: 'In this article' });
    const chapter = contents.getByRole('link', { name: 'Check it six times a year' });
    await chapter.click();
    await expect.poll(async () => (await asked(page)).at(-1)).toBe('Check it six times a year');
    await expect(chapter).toHaveAttribute('aria-current', 'true');
    await expect(player(page)).toContainText('Check it six times a year');
    await player(page).getByRole('button', { name: 'Pause' }).click();
    const before = await asked(page);
    await expect(player(page).getByRole('button', { name: 'Resume' })).toBeFocused();
    await player(page).getByRole('button', { name: 'Resume' }).click();
    await expect.poll(async () => (await asked(page)).length).toBeGreaterThan(before.length);
  });

  test('is heard whole, and then begins again with its title', async ({ page }) => {
    await withVoice(page, 1);
    await visit(page, '/media/blog/ai-roi');
    const play = player(page).getByRole('button', { name: 'Play', exact: true });
    await play.click();
    await expect(play).toHaveCount(0);
    await expect(play).toBeVisible({ timeout: 25_000 });
    const spoken = (await asked(page)).join(' ');
    const blocks = page.locator('[data-scope="long-text"] [data-part="text"] :is(p, li, td)');
    for (const text of await blocks.and(page.locator(':not([data-scope="calculator"] *)')).allTextContents())
      expect(spoken).toContain(text.replace(/\s+/g, ' ').trim());
    expect(await marked(page)).toBe('');
  });
});
