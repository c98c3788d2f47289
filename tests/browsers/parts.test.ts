import { describe, expect, type Page, test } from './page';

test('the navbar over a page that is opened at its middle is solid in the first frame after hydration', async ({
  page,
}) => {
  await page.open('/eula#definitions');
  // No input: the page loads its code by itself. The observer is called before the frame is drawn.
  const state = await page.see(
    () =>
      new Promise<string | undefined>((seen) => {
        const root = document.querySelector('#root');
        const look = () => {
          if (root?.hasAttribute('data-hydrated')) seen(document.querySelector('header')?.dataset.state);
        };
        new MutationObserver(look).observe(root ?? document, { attributes: true });
        look();
      }),
  );
  expect(state).toBe('past');
});

describe('a carousel', () => {
  const shown = (page: Page) =>
    page.see(() => {
      const strip = document.querySelector('[aria-roledescription="carousel"] [role="group"]');
      return Math.round(((strip?.scrollLeft ?? 0) / (strip?.clientWidth ?? 1)) * 100) / 100;
    });
  const state = (page: Page) =>
    page.see(() => document.querySelector<HTMLElement>('[aria-roledescription="carousel"]')?.dataset.state);

  test('moves one slide with each press, and stays there', async ({ page }) => {
    await page.open('/virtual-receptionist');
    await page.hydrated();
    const last = await page.see(() => document.querySelectorAll('[aria-roledescription="slide"]').length - 1);
    expect(last).toBeGreaterThan(0);
    // To the last slide, and back to the first.
    for (let turn = 0; turn < 2 * last; turn++) {
      const forward = Math.floor(turn / last) % 2 === 0;
      await page.click('button', forward ? 'Next slide' : 'Previous slide');
      await expect.poll(() => state(page)).toBe('resting');
      await page.settled();
      const at = (turn % last) + 1;
      expect(await shown(page), `press ${turn + 1}`).toBe(forward ? at : last - at);
    }
  });

  test('moves two slides with two quick presses, and snaps when it rests', async ({ page }) => {
    await page.open('/virtual-receptionist');
    await page.hydrated();
    await page.click('button', 'Next slide');
    await page.click('button', 'Next slide');
    await expect.poll(() => state(page)).toBe('resting');
    await page.settled();
    expect(await shown(page)).toBe(2);
    const snap = () =>
      page.see(() => {
        const strip = document.querySelector('[aria-roledescription="carousel"] [role="group"]');
        return strip && getComputedStyle(strip).scrollSnapType;
      });
    await expect.poll(snap).toBe('x mandatory');
  });
});

describe('radio buttons styled as one segmented control', () => {
  /** The outlines of the labels of the group that has the focus. */
  const rings = (page: Page) =>
    page.see(() =>
      [...(document.activeElement?.closest('fieldset')?.querySelectorAll('label') ?? [])].map((label) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(label);
        return outlineStyle === 'none' ? '' : outlineWidth;
      }),
    );

  test('show a focus ring around the one that an arrow key chose', async ({ page }) => {
    await page.open('/pricing');
    await page.hydrated();
    await page.see(() => document.querySelector<HTMLElement>('footer a:last-of-type')?.focus());
    for (let tabs = 0; tabs < 40; tabs++) {
      if (await page.see(() => document.activeElement?.matches('footer [type=radio]'))) break;
      await page.press('Tab');
    }
    await expect.poll(() => rings(page)).toEqual(['2px', '', '']);
    await page.press('ArrowRight');
    await expect.poll(() => rings(page)).toEqual(['', '2px', '']);
    await page.press('ArrowRight');
    await expect.poll(() => rings(page)).toEqual(['', '', '2px']);
    await page.press('ArrowLeft');
    await page.press('ArrowLeft');
    await expect.poll(() => rings(page)).toEqual(['2px', '', '']);
  });
});

describe('the footer', () => {
  test('keeps the theme switch’s name on one line with it', async ({ page }) => {
    await page.resize(1440, 900);
    await page.open('/contact');
    await page.hydrated();
    const [name, bar] = await page.see(() => {
      const group = document.querySelector('footer fieldset');
      const text = document.createTreeWalker(group ?? document, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (text.nextNode()) {
        range.selectNodeContents(text.currentNode);
        if (text.currentNode.textContent === 'Theme' && range.getBoundingClientRect().width > 10) break;
      }
      return [range.getBoundingClientRect(), group?.querySelector('span:has(label)')?.getBoundingClientRect()].map(
        (box) => ({ top: box?.top ?? 0, bottom: box?.bottom ?? 0 }),
      );
    });
    expect(name?.top).toBeGreaterThan(bar?.top ?? 0);
    expect(name?.bottom).toBeLessThan(bar?.bottom ?? 0);
  });

  test('breaks the address only at the ends of its lines', async ({ page }) => {
    for (const width of [1440, 1100, 820, 460]) {
      await page.resize(width, 900);
      await page.open('/contact');
      const { lines, rows } = await page.see(() => {
        const address = document.querySelector('footer address');
        const range = document.createRange();
        range.selectNodeContents(address ?? document.body);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
        return { lines: (address?.querySelectorAll('br').length ?? 0) + 1, rows: new Set(tops).size };
      });
      expect(rows, `at ${width} px`).toBe(lines);
    }
  });
});
