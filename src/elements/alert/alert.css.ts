import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = elementStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderInlineStart: '3px solid currentColor',
  backgroundColor: vars.color.paper,
  // It takes focus by script, to be read; nobody tabbed to it.
  selectors: { '&:focus': { outline: 'none' } },
});

/** In the page for screen readers only, and out of everybody's way. */
export const silent = elementStyle({ position: 'absolute' });

export const success = elementStyle({ color: vars.color.brand });

export const danger = elementStyle({ color: vars.color.danger });

export const text = elementStyle({
  ...type.text,
  position: 'relative',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.5,
  paddingBlock: '0.1875rem',
  paddingInlineStart: vars.space[5],
});

/** As tall as the first line, so that it stands in its middle. Its parent leaves it room. */
export const sign = elementStyle({ position: 'absolute', insetInlineStart: 0, blockSize: '1lh' });

export const dismiss = elementStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.875rem',
  blockSize: '1.875rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
