import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';
import { outOfSight } from '../src/theme/out-of-sight';
import { type } from '../src/theme/type';

const { paper, raised, ink, quiet, brand, danger } = vars.color;
const { 1: space1, 2: space2, 3: space3, 4: space4, 5: space5 } = vars.space;
const line = `1px solid ${vars.color.line}`;
const mono = { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' };
const oneColumn = 'minmax(0, 1fr)';
const inset = { minInlineSize: 0, minBlockSize: 0 } as const;
/** One column that is never wider than its place. */
const column = { display: 'grid', gridTemplateColumns: oneColumn } as const;
/** From this width the panel fits beside the story. */
const wide = 'screen and (min-width: 1180px)';
const narrow = `not ${wide}`;
/** On a phone the settings are behind a button. */
const phone = '(max-width: 40rem)';

/** Padding around a story that does not fill its window. */
export const canvas = style({ padding: space5, '@media': { '(max-width: 24rem)': { padding: space4 } } });
// In the workbench a small element is in the middle of its window.
globalStyle(`${canvas}[data-centered="true"]`, { ...column, alignContent: 'center', minBlockSize: '100dvh' });
globalStyle(`${canvas}[data-centered="true"] > :is(button, a, span, svg)`, { justifySelf: 'center' });
/** What a check has found. Partly inside of the element, because a container that scrolls cuts what is outside. */
globalStyle('[data-lit]', { outline: '4px solid #e8501a', outlineOffset: '-2px' });

export const workbench = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  backgroundColor: raised,
  color: ink,
  fontSize: '0.875rem',
  lineHeight: 1.5,
});

const flow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;
export const toolbar = style({
  ...flow,
  gap: `${space2} ${space4}`,
  paddingBlock: space2,
  paddingInline: space4,
  borderBlockEnd: line,
});

export const title = style([type.head, { fontSize: '1.125rem' }]);
export const heading = style({ fontSize: '0.875rem', fontWeight: 600 });

// The fields of the library, as small as the rest.
globalStyle(`${workbench} [data-scope="field"] > [data-part="control"]`, {
  minBlockSize: '2.25rem',
  paddingBlock: '0.1875rem',
  paddingInlineStart: space2,
  fontSize: '0.875rem',
});
globalStyle(`${workbench} [data-scope="field"] > [type="checkbox"]`, {
  minBlockSize: '1.5rem',
  minInlineSize: '1.5rem',
});
globalStyle(`${workbench} [data-scope="field"] > textarea`, { ...mono, fieldSizing: 'content', resize: 'vertical' });
globalStyle(`${workbench} [data-scope="field"] label`, { fontSize: '0.875rem', whiteSpace: 'nowrap' });

export const actions = style({ ...flow, gap: space2, marginInlineStart: 'auto' });
/** A row below the title. */
export const view = style({
  ...flow,
  gap: space2,
  inlineSize: '100%',
  '@media': { [phone]: { selectors: { '&[data-state="closed"]': { display: 'none' } } } },
});
/** Only where the view is behind it. */
export const viewButton = style({
  display: 'none',
  '@media': { [phone]: { display: 'inline-flex', marginInlineStart: 'auto' } },
});

/** A target of 24 px (WCAG 2.5.8). */
export const link = style({ display: 'inline-block', color: brand, paddingBlock: space1 });
export const note = style({ color: quiet, selectors: { '&:empty': { display: 'none' } } });
/** Beside a name, in forced colors too. */
export const status = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  border: `0.25rem solid ${danger}`,
  borderRadius: '50%',
});
export const spoken = style(outOfSight);
export const nothing = style({ padding: space4, color: quiet });

const areas = style({ ...column, flex: '1 1 auto', minBlockSize: 0 });
export const withPanel = style([
  areas,
  {
    gridTemplateRows: 'max(24rem, 55vh) auto',
    '@media': {
      [wide]: {
        gridTemplateRows: oneColumn,
        gridTemplateColumns: `minmax(12rem, 1fr) auto minmax(0, var(--panel-width, clamp(22rem, 34%, 30rem)))`,
      },
    },
  },
]);
/** A page of the workbench itself has no panel. In a narrow window it fills what the two bars leave. */
export const page = style([
  areas,
  {
    gridTemplateRows: 'minmax(30rem, 1fr)',
    minBlockSize: 'calc(100dvh - 7rem)',
    '@media': { [wide]: { minBlockSize: 0 } },
  },
]);
export const stageArea = style({ ...inset, ...column });

/** The canvas' frame, and its movable edge. */
export const fitAndEdge = style({
  ...inset,
  ...column,
  position: 'relative',
  // A checkerboard around the story.
  backgroundImage: `conic-gradient(${vars.color.line} 25%, transparent 0 50%, ${vars.color.line} 0 75%, transparent 0)`,
  backgroundSize: '16px 16px',
  selectors: { '&:has(> [role="separator"])': { paddingInlineEnd: '0.75rem' } },
  '@media': { [phone]: { selectors: { '&&': { paddingInlineEnd: 0 } } } },
});

/** With a grip in its middle. */
export const divider = style({
  touchAction: 'none',
  border: line,
  background: `linear-gradient(${quiet}, ${quiet}) center / 3px 2rem no-repeat ${raised}`,
  cursor: 'col-resize',
  inlineSize: '0.75rem',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    [`${fitAndEdge} > &`]: { position: 'absolute', insetBlock: 0 },
  },
  '@media': {
    [narrow]: { selectors: { [`${withPanel} > &`]: { display: 'none' } } },
    [phone]: { selectors: { [`${fitAndEdge} > &`]: { display: 'none' } } },
  },
});

/** Frames beside each other. */
export const wall = style({ ...inset, ...column, gridTemplateRows: 'auto minmax(0, 1fr)' });
export const compared = style({
  ...inset,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: space4,
  padding: space4,
  listStyle: 'none',
  overflow: 'auto',
  scrollbarGutter: 'stable',
});
export const caption = style({ ...flow, justifyContent: 'space-between', columnGap: space2, minBlockSize: '2rem' });
export const window = style({ overflow: 'hidden', outline: line, backgroundColor: paper });
globalStyle(`${window} > div`, { position: 'relative', transformOrigin: '0 0' });
globalStyle(`${window} img`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: 'auto',
  pointerEvents: 'none',
});
export const range = style({ flex: '1 1 12rem', minBlockSize: '1.5rem', accentColor: brand });

export const room = style({ ...inset, position: 'relative', overflow: 'hidden' });
const size = style([
  type.figures,
  { position: 'absolute', insetBlockEnd: 0, paddingInline: space2, fontSize: '0.8125rem' },
]);
export const scale = style([size, { insetInlineEnd: 0, backgroundColor: paper, color: quiet, border: line }]);
/** The size of the box under the pointer. */
export const measured = style([
  size,
  { position: 'fixed', insetInlineStart: 0, zIndex: 1, color: paper, backgroundColor: ink, pointerEvents: 'none' },
]);
globalStyle('[data-outline] [data-story] *', { outline: `1px solid ${danger}`, outlineOffset: '-1px' });
export const frame = style({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });

export const panel = style([type.figures, { ...inset, ...column, '@media': { [narrow]: { borderBlockStart: line } } }]);
globalStyle(`${panel}:has(> p)`, { gridTemplateRows: 'auto minmax(0, 1fr)' });
// The tabs of the library, scrolling on their own beside the story.
const tabs = `${panel} > [data-scope="tabs"]`;
globalStyle(tabs, { minBlockSize: 0, '@media': { [wide]: { gridTemplateRows: 'auto minmax(0, 1fr)' } } });
globalStyle(`${tabs} > [data-part="list"]`, { paddingInline: space4, gap: `0 ${space4}` });
globalStyle(`${tabs} > [data-part="list"] > button`, { fontSize: '0.9375rem', minBlockSize: '2.5rem' });
globalStyle(`${tabs} > [data-part="content"]`, {
  padding: 0,
  fontSize: '0.875rem',
  '@media': { [wide]: { overflow: 'auto' } },
});
globalStyle(`${panel} :is(p, li, dd, dt, a, span, label, summary)`, { fontSize: 'inherit' });

export const section = style({
  ...column,
  gap: space2,
  padding: space4,
  selectors: { '& + &': { borderBlockStart: line } },
});
export const summary = style({ fontWeight: 600, cursor: 'pointer' });
export const row = style({ ...flow, alignItems: 'end', gap: space3 });
export const list = style({ display: 'grid', gap: space2, listStyle: 'none' });
export const bullets = style({ display: 'grid', gap: space1, paddingInlineStart: '1.25em', marginBlock: space2 });
export const prop = style({
  ...column,
  gap: space1,
  justifyItems: 'start',
  paddingBlock: space3,
  selectors: { '& + &': { borderBlockStart: line } },
});
globalStyle(`${prop} > [data-scope="field"]`, { inlineSize: '100%' });

export const state = style({ ...flow, gap: space2, fontWeight: 600 });
const pair = { display: 'grid', columnGap: space2, alignItems: 'start' } as const;
export const event = style({ ...pair, gridTemplateColumns: `minmax(7rem, auto) ${oneColumn}` });
export const logFrame = style({ maxBlockSize: '18rem', overflow: 'auto' });
export const entry = style({ ...pair, gridTemplateColumns: `4.5rem ${oneColumn}`, borderBlockEnd: line });

export const codeType = style({ ...mono, overflowWrap: 'anywhere' });
/** Lines wrap between words; a wider word is reached by scrolling. */
export const source = style({
  ...mono,
  direction: 'ltr',
  overflow: 'auto',
  lineHeight: 1.6,
  padding: space3,
  border: line,
  backgroundColor: paper,
});
globalStyle(`${source} pre`, { margin: 0, font: 'inherit', whiteSpace: 'pre-wrap' });
globalStyle(`${source} code`, { font: 'inherit', overflowWrap: 'normal' });
globalStyle(`${source} [data-token="comment"]`, { color: quiet, fontStyle: 'italic' });
globalStyle(`${source} [data-token="text"]`, { color: brand });
globalStyle(`${source} [data-token="keyword"]`, { color: danger });
globalStyle(`${source} [data-token="name"]`, { color: vars.color.saved });

/** A readme: the library's prose, with headings that are no links. */
export const readme = style({ padding: space4, fontSize: '0.9375rem' });
const inReadme = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${readme} :is(${selector})`, rule);
inReadme('h2, h3, h4', { fontFamily: vars.font.display, fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.25 });
inReadme('h2', { fontSize: '1.375rem' });
inReadme('.table', { display: 'block', overflowX: 'auto' });
inReadme('table', { borderCollapse: 'collapse', inlineSize: '100%' });
inReadme('th, td', { padding: `${space1} ${space2}`, borderBlockEnd: line, textAlign: 'start', verticalAlign: 'top' });
// At its own size, so that its labels can be read.
inReadme('img', { maxInlineSize: 'none' });
inReadme('a', { color: brand });
inReadme('pre > code', { padding: 0, border: 0, backgroundColor: 'transparent' });

// Ladle's background behind a story, in our color.
globalStyle(':root', { vars: { '--ladle-bg-color-primary': paper } });
