import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';
import { type } from '../src/theme/type';

const line = `1px solid ${vars.color.line}`;
const grid = (least: string) => ({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
  listStyle: 'none',
});
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const linkStyle = { color: vars.color.brand, textUnderlineOffset: '0.2em', overflowWrap: 'anywhere' } as const;

export const root = style({ ...column, gap: vars.space[7] });
export const intro = style({ display: 'grid', gap: vars.space[3], maxInlineSize: '42rem' });
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
export const door = style({ ...linkStyle, display: 'inline-block', paddingBlock: vars.space[1], fontWeight: 600 });
/** A wide table scrolls by itself. */
export const table = style({ overflowX: 'auto' });
globalStyle(`${table} table`, { borderCollapse: 'collapse', inlineSize: '100%' });
globalStyle(`${table} caption`, { textAlign: 'start', fontWeight: 600, paddingBlock: vars.space[2] });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[1]} 0`,
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
  minInlineSize: '6rem',
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[4] });

export const sheet = style(grid('13rem'));
export const state = style({ position: 'relative', display: 'grid', gap: vars.space[1], alignContent: 'start' });
export const sheetWindow = style({ overflow: 'hidden', border: line, aspectRatio: '1' });
/** A target of 24 px (WCAG 2.5.8). With a picture, the picture is the link, too. */
export const link = style([
  type.small,
  {
    ...linkStyle,
    paddingBlock: '0.125rem',
    selectors: { 'li > &::after': { content: '""', position: 'absolute', inset: 0 } },
  },
]);
