import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from 'playwright/test';

interface Meta {
  machine?: string;
  state?: string;
}

/** Every story of the built workbench. */
export const stories = Object.entries(readMeta()).map(([id, { meta }]) => ({ id, ...meta }));

function readMeta(): Record<string, { meta: Meta }> {
  try {
    return JSON.parse(readFileSync('dist-workbench/meta.json', 'utf8')).stories;
  } catch {
    throw new Error('There is no dist-workbench/meta.json to say what to audit. Run `npm run build:workbench` first.');
  }
}

/** In what light, and how wide, a story is looked at. */
export interface Conditions {
  theme?: 'light' | 'dark';
  rtl?: boolean;
  forcedColors?: boolean;
  width?: number;
}

/** A page on which one story after the other is shown. What it says in its console, and what its policy refuses, is kept. */
export class Stage {
  readonly page: Page;
  /** Since the story was opened. */
  complaints: string[] = [];
  #story = '';

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => this.complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.complaints.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => this.complaints.push(`failed: ${request.url()}`));
  }

  /** Shows the story under these conditions and no others. Opens it only if another was open. */
  async show(story: string, { theme = 'light', rtl = false, forcedColors = false, width = 1280 }: Conditions = {}) {
    await this.page.setViewportSize({ width, height: 800 });
    await this.page.emulateMedia({ forcedColors: forcedColors ? 'active' : 'none', reducedMotion: 'reduce' });
    if (this.#story !== story) {
      this.#story = story;
      this.complaints = [];
      await this.page.goto(`/workbench/?story=${story}&mode=preview`);
      // A real element inside the provider: Ladle's own mark can be set before a lazy story has rendered.
      await this.page.locator(`[data-story="${story}"] > *`).first().waitFor({ state: 'attached' });
      await this.page.evaluate(() => document.fonts.ready);
    }
    await this.page.evaluate(
      ([name, direction]) => {
        document.documentElement.dataset.theme = name;
        document.documentElement.dir = direction;
      },
      [theme, rtl ? 'rtl' : 'ltr'] as const,
    );
    // Colors on their way from one theme to the other are nobody's colors.
    await this.page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map(({ finished }) => finished),
      ),
    );
  }
}

/** Rules about whole pages, which a story alone is not. */
const aboutPages = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'];

const require = createRequire(import.meta.url);
const axeSource = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Findings {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[];
  passes: unknown[];
}

/**
 * Fails with every finding, and when there was nothing to judge. What `@axe-core/playwright` does, except that axe is
 * loaded once per page and not once per question, which is most of its time.
 */
export async function expectAccessible(page: Page, { wholePage = false } = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations, passes } = await page.evaluate(
    async (off) => {
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
      const { axe } = window as unknown as { axe: { run: (options: object) => Promise<Findings> } };
      return axe.run({ rules, iframes: false, resultTypes: ['violations'] });
    },
    wholePage ? [] : aboutPages,
  );
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(findings).toEqual([]);
  expect(passes.length, 'axe had nothing to judge').toBeGreaterThan(0);
}

/** What reaches past the edge of the window, so that the page scrolls sideways. */
export const reachesOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const guilty = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [
      `${scrollWidth} px in ${clientWidth} px`,
      ...guilty.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, info) => {
      const context = await browser.newContext({ baseURL: info.project.use.baseURL as string });
      await use(new Stage(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
