import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';
import { type } from '../src/theme/type';

const line = `1px solid ${vars.color.line}`;
/** From this width the panel fits beside the story. */
const wide = 'screen and (min-width: 1180px)';

const columns = 'minmax(0, 1fr) clamp(22rem, 34%, 30rem)';

/** Padding around a story that does not fill its window. */
export const canvas = style({ padding: vars.space[5], '@media': { '(max-width: 24rem)': { padding: vars.space[4] } } });

export const workbench = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  blockSize: '100%',
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  fontSize: '0.875rem',
  lineHeight: 1.5,
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
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

export const heading = style({ fontSize: '0.875rem', fontWeight: 600 });

export const choice = style({ display: 'grid', gap: '0.125rem', color: vars.color.quiet, minInlineSize: 0 });

export const control = style({
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
globalStyle(`${toolbar} select`, { maxInlineSize: '11rem' });
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

/** On a phone the settings are behind a button. */
const phone = '(max-width: 40rem)';
export const view = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { [phone]: { inlineSize: '100%', order: 1, selectors: { '&[data-state="closed"]': { display: 'none' } } } },
});
export const viewButton = style([
  button,
  { display: 'none', '@media': { [phone]: { display: 'inline-block', marginInlineStart: 'auto' } } },
]);
export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const link = style({ color: vars.color.brand, textUnderlineOffset: '0.2em' });

export const note = style({ color: vars.color.quiet, selectors: { '&:empty': { display: 'none' } } });

const areas = style({
  flex: '1 1 auto',
  display: 'grid',
  minBlockSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const withPanel = style([
  areas,
  {
    gridTemplateRows: 'minmax(24rem, 55vh) auto',
    gridTemplateAreas: '"story" "panel"',
    '@media': {
      [wide]: {
        gridTemplateRows: 'minmax(0, 1fr)',
        gridTemplateColumns: columns,
        gridTemplateAreas: '"story panel"',
      },
    },
  },
]);

/** A page of the workbench itself has no panel. In a narrow window it fills what the two bars leave. */
export const page = style([
  areas,
  {
    gridTemplateAreas: '"story"',
    gridTemplateRows: 'minmax(30rem, 1fr)',
    minBlockSize: 'calc(100dvh - 7rem)',
    '@media': { [wide]: { minBlockSize: 0 } },
  },
]);

export const stageArea = style({
  gridArea: 'story',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
});

/** The canvas' frame, and its movable edge. */
export const fitAndEdge = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
  paddingInlineEnd: '0.75rem',
  // A checkerboard around the story.
  backgroundImage: `conic-gradient(${vars.color.line} 25%, transparent 0 50%, ${vars.color.line} 0 75%, transparent 0)`,
  backgroundSize: '16px 16px',
});

export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '0.75rem',
  cursor: 'col-resize',
  touchAction: 'none',
  backgroundColor: vars.color.raised,
  borderInline: line,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'calc(50% - 1rem) calc(50% - 1.5px)',
      backgroundColor: vars.color.quiet,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.brand}`, outlineOffset: '-2px' },
  },
});

/** The frames of a comparison. */
export const compared = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: vars.space[4],
  margin: 0,
  padding: vars.space[4],
  listStyle: 'none',
  overflow: 'auto',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const window = style({
  overflow: 'hidden',
  border: line,
  boxSizing: 'content-box',
  backgroundColor: vars.color.paper,
});

export const before = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const beforeBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockEnd: line,
});

export const range = style({ flex: '1 1 12rem', minBlockSize: '1.5rem', accentColor: vars.color.brand });

export const beforePicture = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  backgroundColor: vars.color.paper,
});
globalStyle(`${beforePicture} > img`, {
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: 'auto',
});

export const beforeEdge = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 2,
  pointerEvents: 'none',
  backgroundColor: vars.color.brand,
});

export const room = style({ position: 'relative', overflow: 'hidden', minInlineSize: 0, minBlockSize: 0 });

export const fit = style({ position: 'relative', transformOrigin: '0 0', backgroundColor: vars.color.paper });

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
  gridArea: 'panel',
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: line,
  '@media': { [wide]: { borderBlockStart: 0, borderInlineStart: line } },
});

// The tabs of the library, scrolling on their own beside the story.
globalStyle(`${panel} > [data-scope="tabs"]`, {
  minBlockSize: 0,
  '@media': { [wide]: { gridTemplateRows: 'auto minmax(0, 1fr)' } },
});
globalStyle(`${panel} > [data-scope="tabs"] > [data-part="list"]`, {
  paddingInline: vars.space[4],
  gap: `0 ${vars.space[4]}`,
});
globalStyle(`${panel} > [data-scope="tabs"] > [data-part="list"] > button`, {
  fontSize: '0.9375rem',
  minBlockSize: '2.5rem',
});
globalStyle(`${panel} :is(p, li, dd, dt, a, span, label, summary)`, { fontSize: 'inherit' });
globalStyle(`${panel} > [data-scope="tabs"] > [data-part="content"]`, {
  padding: 0,
  fontSize: '0.875rem',
  '@media': { [wide]: { overflow: 'auto' } },
});

export const nothing = style({ padding: vars.space[4], color: vars.color.quiet });

export const prop = style({
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: line } },
});
export const propHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  inlineSize: '100%',
  alignItems: 'center',
});
export const propName = style({ fontWeight: 600 });
export const check = style({ inlineSize: '1.5rem', blockSize: '1.5rem', accentColor: vars.color.brand });

export const bullets = style({ display: 'grid', gap: vars.space[1], paddingInlineStart: '1.25em', margin: 0 });

export const finding = style({ display: 'grid', gap: vars.space[2], paddingBlock: vars.space[2] });

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
});

export const logFrame = style({ maxBlockSize: '18rem', overflow: 'auto' });

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
export const source = style({ ...mono, overflow: 'auto', lineHeight: 1.6, whiteSpace: 'pre-wrap' });
globalStyle(`${code} pre, ${source} pre`, {
  margin: 0,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
globalStyle(`${source} code`, { font: 'inherit' });
export const codeType = style({ ...mono, overflowWrap: 'anywhere' });

/** A readme, as prose. */
export const readme = style({ padding: vars.space[4], maxInlineSize: '44rem', fontSize: '0.9375rem', lineHeight: 1.6 });
const inReadme = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${readme} ${part}`)
      .join(', '),
    rule,
  );
inReadme('h2, h3, h4', { fontFamily: vars.font.display, fontWeight: 650, lineHeight: 1.25, letterSpacing: 0 });
inReadme('h2', { fontSize: '1.375rem' });
inReadme('h3', { fontSize: '1.0625rem', marginBlock: `${vars.space[5]} ${vars.space[2]}` });
inReadme('p, ul, ol, pre, .table', { marginBlock: vars.space[3] });
inReadme('ul, ol', { paddingInlineStart: '1.25em' });
inReadme('ul', { listStyle: 'disc' });
inReadme('code', { ...mono, overflowWrap: 'anywhere' });
inReadme('pre, .table', { overflowX: 'auto' });
inReadme('pre', { padding: vars.space[3], border: line, backgroundColor: vars.color.paper });
inReadme('pre code', { overflowWrap: 'normal' });
inReadme('table', { borderCollapse: 'collapse', inlineSize: '100%' });
inReadme('th, td', {
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
});
inReadme('img', { display: 'block', maxInlineSize: '100%', blockSize: 'auto' });
inReadme('a', { color: vars.color.brand });

// Ladle's own parts, in our colors.
globalStyle(':root', {
  vars: {
    '--ladle-bg-color-primary': vars.color.paper,
    '--ladle-color-primary': vars.color.ink,
    '--ladle-main-padding': '0',
    '--ladle-main-padding-mobile': '0',
  },
});
globalStyle('.ladle-main', { minInlineSize: 0 });
