import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { wcagRules } from '../../.ladle/wcag';

const asPublished = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// In forced colors Chromium reports the author's value of this property, and paints the system's, which `color` has.
export const axeSource = asPublished.replace(/\w+\.getPropertyValue\("-webkit-text-fill-color"\)\|\|/, '');
if (axeSource === asPublished)
  throw new Error('axe-core no longer reads -webkit-text-fill-color. Delete its patch in tests/tools/axe.ts.');

/** Every rule of WCAG 2.2 A and AA, including those that axe does not run by default. */
const wholePageRules = wcagRules(axe);

/** Without the rules about whole pages, which do not apply to a story. */
const storyRules = {
  ...wholePageRules,
  ...Object.fromEntries(
    ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'].map((rule) => [rule, { enabled: false }]),
  ),
};

interface Findings {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[];
  passes: unknown[];
}

interface Looking {
  wholePage?: boolean;
  /** The conditions, for the message of the error. */
  when?: string;
  /** Called with the number of violations, before the test fails. */
  tell?: (found: number) => void;
}

/** Fails with all violations, and when no rule applied to any element. */
export async function expectAccessible(page: Page, { wholePage = true, when = '', tell }: Looking = {}) {
  // Once per page: loading axe takes most of the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations, passes } = await page.evaluate(
    async (rules) => {
      const axe: { run: (options: object) => Promise<Findings> } = Reflect.get(window, 'axe');
      return axe.run({ rules, iframes: false, resultTypes: ['violations'] });
    },
    wholePage ? wholePageRules : storyRules,
  );
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  tell?.(findings.length);
  expect(findings, when).toEqual([]);
  expect(passes.length, 'the number of rules that axe applied').toBeGreaterThan(wholePage ? 5 : 0);
}
