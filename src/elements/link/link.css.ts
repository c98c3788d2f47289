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

/** Inline, but with the minimum target size, and wrapped as a whole before it is broken. */
export const address = elementStyle({ display: 'inline-block', minBlockSize: '1.5rem' });
