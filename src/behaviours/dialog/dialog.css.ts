import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { behaviourPartStyle, behaviourParts } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = behaviourPartStyle({
  inlineSize: `min(38rem, 100% - 2 * ${vars.space[4]})`,
  maxInlineSize: 'none',
  maxBlockSize: `calc(100dvb - 2 * ${vars.space[4]})`,
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  overscrollBehavior: 'contain',
  selectors: {
    '&::backdrop': { backgroundColor: vars.color.backdrop },
  },
});

// The page behind it stays where it is, and as wide as it is.
globalStyle(`:root:has(${root}[open])`, {
  '@layer': { [behaviourParts]: { overflow: 'hidden', scrollbarGutter: 'stable' } },
});

/** Fills the dialog, so that a press on the dialog itself is one on what lies behind it. */
export const body = behaviourPartStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: `clamp(min(${vars.space[4]}, 5vw), 6%, ${vars.space[6]})`,
});

export const head = behaviourPartStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const title = behaviourPartStyle({ ...type.head });

export const close = behaviourPartStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  // The cross lines up with the content's edge and the title's first line.
  marginBlock: '-0.5rem',
  marginInlineEnd: '-0.875rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
