import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from 'playwright/test';

interface Meta {
  machine?: string;
  state?: string;
  viewport?: number;
  visuallyEquals?: string;
}

/** Every story of the built workbench. */
export const stories = Object.entries(readMeta()).map(([id, { meta, filePath }]) => ({ id, filePath, ...meta }));

function readMeta(): Record<string, { meta: Meta; filePath: string }> {
  try {
    return JSON.parse(readFileSync('dist-workbench/meta.json', 'utf8')).stories;
  } catch {
    throw new Error('There is no dist-workbench/meta.json to say what to audit. Run `npm run build:workbench` first.');
  }
}

/** Theme and width in which a story is rendered. */
export interface Conditions {
  theme?: 'light' | 'dark';
  rtl?: boolean;
  forcedColors?: boolean;
  width?: number;
  /** In percent. */
  textSize?: number;
}

/** A page that shows one story after the other and records console messages and CSP violations. */
export class StoryPage {
  readonly page: Page;
  /** Since the story was opened. */
  complaints: string[] = [];
  #story = '';
  #query: string;
  /** The media that the page emulates. */
  #media = '';

  /** `query`: further parameters of the workbench, such as `&at=0`. */
  constructor(page: Page, query = '') {
    this.page = page;
    this.#query = query;
    page.on('console', (message) => this.complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.complaints.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => this.complaints.push(`failed: ${request.url()}`));
  }

  /** Loads the page once, and then changes the story as Back and Forward do, which Ladle follows. */
  async #open(url: string) {
    if (!this.#story) await this.page.goto(url);
    else
      await this.page.evaluate((url) => {
        history.pushState(null, '', url);
        dispatchEvent(new PopStateEvent('popstate'));
        scrollTo(0, 0);
      }, url);
  }

  /** Shows the story under these conditions alone. Navigates only if another story was open. */
  async show(
    story: string,
    { theme = 'light', rtl = false, forcedColors = false, width = 1280, textSize = 100 }: Conditions = {},
  ) {
    const size = this.page.viewportSize();
    if (size?.width !== width || size.height !== 800) await this.page.setViewportSize({ width, height: 800 });
    const media = forcedColors ? 'active' : 'none';
    if (this.#media !== media) await this.page.emulateMedia({ forcedColors: media, reducedMotion: 'reduce' });
    this.#media = media;
    if (this.#story !== story) {
      this.complaints = [];
      await this.#open(`/workbench/?story=${story}&mode=preview${this.#query}`);
      // Waits for a real element inside the provider: Ladle can set its own attribute before a lazy story has rendered.
      await this.page.waitForFunction((story) => document.querySelector(`[data-story="${story}"] > *`), story);
      await this.page.evaluate(() => document.fonts.ready);
      this.#story = story;
      // The fallback of a failed picture is loaded only then (LazyFallbackImage).
      await this.page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('[data-state="loading"] > img')].every(
          ({ complete, naturalWidth }) => !complete || naturalWidth > 0,
        ),
      );
    }
    await this.page.evaluate(
      ([theme, direction, textSize]) => {
        const { dataset, style } = document.documentElement;
        dataset.theme = theme;
        document.documentElement.dir = direction;
        style.fontSize = textSize;
        // Color transitions between themes: axe would measure intermediate colors.
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      },
      [theme, rtl ? 'rtl' : 'ltr', `${textSize}%`] as const,
    );
  }
}

export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use, info) => {
      const context = await browser.newContext({ baseURL: info.project.use.baseURL as string });
      await use(new StoryPage(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
