import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

export const root = behaviourStyle({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const bleed = behaviourStyle({});

/** One grid cell: sentence and field have the same size, so that nothing shifts. */
export const sentence = behaviourStyle({ display: 'grid' });

export const quote = behaviourStyle({
  gridArea: '1 / 1',
  overflowWrap: 'anywhere',
  selectors: { '&[data-state="editing"]': { visibility: 'hidden' } },
});

/** The name's field and its label. */
export const named = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minInlineSize: 0,
  flex: '1 1 18rem',
  '@media': { 'screen and (width < 40rem)': { marginBlockEnd: vars.space[2] } },
});

export const label = behaviourStyle({ ...type.small, fontWeight: 600 });

export const input = behaviourStyle({
  flex: '1 1 10rem',
  maxInlineSize: '22rem',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.quiet}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: '1rem',
  fontWeight: 600,
});

/** A touch screen's keyboard has no Escape. */
export const keys = behaviourStyle({ '@media': { '(hover: none)': { display: 'none' } } });

export const field = behaviourStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  // Aligned with the sentence's quotation mark.
  textIndent: '0.45em',
  textDecoration: `underline dashed 1px ${vars.color.quiet}`,
  textUnderlineOffset: '0.3em',
  overflowWrap: 'anywhere',
  resize: 'none',
  outlineOffset: vars.space[1],
});

export const foot = behaviourStyle({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[5]}`,
  // Links and buttons of the product, too, have the minimum target size.
  lineHeight: '2.75rem',
  selectors: { [`${bleed} &`]: { marginInline: pageInline } },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const act = behaviourStyle({
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.brand,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.ink } },
});

export const status = behaviourStyle({ color: vars.color.quiet, lineHeight: 1.5 });

export const link = behaviourStyle({
  flex: '1 1 16rem',
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  font: 'inherit',
});
