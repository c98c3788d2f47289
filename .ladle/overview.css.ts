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

const grid = (least: string) => ({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
  listStyle: 'none',
});
export const states = style(grid('15rem'));
export const sheet = style(grid('13rem'));

export const state = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflowWrap: 'anywhere',
});

const zoom = 0.4;

const pane = { overflow: 'hidden', border: line } as const;
export const window = style({ ...pane, blockSize: '11rem' });
export const sheetWindow = style({ ...pane, aspectRatio: '16 / 9' });

/** Placed so that the story's content fills the window (contact-sheet.tsx). */
export const picture = style({ display: 'block', inlineSize: '100%', maxInlineSize: 'none', blockSize: 'auto' });
export const found = style([type.small, { color: vars.color.danger, fontWeight: 600 }]);

export const intro = style({ display: 'grid', gap: vars.space[3], maxInlineSize: '42rem' });
export const readers = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});
export const doors = style({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[3], listStyle: 'none' });
export const door = style({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  color: vars.color.brand,
  fontWeight: 600,
  textUnderlineOffset: '0.2em',
});

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
