/** What `@halloway/ui/reset.css` is, for a page that is ours throughout: what the page itself and elements of its own look like. */
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { reset, site } from './layer-names.css';
import { systemPalette } from './palette';
import { type } from './type';

const rule = (selector: string, style: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [reset]: style } });

// The system decides, where the page does not.
systemPalette(':root:not([data-theme])');

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', {
  colorScheme: 'light dark',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Anchors and restored focus stop below the fixed bar.
  scrollPaddingBlockStart: '5.5rem',
  overflowWrap: 'break-word',
});
rule('body', {
  margin: 0,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  ...type.text,
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
// A heading that receives focus after a route change is announced, not outlined: nobody tabbed to it.
rule('h1:focus-visible', { outline: 'none' });
rule('[hidden]', { display: 'none' });
// Reduced motion reaches the same pages at once: nothing morphs, nothing fades.
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@layer': { [reset]: { '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } } } },
});

// Pages of paper end between things, not within them.
const onPaper = (selector: string, style: Record<string, unknown>) => rule(selector, { '@media': { print: style } });
onPaper('h1, h2, h3, h4, dt', { breakAfter: 'avoid', breakInside: 'avoid' });
onPaper('p, li, dd, blockquote', { orphans: 3, widows: 3 });
onPaper('figure, blockquote, tr, img, svg', { breakInside: 'avoid' });
onPaper(':root, [data-theme]', { colorScheme: 'light' });
// Whatever a page marks so. What of ours paper cannot do leaves by itself, each part in its own styles.
globalStyle('[data-print="none"]', { '@layer': { [site]: { '@media': { print: { display: 'none' } } } } } as never);
