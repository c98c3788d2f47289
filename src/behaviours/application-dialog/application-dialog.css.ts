import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = behaviourStyle({
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
    // The page steps back: shaded where it is light, dimmed where it is dark already.
    '&::backdrop': {
      backgroundColor: `light-dark(color-mix(in oklab, ${vars.color.ink} 35%, transparent), color-mix(in oklab, ${vars.color.paper} 80%, transparent))`,
    },
  },
});

/** Fills the dialog, so that a press on the dialog itself is one on what lies behind it. */
export const form = behaviourStyle({
  display: 'grid',
  gap: vars.space[5],
  padding: `clamp(${vars.space[4]}, 6%, ${vars.space[6]})`,
});

export const head = behaviourStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const title = behaviourStyle({ ...type.head });

export const close = behaviourStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  // The cross lines up with the fields' edge and the title's first line.
  marginBlock: '-0.5rem',
  marginInlineEnd: '-0.875rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

/** The whole box is the file input, which lies over it unseen; a file can be dropped on it too. */
export const file = behaviourStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: '2.875rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px dashed ${vars.color.quiet}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.paper,
  fontSize: '1rem',
  lineHeight: 1.5,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.brand}` },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
    '&:has(:disabled)': { borderColor: vars.color.quiet, color: vars.color.quiet },
  },
});

export const fileInput = behaviourStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const fileName = behaviourStyle({ fontWeight: 600, overflowWrap: 'anywhere' });

export const fileChoice = behaviourStyle({ textDecorationLine: 'underline', textUnderlineOffset: '0.3em' });

/** Lower than a message's, so that the whole dialog fits a phone. */
export const description = behaviourStyle({ minBlockSize: '5.5rem' });
