import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';

export const frame = behaviourStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  maxInlineSize: '100%',
  selectors: {
    '&[data-state="fallback"], &[data-state="empty"]': {
      // A border would shift the content below by its width.
      outline: `1px solid ${vars.color.line}`,
      outlineOffset: '-1px',
      backgroundColor: vars.color.raised,
    },
  },
});

export const shape = behaviourStyle({ inlineSize: '100%', blockSize: 'auto' });

export const image = behaviourStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: {
    [`${frame}[data-state="fallback"] &`]: { objectFit: 'contain', padding: '15% 25%' },
  },
});
