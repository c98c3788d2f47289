import { container } from '../../theme/container';
import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

/** The times stand below the terms. */
const narrow = '(18rem <= width < 26rem)';

const hairline = `1px solid ${vars.color.line}`;
const pad = 'clamp(min(1.25rem, 6vw), 4vw, 2.25rem)';

export const root = elementStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  padding: pad,
  border: `1px solid ${vars.color.quiet}`,
  backgroundColor: vars.color.raised,
  ...container,
  '@media': { print: { breakInside: 'avoid' } },
});

/** A hole of the page's own color in the paper. */
const hole = {
  content: '""',
  position: 'absolute',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  border: `1px solid ${vars.color.quiet}`,
  backgroundColor: vars.color.paper,
} as const;

const tag = elementStyle({
  borderStartStartRadius: '2.5rem',
  borderStartEndRadius: '2.5rem',
  paddingBlockStart: '4.5rem',
  // Reserves space for its string below the content above it.
  marginBlockStart: vars.space[6],
  selectors: {
    '&::before': { ...hole, insetBlockStart: '1.25rem', insetInlineStart: 'calc(50% - 0.75rem)' },
    // The string that it hangs on.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '50%',
      insetBlockStart: '-2.5rem',
      blockSize: '4.5rem',
      borderInlineStart: `1px solid ${vars.color.ink}`,
    },
  },
});

/** Ruled, with the margin line of a school book. */
const note = elementStyle({
  paddingInlineStart: `calc(${pad} + 1.5rem)`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${pad} / 2 + 0.75rem)`,
      borderInlineStart: `1px solid ${vars.color.live}`,
    },
  },
});

const card = elementStyle({
  borderRadius: '1.5rem',
  selectors: {
    // The magnetic stripe of a key card.
    '&::before': {
      content: '""',
      display: 'block',
      blockSize: '2.25rem',
      marginInline: `calc(-1 * ${pad})`,
      marginBlockEnd: vars.space[5],
      borderBlock: `1px solid ${vars.color.quiet}`,
      backgroundColor: vars.color.line,
    },
  },
});

/** Half of a hole, inside the edge and over its line. */
const notch = { ...hole, inlineSize: '0.75rem', insetBlockStart: 'calc(50% - 0.75rem)', borderRadius: 0 } as const;
const round = '0.75rem';

const ticket = elementStyle({
  selectors: {
    '&::before': {
      ...notch,
      insetInlineStart: '-1px',
      borderInlineStart: 0,
      borderStartEndRadius: round,
      borderEndEndRadius: round,
    },
    '&::after': {
      ...notch,
      insetInlineEnd: '-1px',
      borderInlineEnd: 0,
      borderStartStartRadius: round,
      borderEndStartRadius: round,
    },
  },
});

/** Held together above, where its sheets are torn off. */
const padded = elementStyle({
  borderBlockStartWidth: '0.75rem',
  borderBlockStartColor: vars.color.ink,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '0.625rem',
      borderBlockStart: `2px dotted ${vars.color.quiet}`,
    },
  },
});

const sheet = elementStyle({
  // A turned-down corner.
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInlineEnd: '-1px',
      // At most the padding: it covers no words.
      inlineSize: `min(1.75rem, ${pad})`,
      blockSize: `min(1.75rem, ${pad})`,
      borderInlineStart: `1px solid ${vars.color.quiet}`,
      borderBlockEnd: `1px solid ${vars.color.quiet}`,
      backgroundColor: vars.color.paper,
    },
  },
});

export const shapes = { tag, note, card, ticket, pad: padded, sheet };

export const head = elementStyle({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  color: vars.color.quiet,
});

export const kind = elementStyle({ fontWeight: 600, color: vars.color.ink });

export const place = elementStyle({ ...type.figures });

/** Smaller in a column. */
export const title = elementStyle({
  ...type.title,
  fontSize: `min(${vars.size.title}, max(1.75rem, 9cqi))`,
  marginBlockStart: vars.space[3],
});

export const drawing = elementStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '32rem',
  blockSize: 'auto',
  marginBlockStart: vars.space[4],
  overflow: 'visible',
});

const stroke = {
  fill: 'none',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

export const ink = elementStyle({
  ...stroke,
  stroke: vars.color.ink,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const live = elementStyle({
  ...stroke,
  transition: `visibility ${vars.duration}`,
  selectors: { '[data-state="coming"] > &': { visibility: 'hidden' } },
  stroke: vars.color.live,
  strokeWidth: 2.4,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const list = elementStyle({ marginBlockStart: vars.space[5], borderBlockStart: `1px solid ${vars.color.ink}` });

export const field = elementStyle({
  ...type.small,
  position: 'relative',
  display: 'grid',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 6rem) minmax(0, 1fr)', columnGap: vars.space[3] },
    '(min-width: 26rem)': { gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr)' },
    '(min-width: 46rem)': { gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr) minmax(0, 1.25fr)' },
  },
});

/** A field that needs attention has a stroke in the margin. */
export const marked = elementStyle({
  selectors: {
    '&[data-state="marked"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space[2],
      insetInlineStart: `calc(-1 * ${vars.space[3]})`,
      borderInlineStart: `4px solid ${vars.color.live}`,
    },
  },
});

export const term = elementStyle({
  color: vars.color.quiet,
  // A term of two lines spans both the detail and the words.
  '@container': { '(26rem <= width < 46rem)': { gridRow: '1 / span 2' } },
});

/** Drawn in from the start of the line, as a pen writes. Until then it keeps its space. */
export const written = elementStyle({
  clipPath: 'inset(-0.2em)',
  transition: 'clip-path 0.6s cubic-bezier(0.45, 0, 0.2, 1)',
  selectors: {
    '[data-state="coming"] > &, &[data-state="coming"]': {
      clipPath: 'inset(-0.2em calc(100% + 0.2em) -0.2em -0.2em)',
      visibility: 'hidden',
      transition: 'none',
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const detail = elementStyle({ ...type.figures, fontWeight: 600, textWrap: 'pretty' });

export const was = elementStyle({ fontWeight: 400, color: vars.color.quiet, marginInlineEnd: vars.space[1] });

export const heard = elementStyle({
  display: 'flex',
  gap: vars.space[3],
  color: vars.color.quiet,
  '@container': {
    [narrow]: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
    '(min-width: 26rem)': { gridColumn: '2' },
    '(min-width: 46rem)': { gridColumn: '3' },
  },
});

export const time = elementStyle({ ...type.figures, flex: 'none' });

export const words = elementStyle({
  quotes: '"“" "”"',
  textWrap: 'pretty',
  selectors: { '&::before': { content: 'open-quote' }, '&::after': { content: 'close-quote' } },
});

export const lines = elementStyle({
  display: 'grid',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: hairline,
  '@container': { '(min-width: 26rem)': { gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr)' } },
});

export const strokes = elementStyle({ display: 'block', inlineSize: '100%' });

export const unwritten = elementStyle({});

/** Illegible text, drawn as lines. */
export const unread = elementStyle({
  fill: 'none',
  stroke: vars.color.line,
  strokeWidth: 5,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
});

export const outcome = elementStyle({
  ...type.text,
  ...type.figures,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
  fontWeight: 600,
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '0.6rem',
      blockSize: '0.6rem',
      borderRadius: '50%',
      backgroundColor: vars.color.live,
      forcedColorAdjust: 'none',
    },
  },
});
