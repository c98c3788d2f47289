import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = behaviourStyle({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  // Nobody would listen to it.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const legend = behaviourStyle({
  color: vars.color.quiet,
  // A floated legend is laid out like any other child, in the row.
  float: 'inline-start',
});

export const option = behaviourStyle({ minBlockSize: '2.25rem', paddingInline: vars.space[3] });
