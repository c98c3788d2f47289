/**
 * Base styles for the elements of components only, because browsers' and products' styles of headings, lists and buttons
 * differ. For a page's own elements, import `reset.css`.
 */
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { base } from './layer-names.css';
import { type } from './type';

/** The class that every component style includes. */
export const OURS = 'hw';

const rule = (selector: string, style: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [base]: style } });
const ours = (tags: readonly string[], style: Record<string, unknown>) =>
  rule(tags.map((tag) => `${tag}.${OURS}`).join(), style);

rule(`.${OURS}, .${OURS}::before, .${OURS}::after`, { boxSizing: 'border-box' });
// The columns of a grid that names none: as wide as the grid, also with a word that is longer than it.
rule(`.${OURS}`, { gridTemplateColumns: 'minmax(0, 1fr)' });
rule(`.${OURS}:not(.${OURS} *)`, { overflowWrap: 'break-word' });
// Sets the theme's type and color on each component; inline elements inherit those of the line, and a dialog not those around it.
rule(`.${OURS}:not(.${OURS} *, a, span, bdi, svg), dialog.${OURS}`, {
  color: vars.color.ink,
  fontFamily: vars.font.text,
  ...type.text,
  // Chromium on Linux rounds each letter to whole pixels otherwise, and the spaces between words close.
  textRendering: 'geometricPrecision',
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
// A heading focused by script after a route change is announced, without an outline: Tab does not reach it.
rule(`h1.${OURS}:focus-visible`, { outline: 'none' });
// The browser's search finds words only in what has a box.
rule(`.${OURS}[hidden]:not([hidden="until-found"])`, { display: 'none !important' });

// Printed pages break between items, not inside.
const onPaper = (tags: readonly string[], style: Record<string, unknown>) => ours(tags, { '@media': { print: style } });
onPaper(['h1', 'h2', 'h3', 'h4', 'dt'], { breakAfter: 'avoid', breakInside: 'avoid' });
onPaper(['p', 'li', 'dd', 'blockquote'], { orphans: 3, widows: 3 });
onPaper(['figure', 'blockquote', 'tr', 'img', 'svg'], { breakInside: 'avoid' });
