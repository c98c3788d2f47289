import { container } from '../../theme/container';
import { vars } from '../../theme/contract.css';
import { rightToLeft } from '../../theme/direction';
import { behaviourStyle } from '../../theme/layers.css';
import { outOfSight } from '../../theme/out-of-sight';
import { type } from '../../theme/type';

export const root = behaviourStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
  // A word that is longer than a line.
  overflowWrap: 'anywhere',
  columnGap: vars.space[7],
  rowGap: vars.space[6],
});

/** A container width in which a label fits beside its field. */
const beside = '(width >= 17rem)';

/** The columns of all groups: the label, the unit before the value, the value, and the unit behind it. */
export const fields = behaviourStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 5.5rem auto',
  ...container,
  // Containers are not split across printed pages.
  '@media': { print: { display: 'block', containerType: 'normal' } },
});

const inColumns = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', columnGap: 0 } as const;

/** A container width in which the reset button does not fit beside the title of the results. */
const narrow = '(width < 25rem)';

/** Sticky while a long list of inputs scrolls. */
export const results = behaviourStyle({
  ...container,
  position: 'relative',
  '@media': {
    'screen and (min-width: 60rem)': { position: 'sticky', insetBlockStart: '6rem' },
    print: { containerType: 'normal' },
  },
  // The place of the reset button, below the results.
  '@container': { [narrow]: { selectors: { '&::after': { content: '""', display: 'block', blockSize: '3rem' } } } },
});

export const group = behaviourStyle({
  position: 'relative',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  gridColumn: '1 / -1',
  // A fieldset cannot be a subgrid.
  '@container': { [beside]: { selectors: { [`${fields} > &`]: { display: 'contents' } } } },
});

export const title = behaviourStyle({
  ...type.small,
  fontWeight: 600,
  gridColumn: '1 / -1',
  inlineSize: '100%',
  padding: 0,
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.ink}`,
});

export const list = behaviourStyle({
  selectors: { [`${group}:not(:last-child) > &`]: { marginBlockEnd: vars.space[6] } },
  '@container': { [beside]: { selectors: { [`${fields} &`]: inColumns } } },
});

export const unseen = behaviourStyle({ visibility: 'hidden' });

export const row = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  minBlockSize: '3.25rem',
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const fieldRow = behaviourStyle({ '@container': { [beside]: inColumns } });

export const label = behaviourStyle({ ...type.small, flex: '1 1 9rem', color: vars.color.quiet, textWrap: 'balance' });

/** The message below a label is this high, and this much of it is in the row's padding. */
const message = '1.3em';
const overlap = '0.375rem';

export const fieldLabel = behaviourStyle({ paddingInlineEnd: vars.space[4] });

/** Keeps the space of the message, so that the row stays as high. */
export const valid = behaviourStyle({ paddingBlock: `calc((${message} - ${overlap}) / 2)` });

const inline = { ...type.small, ...type.figures, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' } as const;

/** The frame of a value and its unit: all of them end where the results end. */
export const figure = behaviourStyle({
  ...inline,
  border: '1px solid transparent',
  '@container': { [beside]: { ...inColumns, gridColumn: '2 / -1' } },
});

export const field = behaviourStyle({
  borderColor: vars.color.quiet,
  borderRadius: vars.radius,
  backgroundColor: vars.color.raised,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.brand}` },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
  },
});

export const unit = behaviourStyle({
  color: vars.color.quiet,
  selectors: {
    '&:first-child': { marginInlineStart: vars.space[2] },
    '&:last-child': { marginInlineEnd: vars.space[2] },
  },
});

const value = {
  ...type.figures,
  gridColumn: 2,
  inlineSize: '5.5rem',
  minBlockSize: 'calc(2.25rem - 2px)',
  paddingInline: vars.space[2],
  fontSize: '1rem',
  lineHeight: 1.5,
  fontWeight: 600,
} as const;

/** The value as text in the place of the field, so that hydration shifts nothing. */
export const text = behaviourStyle({ ...value, paddingBlock: '0.3125rem' });

export const input = behaviourStyle({
  ...value,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  // Its frame has the outline.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@container': { [beside]: { inlineSize: '100%' } },
});

/** Below the label, and partly in the row's padding: the field stays where it is. */
export const bounds = behaviourStyle({
  display: 'block',
  position: 'relative',
  lineHeight: message,
  marginBlockEnd: `-${overlap}`,
  // The sign has a fixed size.
  paddingInlineStart: 'calc(1rem / 2 + 16px)',
  color: vars.color.danger,
});

export const resultValue = behaviourStyle({ ...inline, fontWeight: 600 });

export const mainRow = behaviourStyle({
  paddingBlock: vars.space[4],
  selectors: { '&:last-child': { borderBlockEndColor: vars.color.ink } },
});

export const main = behaviourStyle({ ...type.title, ...type.figures });

export const details = behaviourStyle({ flex: '1 0 100%' });

export const note = behaviourStyle({ ...type.small, color: vars.color.quiet, textWrap: 'pretty' });

/** In the space of the results. */
export const incomplete = behaviourStyle({
  ...type.small,
  position: 'absolute',
  insetBlockStart: '2.25rem',
  paddingBlockStart: vars.space[4],
  color: vars.color.quiet,
  textWrap: 'pretty',
});

export const announced = behaviourStyle(outOfSight);

/** Beside the title of the results, where it moves nothing when it appears. */
export const reset = behaviourStyle({
  ...type.small,
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[2]})`,
  insetInlineEnd: 0,
  minBlockSize: '2rem',
  paddingBlock: 0,
  paddingInline: vars.space[3],
  '@container': { [narrow]: { insetBlock: 'auto 0', insetInline: '0 auto' } },
  '@media': { print: { display: 'none' } },
});

export const meter = behaviourStyle({ paddingBlockEnd: vars.space[2] });

export const drawing = behaviourStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '1.5rem',
  overflow: 'visible',
  selectors: { [rightToLeft('&')]: { scale: '-1 1' } },
});

const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const rule = behaviourStyle({ ...stroke, stroke: vars.color.line, strokeWidth: 1 });

/** A value is orange; past the limit it is ink. */
export const amount = behaviourStyle({
  ...stroke,
  stroke: vars.color.live,
  strokeWidth: 5,
  selectors: { [`${meter}[data-state="over"] &`]: { stroke: vars.color.ink } },
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const limit = behaviourStyle({
  ...stroke,
  stroke: vars.color.ink,
  strokeWidth: 1,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

/** Below the middle of its mark, at three fifths of the line, of which it takes four fifths at most. */
export const limitLabel = behaviourStyle({
  ...type.small,
  ...type.figures,
  display: 'block',
  inlineSize: 'max-content',
  maxInlineSize: '80%',
  marginBlockStart: '0.09375rem',
  marginInlineStart: '60%',
  translate: '-50%',
  color: vars.color.quiet,
  selectors: { [rightToLeft('&')]: { translate: '50%' } },
});
