import { test as base, expect } from 'playwright/test';
import { packedBrowserPath } from '../tools/browser';
import { StoryPage } from '../workbench/story-page';
import { compare, isSame, type Picture, readPicture } from './compare';
import { WINDOW_WIDTH } from './window-width';

export { expect };

/** A fixed time, so that pictures do not depend on the date. */
const NOW = new Date('2026-01-15T10:00:00Z');
/** A story that still changes after this many pictures has an animation of its own. */
const TRIES = 20;
/** What stays at the window's edge would cover a part of the page in a picture of the whole page. */
const AT_ITS_PLACE = '[data-scope="demo-player"] > * { position: static !important }';

export type Theme = 'light' | 'dark';

/** Takes pictures of stories at rest: time and animations are stopped, fonts and pictures are loaded. */
export class Photographer {
  #storyPage: StoryPage;

  constructor(storyPage: StoryPage) {
    this.#storyPage = storyPage;
  }

  /** The whole page at this width in px. If the first picture equals `expected`, no second one is taken. */
  async take(story: string, theme: Theme, width = WINDOW_WIDTH, expected?: Picture): Promise<Picture> {
    await this.#storyPage.show(story, { theme, width });
    await this.#storyPage.page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.allSettled([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
    });
    let last = await this.#shoot();
    for (let tries = 0; tries < TRIES; tries++) {
      if (expected && isSame(last, expected)) return last;
      const next = await this.#shoot();
      if (isSame(last, next) || (await compare(last, next)).pixels === 0) return next;
      last = next;
    }
    throw new Error(
      `${story} keeps moving: no two of ${TRIES} pictures look equal. Pin its state, or stop its animation.`,
    );
  }

  async #shoot(): Promise<Picture> {
    return readPicture(
      await this.#storyPage.page.screenshot({
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
        style: AT_ITS_PLACE,
      }),
    );
  }
}

export const test = base.extend<object, { photographer: Photographer }>({
  photographer: [
    async ({ browser }, use, info) => {
      if (!(await packedBrowserPath()))
        throw new Error(
          'Pictures are compared only on Linux x64, with the browser that `npm ci` installs. Use that platform or CI.',
        );
      const context = await browser.newContext({
        baseURL: info.project.use.baseURL as string,
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      // The machines' clock stays at its start.
      await use(new Photographer(new StoryPage(page, '&at=0')));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
