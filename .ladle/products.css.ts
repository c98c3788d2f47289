import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';
import { type } from '../src/theme/type';

const line = `1px solid ${vars.color.line}`;

export const root = style({ display: 'grid', gap: vars.space[7], gridTemplateColumns: 'minmax(0, 1fr)' });

export const title = style([type.title]);

export const words = style([type.text, { color: vars.color.quiet, maxInlineSize: vars.width.measure }]);

export const example = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.ink}`,
});

export const name = style([type.head]);

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

/** Lines wrap between words; a word wider than the window is reached by scrolling. */
export const code = style([
  type.small,
  {
    fontFamily: 'ui-monospace, monospace',
    direction: 'ltr',
    padding: vars.space[4],
    border: line,
    backgroundColor: vars.color.raised,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'normal',
    overflowX: 'auto',
  },
]);

globalStyle(`${code} > pre`, { font: 'inherit', whiteSpace: 'inherit' });
