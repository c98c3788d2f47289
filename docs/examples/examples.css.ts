import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css';
import { type } from '../../src/theme/type';

export const words = style([type.text, { color: vars.color.quiet, maxInlineSize: vars.width.measure }]);

/** The live example and, beside it, its source. */
export const pair = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const live = style({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

/** The product's own button. */
globalStyle(`${live} > button`, {
  justifySelf: 'start',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.ink}`,
  borderRadius: '2rem',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  cursor: 'pointer',
});
