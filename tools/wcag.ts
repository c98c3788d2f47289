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

/** The same without those about whole pages: a story is only a part of one. */
export const storyRules = (axe: Parameters<typeof wcagRules>[0]): ReturnType<typeof wcagRules> => ({
  ...wcagRules(axe),
  ...Object.fromEntries(
    ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'].map((rule) => [rule, { enabled: false }]),
  ),
});
