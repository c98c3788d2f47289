import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = elementStyle({
  display: 'grid',
  gap: vars.space[1],
  position: 'relative',
  alignContent: 'start',
  minInlineSize: 0,
});

export const head = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  alignItems: 'baseline',
});

/** Out of sight, still heard. */
export const hidden = elementStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const label = elementStyle({ ...type.small, fontWeight: 600 });

export const hint = elementStyle({ ...type.small, color: vars.color.quiet });

export const control = elementStyle({
  // Where focus scrolls to it, its label comes into sight with it.
  scrollMarginBlockStart: vars.space[6],
  inlineSize: '100%',
  minBlockSize: '2.875rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.quiet}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontSize: '1rem',
  lineHeight: 1.5,
  selectors: {
    '&::placeholder': { color: vars.color.quiet, opacity: 1 },
    '&:focus-visible': { outlineOffset: '0' },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled, &[readonly], &[aria-disabled="true"]': { color: vars.color.quiet },
    'textarea&': { minBlockSize: '9rem', resize: 'vertical' },
    'select&': {
      appearance: 'none',
      paddingInlineEnd: vars.space[6],
      // The two strokes of an angle, as the navigation draws it.
      backgroundImage: ['45deg', '135deg']
        .map((turn) => `linear-gradient(${turn}, transparent 40%, currentColor 44% 56%, transparent 60%)`)
        .join(),
      backgroundPosition: 'calc(100% - 1.125rem) 50%, calc(100% - 0.75rem) 50%',
      backgroundSize: '0.375rem 0.375rem',
      backgroundRepeat: 'no-repeat',
    },
    'select&:dir(rtl)': { backgroundPosition: '0.75rem 50%, 1.125rem 50%' },
  },
  '@media': {
    // The drawn mark keeps its color there, which may be the page's: the browser's own is safe.
    '(forced-colors: active)': { selectors: { 'select&': { appearance: 'auto', backgroundImage: 'none' } } },
  },
});

export const error = elementStyle({
  ...type.small,
  position: 'relative',
  paddingInlineStart: vars.space[5],
  color: vars.color.danger,
});
