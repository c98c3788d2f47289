import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';
import { type } from '../src/theme/type';

const line = `1px solid ${vars.color.line}`;
/** Where the panel has room beside the story. */
const wide = 'screen and (min-width: 1180px)';

/** Room around a story that does not fill its window. */
export const stage = style({ padding: vars.space[5], '@media': { '(max-width: 24rem)': { padding: vars.space[4] } } });

export const workbench = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  blockSize: '100%',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontSize: '0.875rem',
  lineHeight: 1.5,
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockEnd: line,
});

export const title = style({
  fontFamily: vars.font.display,
  fontSize: '1.125rem',
  fontWeight: 650,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
});

globalStyle(`${toolbar} > ${title}`, { flex: '1 0 100%' });

export const heading = style({ fontSize: '0.875rem', fontWeight: 600 });

export const choice = style({ display: 'grid', gap: '0.125rem', color: vars.color.quiet, minInlineSize: 0 });

const control = style({
  minBlockSize: '2rem',
  paddingBlock: '0.1875rem',
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.quiet}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontSize: '0.875rem',
  maxInlineSize: '100%',
});

export const select = style([control]);
export const number = style([control, type.figures, { inlineSize: '6rem' }]);
export const button = style([
  control,
  {
    cursor: 'pointer',
    fontWeight: 600,
    selectors: {
      '&:hover': { borderColor: vars.color.ink },
      '&[aria-disabled="true"]': {
        cursor: 'default',
        fontWeight: 400,
        color: vars.color.quiet,
        borderColor: vars.color.line,
      },
      '&[aria-disabled="true"]:hover': { borderColor: vars.color.line },
    },
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  marginInlineStart: 'auto',
});

export const link = style({ color: vars.color.brand, textUnderlineOffset: '0.2em' });

export const note = style({ color: vars.color.quiet, selectors: { '&:empty': { display: 'none' } } });

const areas = style({ flex: '1 1 auto', display: 'grid', minBlockSize: 0 });

export const alone = style([areas, { gridTemplateRows: 'minmax(20rem, 1fr)' }]);

export const withPanel = style([
  areas,
  {
    gridTemplateRows: 'minmax(24rem, 55vh) auto',
    '@media': {
      [wide]: { gridTemplateRows: 'minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr) clamp(22rem, 34%, 30rem)' },
    },
  },
]);

export const room = style({ position: 'relative', overflow: 'hidden', minInlineSize: 0 });

export const fit = style({ transformOrigin: '0 0', borderInlineEnd: line, boxSizing: 'content-box' });

export const scale = style([
  type.figures,
  {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    paddingInline: vars.space[2],
    backgroundColor: vars.color.paper,
    color: vars.color.quiet,
    fontSize: '0.8125rem',
    borderBlockStart: line,
    borderInlineStart: line,
  },
]);

export const frame = style({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });

export const panel = style({
  minInlineSize: 0,
  borderBlockStart: line,
  '@media': { [wide]: { overflow: 'auto', borderBlockStart: 0, borderInlineStart: line } },
});

export const section = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space[4],
  selectors: { '& + &': { borderBlockStart: line } },
});

export const summary = style({ fontWeight: 600, cursor: 'pointer' });

export const state = style([
  type.figures,
  { display: 'flex', gap: vars.space[2], alignItems: 'center', fontWeight: 600 },
]);

export const badge = style({
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.quiet}`,
  borderRadius: vars.radius,
  color: vars.color.quiet,
  fontSize: '0.8125rem',
  fontWeight: 400,
});

export const list = style({ display: 'grid', gap: vars.space[2], listStyle: 'none' });

export const event = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
  alignItems: 'start',
  justifyItems: 'start',
});

const mono = { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' };

export const payload = style([
  control,
  {
    ...mono,
    inlineSize: '100%',
    resize: 'vertical',
    fieldSizing: 'content',
    lineHeight: 1.6,
    selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.danger } },
  },
]);

export const wrong = style({ gridColumn: '1 / -1', color: vars.color.danger });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });

export const figures = style([type.figures]);

export const log = style({
  display: 'grid',
  gap: '0.125rem',
  listStyle: 'none',
  maxBlockSize: '18rem',
  overflow: 'auto',
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: vars.space[2],
  paddingBlock: vars.space[1],
  borderBlockEnd: line,
  selectors: { '&[data-taken="false"]': { color: vars.color.quiet } },
});

export const time = style([type.figures, { color: vars.color.quiet }]);
export const move = style({ gridColumn: 2, color: vars.color.quiet });

export const code = style({ ...mono, overflow: 'auto', maxBlockSize: '18rem' });
globalStyle(`${code} pre`, { margin: 0, font: 'inherit' });

/** Mermaid draws; the theme's variables color what it drew, so that light, dark and forced colors come for free. */
export const figure = style({ margin: 0, minInlineSize: 0 });
export const chart = style({ overflow: 'auto', paddingBlock: vars.space[2] });

const inChart = (selector: string, rule: Record<string, string>, forced?: Record<string, string>) => {
  const important = (wanted: Record<string, string>) =>
    Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, `${value} !important`]));
  const parts = selector.split(', ').map((part) => `${chart} svg ${part}`);
  globalStyle(parts.join(', '), {
    ...important(rule),
    // Drawings are not recolored by themselves.
    ...(forced && { '@media': { '(forced-colors: active)': important(forced) } }),
  });
};
globalStyle(`${chart} svg`, {
  display: 'block',
  marginInline: 'auto',
  maxInlineSize: 'none !important',
  inlineSize: 'clamp(calc(var(--chart) * 0.68), 100%, var(--chart))',
  blockSize: 'auto',
});
inChart(
  '.node rect, .node path, .statediagram-cluster rect, .statediagram-cluster path',
  {
    fill: vars.color.paper,
    stroke: vars.color.quiet,
  },
  { fill: 'Canvas', stroke: 'CanvasText' },
);
inChart(
  '.nodeLabel, .edgeLabel, .edgeLabel p, .cluster-label, .cluster-label span, text',
  {
    color: vars.color.ink,
    fill: vars.color.ink,
    fontFamily: vars.font.text,
  },
  { color: 'CanvasText', fill: 'CanvasText' },
);
inChart('.edgeLabel, .edgeLabel p, .labelBkg, .edgeLabel rect', { backgroundColor: vars.color.paper });
inChart('.edgeLabel rect', { fill: vars.color.paper });
inChart('.transition, .edgePath path, .relation, .divider', { stroke: vars.color.quiet }, { stroke: 'CanvasText' });
inChart(
  'marker path, .marker',
  { fill: vars.color.quiet, stroke: vars.color.quiet },
  { fill: 'CanvasText', stroke: 'CanvasText' },
);
inChart(
  '.state-start, .state-end',
  { fill: vars.color.ink, stroke: vars.color.ink },
  { fill: 'CanvasText', stroke: 'CanvasText' },
);
inChart(
  '.lit rect, .lit path',
  { stroke: vars.color.live, strokeWidth: '3px' },
  { stroke: 'Highlight', strokeWidth: '4px' },
);

// Ladle's own parts, in our colors.
globalStyle(':root', {
  vars: {
    '--ladle-bg-color-primary': vars.color.paper,
    '--ladle-bg-color-secondary': vars.color.paper,
    '--ladle-color-primary': vars.color.ink,
    '--ladle-color-secondary': vars.color.quiet,
    '--ladle-color-hover': vars.color.brand,
    '--ladle-color-accent': vars.color.brand,
    '--ladle-main-padding': '0',
    '--ladle-main-padding-mobile': '0',
  },
});
globalStyle('.ladle-wrapper', { '@media': { '(min-width: 768px)': { flexDirection: 'row-reverse' } } });
globalStyle('.ladle-aside', {
  fontFamily: vars.font.text,
  borderInlineEnd: line,
  '@media': {
    '(min-width: 768px)': { fontSize: '0.875rem', padding: `${vars.space[4]} !important`, boxSizing: 'border-box' },
  },
});
globalStyle('.ladle-aside input', { minBlockSize: '2rem', paddingInline: vars.space[2] });
globalStyle('.ladle-aside input:focus-visible', { outline: `2px solid ${vars.color.brand}` });
globalStyle('.ladle-resize-handle', { inlineSize: '4px' });
globalStyle('.ladle-main', { minInlineSize: 0 });

export const enlarged = style({
  inlineSize: 'min(96vw, 90rem)',
  maxBlockSize: '94vh',
  padding: vars.space[4],
  border: line,
  borderRadius: vars.radius,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  selectors: { '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.4)' } },
});
globalStyle(`${enlarged} ${chart} svg`, { inlineSize: 'min(100%, var(--chart))' });
