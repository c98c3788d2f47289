import type { Page } from 'playwright';

/** Until the transitions that run have ended. During the one between two themes axe would measure intermediate colors. */
export const transitionsEnd = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
        .map(({ finished }) => finished),
    ),
  );
