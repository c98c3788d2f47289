import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = elementStyle({
  ...type.small,
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: '1px solid currentColor',
  borderRadius: vars.radius,
  color: vars.color.brand,
  fontWeight: 600,
});
