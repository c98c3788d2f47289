import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';

export const root = behaviourStyle({ display: 'grid', gap: vars.space[4], maxInlineSize: '34rem' });

/** The button stands beside the field where the address has room, else below it. */
export const row = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[3],
  // It takes focus by script while the button is disabled, and so keeps the reader's place.
  selectors: { '&:focus': { outline: 'none' } },
});

export const field = behaviourStyle({ flex: '1 1 15rem' });
