/** The states in which a reader puts a control, by their pseudo-classes. */
import { rulesOf } from './motion';

export const looks = [
  ['', 'Controls at rest'],
  ['hover', 'Hovered'],
  ['focus focus-visible', 'Focused'],
  ['hover active', 'Pressed'],
] as const;

const CONTROL = ':is(a[href], button, input, select, textarea, summary)';
const PSEUDO_CLASS = /:(hover|focus-visible|focus|active)(?![\w-])/g;

/** Gives the controls of the story, and for a pointer what contains them, the looks of pseudo-classes. */
export function force(look: string) {
  // Each rule for a pseudo-class matches forced elements, too.
  for (const rule of rulesOf(document)) {
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('data-forced')) continue;
    const selector = rule.selectorText.replace(PSEUDO_CLASS, ':is(:$1, [data-forced~="$1"])');
    if (selector !== rule.selectorText) rule.selectorText = selector;
  }
  const around = look.startsWith('hover') ? `, [data-story] :has(${CONTROL})` : '';
  for (const forced of document.querySelectorAll('[data-forced]')) forced.removeAttribute('data-forced');
  for (const control of look ? document.querySelectorAll<HTMLElement>(`[data-story] ${CONTROL}${around}`) : [])
    control.dataset.forced = look;
}
