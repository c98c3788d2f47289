import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const gained = elementStyle({ color: vars.color.brand });
export const saved = elementStyle({ color: vars.color.saved });
export const lost = elementStyle({ color: vars.color.danger });

/** Keeps the mark with the last word. */
export const last = elementStyle({ whiteSpace: 'nowrap' });

/** As high as an x, aligned with the top of the number. */
export const mark = elementStyle({
  display: 'inline-block',
  inlineSize: 'max(0.26em, 0.625rem)',
  blockSize: 'max(0.26em, 0.625rem)',
  marginInlineStart: '0.14em',
  verticalAlign: '0.42em',
  overflow: 'visible',
});

export const line = elementStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  vectorEffect: 'non-scaling-stroke',
});

export const metrics = elementStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space[4],
});

/** Reversed visually: in the DOM the label comes before the number. */
export const metric = elementStyle({ display: 'grid', alignContent: 'start' });

export const label = elementStyle({ ...type.small, gridRow: 2, color: vars.color.quiet });

export const value = elementStyle({
  ...type.title,
  ...type.figures,
  gridRow: 1,
  fontSize: 'clamp(1.875rem, 1.4rem + 1.6vw, 2.75rem)',
});

/** A word instead of a number begins a sentence with its label, below the numbers. */
export const worded = elementStyle({
  ...type.small,
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  columnGap: vars.space[1],
  gridColumn: '1 / -1',
});

export const word = elementStyle({ fontWeight: 600 });
