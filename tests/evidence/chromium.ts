/** A behaviour's page in Playwright's Chromium. */
import type { Browser, Page } from 'playwright/test';
import { userWith } from './touch';
import { addressOf, FILES, type WalkPage } from './walk';

/** React's message about its developer tools. */
const INVITATION = /Download the React DevTools/;

export interface Setting {
  browser: Browser;
  baseURL: string;
  name: string;
  width: number;
}

/** `listens`: says what has the focus after each step. */
export async function openWalkPage(
  { browser, baseURL, name, width }: Setting,
  { hasTouch = false, listens = false },
): Promise<WalkPage> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, hasTouch, isMobile: false });
  await context.route('**/walks/**', (route) =>
    route.fulfill({ path: `${FILES}${new URL(route.request().url()).pathname.replace('/walks', '')}` }),
  );
  await context.route('**/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const page = await context.newPage();
  let complaints: string[] = [];
  page.on(
    'console',
    (message) => !INVITATION.test(message.text()) && complaints.push(`${message.type()}: ${message.text()}`),
  );
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return {
    page,
    userWith: (ability) => userWith(ability, page),
    open: async () => {
      complaints = [];
      await page.goto('about:blank');
      await page.goto(`${baseURL}${addressOf(name)}`);
      await page.locator('#root [data-state]').first().waitFor({ state: 'attached', timeout: 30_000 });
    },
    complaints: async () => complaints.splice(0),
    ...(listens && { focused: () => focused(page) }),
    close: () => context.close(),
  };
}

async function focused(page: Page): Promise<string[]> {
  const { hasFocus, summary } = await page.evaluate(() => {
    const element = document.activeElement;
    // Browsers expose whether a summary is expanded; Playwright's snapshot does not.
    const isSummary = element instanceof HTMLElement && element.matches('summary');
    const state = element?.closest('details')?.open ? 'expanded' : 'collapsed';
    return {
      hasFocus: element !== null && element !== document.body,
      summary: isSummary ? `summary "${element.innerText}" [${state}]` : '',
    };
  });
  if (!hasFocus) return [];
  const snapshot = summary || (await page.locator(':focus').ariaSnapshot());
  const [first = ''] = snapshot.replace(/^- /, '').split('\n');
  return [`focus: ${first.replace(/:$/, '')}`];
}
