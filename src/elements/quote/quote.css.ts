import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = elementStyle({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const words = elementStyle({
  ...type.title,
  fontSize: 'clamp(1.5rem, 1rem + 2.3vw, 3rem)',
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  maxInlineSize: '30ch',
  textWrap: 'pretty',
  selectors: { '&::before': { content: 'open-quote' }, '&::after': { content: 'close-quote' } },
});

export const caption = elementStyle({ ...type.small, color: vars.color.quiet });

export const speaker = elementStyle({ fontWeight: 600, color: vars.color.ink });
