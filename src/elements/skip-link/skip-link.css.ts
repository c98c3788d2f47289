import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const link = elementStyle({
  position: 'fixed',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  zIndex: 20,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  fontFamily: vars.font.text,
  ...type.text,
  fontWeight: 600,
  '@media': { print: { display: 'none' } },
  selectors: { '&:not(:focus)': { translate: '0 calc(-100% - 2rem)' } },
});
