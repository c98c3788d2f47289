import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = elementStyle({
  display: 'flex',
  // With large text the dismiss button moves below.
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `min(${vars.space[3]}, 3.75vw)`,
  paddingBlock: vars.space[2],
  paddingInline: `min(${vars.space[4]}, 5vw)`,
  borderInlineStart: '3px solid currentColor',
  backgroundColor: vars.color.paper,
  // Focused only by script, to be read, so it has no outline.
  selectors: { '&:focus': { outline: 'none' } },
});

/** Rendered for screen readers only, without affecting the layout. */
export const silent = elementStyle({ position: 'absolute' });

/** Empty text takes no space. */
export const quiet = elementStyle({});

export const success = elementStyle({ color: vars.color.brand });

export const danger = elementStyle({ color: vars.color.danger });

export const text = elementStyle({
  ...type.text,
  position: 'relative',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.5,
  paddingBlock: '0.1875rem',
  flex: '1 1 10rem',
  minInlineSize: 0,
  // The sign has a fixed size.
  paddingInlineStart: 'calc(1rem / 2 + 16px)',
});

/** As tall as the first line, to center on it. Its parent reserves the space. */
export const sign = elementStyle({ position: 'absolute', insetInlineStart: 0, blockSize: '1lh' });

export const dismiss = elementStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  marginInlineStart: 'auto',
  inlineSize: 'min(1.875rem, 9.375vw)',
  blockSize: 'min(1.875rem, 9.375vw)',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
