import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';
import { type } from '../src/theme/type';

const line = `1px solid ${vars.color.line}`;

export const root = style({ display: 'grid', gap: vars.space[7], gridTemplateColumns: 'minmax(0, 1fr)' });

export const title = style([type.title]);

export const counts = style([type.small, type.figures, { color: vars.color.quiet }]);

export const machine = style({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[5],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.ink}`,
});

export const name = style([type.head]);

export const link = style([
  type.small,
  {
    color: vars.color.brand,
    textUnderlineOffset: '0.2em',
    // A target of 24 px (WCAG 2.5.8).
    paddingBlock: '0.125rem',
    overflowWrap: 'anywhere',
    // In the frame of a picture the whole picture is the link.
    selectors: { 'li > &::after': { content: '""', position: 'absolute', inset: 0 } },
  },
]);

export const body = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const chart = style({ border: line, paddingInline: vars.space[3], minInlineSize: 0 });

export const states = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  listStyle: 'none',
});

export const state = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflowWrap: 'anywhere',
});

const zoom = 0.4;

export const window = style({ blockSize: '11rem', overflow: 'hidden', border: line });

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const sheetName = style([
  type.head,
  { paddingBlockStart: vars.space[4], borderBlockStart: `1px solid ${vars.color.ink}` },
]);

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[4] });
export const filter = style([
  type.small,
  { display: 'grid', gap: vars.space[1], gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 },
]);
export const control = style([
  type.small,
  {
    minBlockSize: '2.25rem',
    maxInlineSize: '100%',
    paddingInline: vars.space[2],
    border: `1px solid ${vars.color.quiet}`,
    borderRadius: vars.radius,
    backgroundColor: vars.color.paper,
    color: vars.color.ink,
  },
]);

export const frame = style({
  display: 'block',
  border: 0,
  inlineSize: `${100 / zoom}%`,
  blockSize: `${100 / zoom}%`,
  transformOrigin: '0 0',
  transform: `scale(${zoom})`,
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 0' } },
});
