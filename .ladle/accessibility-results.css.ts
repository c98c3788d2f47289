import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';

export const table = style({ borderCollapse: 'collapse', inlineSize: '100%', overflowWrap: 'anywhere' });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

globalStyle(`${table} tbody th`, { fontWeight: 400 });

globalStyle(`${table} thead th:not(:first-child)`, { inlineSize: '5rem', overflowWrap: 'normal' });
