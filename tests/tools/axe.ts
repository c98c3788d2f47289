import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import axe, { type AxeResults, type Result, type RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { storyRules as storyRulesOf, wcagRules } from '../../tools/wcag';
import { transitionsEnd } from './transitions';

const asPublished = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// In forced colors Chromium reports the author's value of this property, and paints the system's, which `color` has.
export const axeSource = asPublished.replace(/\w+\.getPropertyValue\("-webkit-text-fill-color"\)\|\|/, '');
if (axeSource === asPublished)
  throw new Error('axe-core no longer reads -webkit-text-fill-color. Delete its patch in tests/tools/axe.ts.');

/** Every rule of WCAG 2.2 A and AA, including those that axe does not run by default. */
const wholePageRules = wcagRules(axe);

/** Without the rules about whole pages, which do not apply to a story. */
export const storyRules = storyRulesOf(axe);

/** The rules whose result depends on colors. The others read what is the same in every theme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** `within`: the selector of a part of the page. */
export async function runAxe(page: Page, options: RunOptions, within?: string): Promise<AxeResults> {
  // Once per document: to load axe takes most of the time.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, axeSource: isLoaded ? ';' : axeSource });
  // Without a second page and without frames, of which we have none to check. Names one element of each rule that holds.
  builder.setLegacyMode().options({ ...options, iframes: false, resultTypes: ['violations'] });
  return (within ? builder.include(within) : builder).analyze();
}

/** A line for each element. */
export const describeViolation = ({ id, help, nodes }: Result) =>
  nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`);

interface Expected {
  /** Whether rules about whole pages apply. */
  wholePage?: boolean;
  /** The conditions, for the error's message. */
  when?: string;
  /** These rules alone: the others hold already, and no condition of theirs has changed. */
  only?: readonly string[];
  /** All rules but these. */
  except?: readonly string[];
  /** The selector of a part of the page: the rest has not changed. */
  within?: string;
}

/** Fails with all violations, and when no rule applied to any element. */
export async function expectAccessible(
  page: Page,
  { wholePage = true, when = '', only, except = [], within }: Expected = {},
) {
  await transitionsEnd(page);
  const rules = {
    ...(wholePage ? wholePageRules : storyRules),
    ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  };
  const { violations, passes } = await runAxe(page, only ? { runOnly: [...only] } : { rules }, within);
  expect(violations.flatMap(describeViolation), when).toEqual([]);
  expect(passes.length, 'the number of rules that axe applied').toBeGreaterThan(wholePage && !only && !within ? 5 : 0);
}
