import { expect, test } from './page';

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

test('a carousel moves one slide with each press, two with two quick presses, and snaps when it rests', async ({
  page,
}) => {
  const shown = () =>
    page.see(() => {
      const strip = document.querySelector('[aria-roledescription="carousel"] [role="group"]');
      const snap = strip && getComputedStyle(strip).scrollSnapType;
      return { at: Math.round(((strip?.scrollLeft ?? 0) / (strip?.clientWidth ?? 1)) * 100) / 100, snap };
    });
  const rests = async () => {
    await expect
      .poll(() =>
        page.see(() => document.querySelector('[aria-roledescription="carousel"]')?.getAttribute('data-state')),
      )
      .toBe('resting');
    await page.settled();
  };
  const press = (name: string) => page.getByRole('button', { name }).click();
  await page.open('/virtual-receptionist');
  await page.hydrated();
  const last = await page.see(() => document.querySelectorAll('[aria-roledescription="slide"]').length - 1);
  expect(last).toBeGreaterThan(1);
  // To the last slide, and back to the first.
  for (let turn = 0; turn < 2 * last; turn++) {
    const forward = Math.floor(turn / last) % 2 === 0;
    await press(forward ? 'Next slide' : 'Previous slide');
    await rests();
    const at = (turn % last) + 1;
    expect((await shown()).at, `press ${turn + 1}`).toBe(forward ? at : last - at);
  }
  await press('Next slide');
  await press('Next slide');
  await rests();
  await expect.poll(shown).toEqual({ at: 2, snap: 'x mandatory' });
});

test('radio buttons styled as one segmented control show a focus ring around the one that an arrow key chose', async ({
  page,
}) => {
  /** The outlines of the labels of the group that has the focus. */
  const rings = () =>
    page.see(() =>
      [...(document.activeElement?.closest('fieldset')?.querySelectorAll('label') ?? [])].map((label) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(label);
        return outlineStyle === 'none' ? '' : outlineWidth;
      }),
    );

  await page.open('/pricing');
  await page.hydrated();
  await page.see(() => document.querySelector<HTMLElement>('footer a:last-of-type')?.focus());
  for (let tabs = 0; tabs < 40; tabs++) {
    if (await page.see(() => document.activeElement?.matches('footer [type=radio]'))) break;
    await page.press('Tab');
  }
  await expect.poll(rings).toEqual(['2px', '', '']);
  await page.press('ArrowRight');
  await expect.poll(rings).toEqual(['', '2px', '']);
  await page.press('ArrowRight');
  await expect.poll(rings).toEqual(['', '', '2px']);
  await page.press('ArrowLeft');
  await page.press('ArrowLeft');
  await expect.poll(rings).toEqual(['2px', '', '']);
});

test('the footer keeps the theme switch’s name on one line with it, and breaks the address only at the ends of its lines', async ({
  page,
}) => {
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
  for (const width of [1440, 1100, 820, 460]) {
    await page.resize(width, 900);
    await page.settled();
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
