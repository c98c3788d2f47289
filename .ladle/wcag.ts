import type axe from 'axe-core';

/** The tags of axe's rules that WCAG 2.2 A and AA need. */
export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Turns all of these rules on: axe leaves out those that it calls experimental, and the size of targets. */
export const wcagRules = ({ getRules }: Pick<typeof axe, 'getRules'>): Record<string, { enabled: boolean }> =>
  Object.fromEntries(
    getRules(WCAG_TAGS)
      .filter(({ tags }) => !tags.includes('deprecated'))
      .map(({ ruleId }) => [ruleId, { enabled: true }]),
  );
