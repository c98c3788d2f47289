import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';

/** Disabled, or disabled without losing its focus. */
const disabled = ':is(:disabled, [aria-disabled="true"])';

const turn = keyframes({ to: { rotate: '1turn' } });

export const button = elementStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration}, color ${vars.duration}`,
  selectors: {
    [`&${disabled}`]: { cursor: 'default', opacity: 0.65 },
    [`&:active:not(${disabled})`]: { translate: '0 1px' },
    '&[aria-busy="true"]': { opacity: 1 },
    // A ring, open where it turns. Still with reduced motion.
    '&[aria-busy="true"]::before': {
      content: '""',
      inlineSize: '1em',
      blockSize: '1em',
      border: '2px solid',
      borderInlineEndColor: 'transparent',
      borderRadius: '50%',
      animation: `${turn} 1s linear infinite`,
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&::before': { animation: 'none' } } } },
});

export const size = {
  small: elementStyle({ minBlockSize: '2.25rem', paddingInline: vars.space[3], fontSize: '0.9375rem' }),
  medium: elementStyle({ minBlockSize: '2.875rem', paddingInline: vars.space[5], fontSize: '1rem' }),
  large: elementStyle({ minBlockSize: '3.5rem', paddingInline: vars.space[6], fontSize: '1.125rem' }),
};

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

export const ghost = elementStyle({
  borderColor: 'transparent',
  selectors: {
    [`&:hover:not(${disabled})`]: { backgroundColor: `color-mix(in oklab, transparent, ${vars.color.ink} 10%)` },
  },
});
