import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = elementStyle({ display: 'grid', gap: vars.space[1], alignContent: 'start', minInlineSize: 0 });

export const head = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  alignItems: 'baseline',
});

export const label = elementStyle({ ...type.small, fontWeight: 600 });

export const hint = elementStyle({ ...type.small, color: vars.color.quiet });

export const control = elementStyle({
  inlineSize: '100%',
  minBlockSize: '2.875rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.quiet}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontSize: '1rem',
  lineHeight: 1.5,
  selectors: {
    '&:focus-visible': { outlineOffset: '0' },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled, &:read-only:not(select)': { color: vars.color.quiet },
    'textarea&': { minBlockSize: '9rem', resize: 'vertical' },
  },
});

export const error = elementStyle({
  ...type.small,
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.danger,
  // The sign beside the words, so that the error is not told by color alone.
  selectors: { '&::before': { content: '"⚠" / ""', flex: 'none' } },
});
