import { titleOf } from '../../site/app/head';
import { notFound, routes } from '../../site/routes';
import { expect, type Page, test } from './page';

const pages = [...routes, { ...notFound, path: '/no-such-page' }];

/** How far the page scrolls sideways, in CSS px. */
const sideways = (page: Page) =>
  page.see(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Pictures in the window that are not rendered, after those that are loading have finished. */
const broken = (page: Page) =>
  page.see(async () => {
    const isInView = (image: Element) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    const images = [...document.images].filter(isInView);
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ outerHTML }) => outerHTML);
  });

test.for(pages)(
  '$path loads and hydrates without a console message, and fits a desktop and a phone',
  async (route, { page }) => {
    await page.resize(1440, 900);
    await page.open(route.path);
    await page.hydrated();
    expect(await page.see(() => document.title)).toBe(titleOf(route));
    expect(await page.see(() => [...document.querySelectorAll('h1')].map(({ innerText }) => innerText.trim()))).toEqual(
      [expect.stringMatching(/./)],
    );
    for (const width of [1440, 390]) {
      await page.resize(width, 844);
      await expect.poll(() => page.see(() => innerWidth)).toBe(width);
      await page.settled();
      expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
      expect(await broken(page), `at ${width} px`).toEqual([]);
    }
    expect(await page.complaints()).toEqual([]);
  },
);
