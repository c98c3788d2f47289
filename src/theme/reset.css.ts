import './layers.css';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { reset } from './layers.css';
import { type } from './type';

const rule = (selector: string, style: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [reset]: style } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', {
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
// A shared part whose other end is out of sight leaves at once: it has nowhere to go.
globalStyle('::view-transition-old(.hw-shared):only-child', { '@layer': { [reset]: { display: 'none' } } });
// Reduced motion reaches the same pages at once: nothing morphs, nothing fades.
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@layer': { [reset]: { '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } } } },
});
