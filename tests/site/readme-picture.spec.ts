import { readFile, writeFile } from 'node:fs/promises';
import { compare, readPicture } from '../pictures/compare';
import { browserArguments, browserPath, packedBrowserPath } from '../tools/browser';
import { expect, hold, test } from './page';

const FILE = '.github/home.png';
/** The browser of all pictures: others render letters differently. */
const packed = await packedBrowserPath();
/** Pixels that may differ. */
const TOLERANCE = packed ? 100 : 30_000;

test.use({ launchOptions: { executablePath: packed ?? (await browserPath()), args: browserArguments } });
test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'en-US' });

/** `ACCEPT_PICTURES=1 npx playwright test --project=site readme-picture` writes the picture anew. */
test('the README shows the home page of today, as it is before hydration', async ({ page }) => {
  // Nothing moves before the code arrives: no phrase changes.
  const release = await hold(page);
  await page.goto('/');
  await page.evaluate(async () => {
    await Promise.allSettled([...document.images].map((image) => image.loading === 'eager' && image.decode()));
    await document.fonts.ready;
  });
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  release();
  if (process.env.ACCEPT_PICTURES) await writeFile(FILE, shot);
  const { pixels } = await compare(await readPicture(await readFile(FILE)), await readPicture(shot));
  expect(
    pixels,
    'Look at the new picture: ACCEPT_PICTURES=1 npx playwright test --project=site readme-picture',
  ).toBeLessThanOrEqual(TOLERANCE);
});
