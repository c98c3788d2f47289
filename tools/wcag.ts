import type axe from 'axe-core';

/** The tags of axe's rules for WCAG 2.2 A and AA. */
export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Turns on all of these rules: axe disables its experimental ones and target size by default. */
export const wcagRules = ({ getRules }: Pick<typeof axe, 'getRules'>): Record<string, { enabled: boolean }> =>
  Object.fromEntries(
    getRules(WCAG_TAGS)
      .filter(({ tags }) => !tags.includes('deprecated'))
      .map(({ ruleId }) => [ruleId, { enabled: true }]),
  );
