/** Runs axe in the story's own page, with its theme, width and state. */
import type { NodeResult, Result } from 'axe-core';
import { storyRules } from '../tools/wcag';

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

/** Runs the checks; a failure is a result, too. */
export async function check(): Promise<Checked> {
  const theme = document.documentElement.dataset.theme ?? 'light';
  const nothing = { violations: [], undecided: [], passed: 0, theme, width: innerWidth, failed: '' };
  try {
    // By path: Ladle's build resolves the package name to an empty module, because its own audit is switched off.
    await import('../node_modules/axe-core/axe.min.js');
    const { axe } = window as typeof window & { axe: typeof import('axe-core') };
    light('');
    const { violations, incomplete, passes } = await axe.run({ rules: storyRules(axe), iframes: false });
    const [wrong, undecided] = [violations.map(finding), incomplete.map(finding)];
    return { ...nothing, violations: wrong, undecided, passed: passes.length };
  } catch (error) {
    const cause = error instanceof Error ? error.message : 'its file did not load';
    return { ...nothing, failed: `axe could not run: ${cause}. Reload the page.` };
  }
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
