import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';
import { type } from '../src/theme/type';
import { link } from './workbench.css';

const grid = (least: string) => ({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
  listStyle: 'none',
});
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style({ ...column, gap: vars.space[7] });
export const intro = style({ ...column, gap: vars.space[3], maxInlineSize: '42rem' });
export const title = style([type.title]);
export const name = style([type.head]);
export const counts = style([type.small, type.figures, { color: vars.color.quiet }]);
export const group = style({
  ...column,
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.ink}`,
});
export const readers = style({ ...grid('15rem'), gap: vars.space[6] });
export const doors = style({ ...grid('15rem'), marginBlockStart: vars.space[3] });
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[4] });

export const sheet = style(grid('13rem'));
export const state = style({ position: 'relative', overflowWrap: 'anywhere' });
// The picture is the link, too.
globalStyle(`${state} > ${link}::after`, { content: '""', position: 'absolute', inset: 0 });
