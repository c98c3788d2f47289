import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';

export const link = elementStyle({
  color: vars.color.brand,
  fontWeight: 600,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  transition: `text-underline-offset ${vars.duration}`,
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
