/** `@halloway/ui/reset.css`, for pages that use the theme throughout: styles of the page itself and of its own elements. */
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { reset, site } from './layer-names.css';
import { systemPalette } from './palette';
import { type } from './type';

const rule = (selector: string, style: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [reset]: style } });

// The system's preference, unless the page sets a theme.
systemPalette(':root:not([data-theme])');

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', {
  colorScheme: 'light dark',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Fragments and restored focus stop below the bar.
  scrollPaddingBlockStart: '5.5rem',
  overflowWrap: 'break-word',
});
rule('body', {
  margin: 0,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  ...type.text,
  textRendering: 'geometricPrecision',
  WebkitFontSmoothing: 'antialiased',
  fontSynthesis: 'none',
});
rule('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset', { margin: 0, padding: 0 });
rule('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
rule('fieldset', { border: 0, minInlineSize: 0 });
rule('legend', { padding: 0 });
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
rule('img, svg, video', { display: 'block', maxInlineSize: '100%' });
rule('a', { color: 'inherit' });
rule(':focus-visible', { outline: `2px solid ${vars.color.brand}`, outlineOffset: '3px' });
// A heading focused by script after a route change is announced, without an outline: Tab does not reach it.
rule('h1:focus-visible', { outline: 'none' });
rule('[hidden]:not([hidden="until-found"])', { display: 'none' });
// No animations with reduced motion.
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@layer': { [reset]: { '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } } } },
});

// Printed pages break between items, not inside.
const onPaper = (selector: string, style: Record<string, unknown>) => rule(selector, { '@media': { print: style } });
onPaper('h1, h2, h3, h4, dt', { breakAfter: 'avoid', breakInside: 'avoid' });
onPaper('p, li, dd, blockquote', { orphans: 3, widows: 3 });
onPaper('figure, blockquote, tr, img, svg', { breakInside: 'avoid' });
onPaper(':root, [data-theme]', { colorScheme: 'light' });
// What a page marks as whole on paper: it is not broken where it fits on a page.
globalStyle('[data-print="whole"]', { '@layer': { [site]: { '@media': { print: { breakInside: 'avoid' } } } } });
// Elements that a page marks as not for paper. Components hide their own in their styles.
globalStyle('[data-print="none"]', { '@layer': { [site]: { '@media': { print: { display: 'none' } } } } });
