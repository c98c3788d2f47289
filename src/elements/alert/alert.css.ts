import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = elementStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderInlineStart: '3px solid currentColor',
  backgroundColor: vars.color.paper,
  // It takes focus by script, to be read; nobody tabbed to it.
  selectors: { '&:focus': { outline: 'none' } },
});

export const success = elementStyle({ color: vars.color.brand });

export const danger = elementStyle({ color: vars.color.danger });

export const text = elementStyle({
  ...type.text,
  display: 'flex',
  gap: vars.space[2],
  fontWeight: 600,
  selectors: {
    '&::before': { flex: 'none' },
    [`${success} &::before`]: { content: '"✓" / ""' },
    [`${danger} &::before`]: { content: '"⚠" / ""' },
  },
});

export const dismiss = elementStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
