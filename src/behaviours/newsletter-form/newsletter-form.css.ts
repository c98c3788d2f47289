import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';

export const root = behaviourStyle({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: '34rem',
  // Hidden on paper.
  '@media': { print: { display: 'none' } },
});

/** The button is beside the field if an address fits, else below it. */
export const row = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[3],
});

export const field = behaviourStyle({ flex: '1 1 min(100%, 15rem)' });
