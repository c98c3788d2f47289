/** Runs axe in the story's own page, with its theme, width and state. */
import type { AxeResults, NodeResult, Result } from 'axe-core';
// Imported by path: Ladle's build resolves the package name to an empty module, because its own audit is switched off.
import axeFile from '../node_modules/axe-core/axe.min.js?url';
import { wcagRules } from '../tools/wcag';

export interface Finding {
  rule: string;
  help: string;
  helpUrl: string;
  impact: string;
  elements: { selector: string; name: string; why: string }[];
}

export interface Checked {
  /** What is wrong. */
  violations: Finding[];
  /** What axe could not decide. */
  undecided: Finding[];
  passed: number;
  /** The theme in which the story was checked. */
  theme: string;
  width: number;
  /** Why no check could run; empty if one did. */
  failed: string;
}

/** Rules about whole pages; a story is only a part of one. */
const aboutPages = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'];

/** Runs the checks; a failure is a result, too. */
export async function check(): Promise<Checked> {
  const theme = document.documentElement.dataset.theme ?? 'light';
  const nothing = { violations: [], undecided: [], passed: 0, theme, width: innerWidth, failed: '' };
  try {
    const axe = await loadAxe();
    light('');
    const off = Object.fromEntries(aboutPages.map((rule) => [rule, { enabled: false }]));
    const rules = { ...wcagRules(axe), ...off };
    const { violations, incomplete, passes }: AxeResults = await axe.run({ rules, iframes: false });
    const [wrong, undecided] = [violations.map(finding), incomplete.map(finding)];
    return { ...nothing, violations: wrong, undecided, passed: passes.length };
  } catch (error) {
    const cause = error instanceof Error ? error.message : 'its file did not load';
    return { ...nothing, failed: `axe could not run: ${cause}. Reload the page.` };
  }
}

/**
 * The published bundle, as text: it installs itself as a global. Loaded on demand, because it is larger than the rest of the
 * page.
 */
async function loadAxe(): Promise<typeof import('axe-core')> {
  const page = window as typeof window & { axe?: typeof import('axe-core') };
  if (page.axe) return page.axe;
  const script = document.createElement('script');
  script.src = axeFile;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  if (!page.axe)
    throw new Error('axe-core was loaded but did not define `window.axe`. Check how its current version exports it.');
  return page.axe;
}

const finding = ({ id, help, helpUrl, impact, nodes }: Result): Finding => ({
  rule: id,
  help,
  helpUrl,
  impact: impact ?? '',
  elements: nodes.map((node) => ({ selector: node.target.join(' '), name: nameOf(node), why: why(node) })),
});

/** `button “Send”`: classes are generated, and say nothing to a reader. */
function nameOf({ target }: NodeResult): string {
  const element = document.querySelector(target.join(' '));
  const label = element && 'labels' in element && (element as HTMLInputElement).labels?.[0]?.textContent;
  const text = (label || element?.ariaLabel || element?.textContent || element?.getAttribute('data-part') || '').trim();
  return `${element?.localName ?? 'element'}${text && ` “${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`}`;
}

const why = ({ any, all, none }: NodeResult) =>
  [...any, ...all, ...none]
    .map(({ message }) =>
      message.startsWith('Axe encountered an error') ? 'axe could not run this rule here; a person has to.' : message,
    )
    .join(' ');

/** Outlines the element that a selector matches and removes the previous outline. */
export function light(selector: string) {
  document.querySelector('[data-lit]')?.removeAttribute('data-lit');
  const element = selector && document.querySelector(selector);
  if (!element) return;
  element.setAttribute('data-lit', '');
  element.scrollIntoView({ block: 'center' });
}
