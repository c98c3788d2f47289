import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';

/** Disabled, or disabled without losing its focus. */
const disabled = ':is(:disabled, [aria-disabled="true"])';

export const button = elementStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: '2.875rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration}, color ${vars.duration}`,
  selectors: {
    [`&${disabled}`]: { cursor: 'default', opacity: 0.65 },
    [`&:active:not(${disabled})`]: { translate: '0 1px' },
  },
});

export const primary = elementStyle({
  backgroundColor: vars.color.brand,
  borderColor: vars.color.brand,
  color: vars.color.onBrand,
  selectors: {
    [`&:hover:not(${disabled})`]: {
      backgroundColor: `color-mix(in oklab, ${vars.color.brand}, ${vars.color.ink} 18%)`,
    },
  },
  // Browsers print no backgrounds by default, so the text must not be white.
  '@media': { print: { backgroundColor: 'transparent', borderColor: vars.color.ink, color: vars.color.ink } },
});

export const secondary = elementStyle({
  selectors: { [`&:hover:not(${disabled})`]: { backgroundColor: vars.color.ink, color: vars.color.paper } },
});
