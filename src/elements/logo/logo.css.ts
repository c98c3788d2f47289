import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';

export const root = elementStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  color: vars.color.ink,
  fontFamily: vars.font.display,
  // In the bar it leaves space for its neighbors at any text size.
  fontSize: 'min(1.25rem, 6.25vw)',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  lineHeight: 1,
});

export const mark = elementStyle({ flex: 'none' });
