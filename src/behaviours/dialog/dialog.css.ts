import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { behaviourPartStyle, behaviourParts } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = behaviourPartStyle({
  inlineSize: `min(38rem, 100% - 2 * ${vars.space[4]})`,
  maxInlineSize: 'none',
  maxBlockSize: `calc(100dvb - 2 * ${vars.space[4]})`,
  // As the browser has it, and the reset of Tailwind has not.
  margin: 'auto',
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.raised,
  // Not that of the line or the row in which it is opened.
  textAlign: 'start',
  fontWeight: 400,
  textTransform: 'none',
  pointerEvents: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&::backdrop': { backgroundColor: vars.color.backdrop },
    // A class of the product that lays it out would show it.
    '&[data-absent]:not([open])': { display: 'none !important' },
    // React focuses what has `autoFocus` before the dialog is shown: only what is displayed takes the focus.
    '&[data-opening]:not([open])': { display: 'block' },
  },
  '@media': {
    // On paper, a fixed box is cut off at the end of the sheet.
    print: { position: 'absolute', insetBlock: '0 auto', maxBlockSize: 'none', overflow: 'visible' },
  },
});

/** In a corner over the page, which stays in use. */
export const beside = behaviourPartStyle({
  selectors: {
    '&:not(:modal)': {
      position: 'fixed',
      insetBlock: `auto ${vars.space[4]}`,
      insetInline: `auto ${vars.space[4]}`,
      margin: 0,
      // Over a `Navbar`.
      zIndex: 11,
    },
  },
});

// The page behind a modal dialog does not scroll or change its width, whatever its own styles say.
// Hidden by the element that the page's overflow comes from: otherwise the body would be a box of its own, and what is sticky in
// it would leave the window.
globalStyle(`:root:has(${root}:modal:not([data-body])), body:has(${root}:modal[data-body])`, {
  '@layer': { [behaviourParts]: { '@media': { screen: { overflow: 'hidden !important' } } } },
});
globalStyle(`:root:has(${root}:modal[data-gutter])`, {
  '@layer': { [behaviourParts]: { scrollbarGutter: 'stable' } },
});

/** Fills the dialog, so that a press whose target is the dialog itself is on its backdrop. */
export const body = behaviourPartStyle({
  display: 'grid',
  gap: vars.space[5],
  padding: `clamp(min(${vars.space[4]}, 5vw), 6%, ${vars.space[6]})`,
});

export const head = behaviourPartStyle({
  display: 'flex',
  // The button moves above the title only where the longest word leaves no room beside it.
  flexWrap: 'wrap-reverse',
  alignItems: 'start',
  justifyContent: 'end',
  gap: vars.space[4],
});

export const title = behaviourPartStyle({ ...type.head, flex: '1 1 0', maxInlineSize: '100%' });

export const close = behaviourPartStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  // Aligns the cross with the content's edge and the title's first line.
  marginBlock: '-0.5rem',
  marginInlineEnd: '-0.875rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  // As a part of the page, without scripts, it cannot be closed.
  selectors: { [`${root}:not([open]) &`]: { display: 'none' } },
});
