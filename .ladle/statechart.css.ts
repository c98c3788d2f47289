import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';

const { paper, ink, quiet, line, brand, onBrand, live } = vars.color;

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[3],
  margin: 0,
});

export const ways = style({ display: 'grid', gap: vars.space[2], inlineSize: '100%', listStyle: 'none' });
export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});

/** A shadow at each side where there is more to scroll to, under a cover that scrolls with the drawing. */
const shadows = ['right', 'left'].flatMap((side) => [
  `linear-gradient(to ${side}, ${paper} 1rem, transparent 2rem) local`,
  `linear-gradient(to ${side}, ${line}, transparent 0.75rem) scroll`,
]);
export const drawing = style({
  vars: {
    '--paper': paper,
    '--ink': ink,
    '--quiet': quiet,
    '--line': line,
    '--brand': brand,
    '--on-brand': onBrand,
    '--live': live,
  },
  inlineSize: '100%',
  maxBlockSize: '70dvh',
  overflow: 'auto',
  border: `1px solid ${line}`,
  background: `${shadows}, ${paper}`,
});
// Beside the ways out of a state, its neighborhood.
globalStyle(`${figure} > section`, { maxBlockSize: '24rem' });
globalStyle(`${drawing} svg`, { display: 'block', inlineSize: '100%', blockSize: 'auto' });
// A transition that cannot be taken now. More specific than the drawing's own rules.
globalStyle(`${drawing} .statechart .arrow[data-blocked]`, {
  stroke: 'var(--quiet)',
  strokeWidth: 1,
  strokeDasharray: '4 4',
});
globalStyle(`${drawing} .statechart :is(.head, .words)[data-blocked]`, { fill: 'var(--quiet)', fontStyle: 'italic' });

export const large = style({ inlineSize: '97vw' });
