import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';

export const root = behaviourStyle({
  display: 'grid',
  gap: vars.space[5],
  padding: `clamp(${vars.space[4]}, 5%, ${vars.space[6]})`,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
});
