/**
 * What a component takes for granted of an element, on every element of ours and on no other: what browsers, and a product's
 * page, make of headings, lists and buttons differs. A page that wants the same for its own elements imports `reset.css`.
 */
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { base } from './layer-names.css';
import { type } from './type';

/** The class that every style of ours brings along. */
export const OURS = 'hw';

const rule = (selector: string, style: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [base]: style } });
const ours = (tags: readonly string[], style: Record<string, unknown>) =>
  rule(tags.map((tag) => `${tag}.${OURS}`).join(), style);

rule(`.${OURS}, .${OURS}::before, .${OURS}::after`, { boxSizing: 'border-box' });
// Ours begins here: it is set in the theme's type and color. What stands in a line takes those of the line.
rule(`.${OURS}:not(.${OURS} *, a, span, bdi, svg)`, {
  color: vars.color.ink,
  fontFamily: vars.font.text,
  ...type.text,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  fontSynthesis: 'none',
});
ours('h1 h2 h3 h4 h5 h6 p figure blockquote dl dd ul ol fieldset'.split(' '), { margin: 0, padding: 0 });
ours(['ul', 'ol'], { listStyle: 'none' });
ours(['fieldset'], { border: 0, minInlineSize: 0 });
ours(['legend'], { padding: 0 });
ours(['button', 'input', 'select', 'textarea'], { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
ours(['img', 'svg'], { display: 'block', maxInlineSize: '100%' });
ours(['a'], { color: 'inherit' });
rule(`.${OURS}:focus-visible`, { outline: `2px solid ${vars.color.brand}`, outlineOffset: '3px' });
// A heading that receives focus after a route change is announced, not outlined: nobody tabbed to it.
rule(`h1.${OURS}:focus-visible`, { outline: 'none' });
rule(`.${OURS}[hidden]`, { display: 'none' });

// Pages of paper end between things, not within them.
const onPaper = (tags: readonly string[], style: Record<string, unknown>) => ours(tags, { '@media': { print: style } });
onPaper(['h1', 'h2', 'h3', 'h4', 'dt'], { breakAfter: 'avoid', breakInside: 'avoid' });
onPaper(['p', 'li', 'dd', 'blockquote'], { orphans: 3, widows: 3 });
onPaper(['figure', 'blockquote', 'tr', 'img', 'svg'], { breakInside: 'avoid' });
