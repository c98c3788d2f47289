import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';
import { type } from '../src/theme/type';

const line = `1px solid ${vars.color.line}`;

export const component = style({ display: 'grid', gap: vars.space[3], gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${component} + ${component}`, { marginBlockStart: vars.space[6] });
export const name = style([type.text, { fontWeight: 600 }]);
export const scroller = style({ overflow: 'auto', border: line });
export const table = style({ borderCollapse: 'collapse', minInlineSize: '100%' });
globalStyle(`${table} > * > tr > *`, {
  padding: vars.space[3],
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
  minInlineSize: '7rem',
});
// What is placed by the window stays in its cell.
globalStyle(`${table} > * > tr > td`, { position: 'relative', contain: 'layout' });
// A container of queries has no width of its own.
globalStyle(`${table} td *`, { containIntrinsicInlineSize: '18rem' });
globalStyle(`${table} > * > tr > th`, {
  fontSize: '0.875rem',
  lineHeight: 1.5,
  fontWeight: 400,
  color: vars.color.quiet,
  whiteSpace: 'nowrap',
});
