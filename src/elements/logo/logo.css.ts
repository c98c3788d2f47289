import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';

export const root = elementStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  lineHeight: 1,
});

export const mark = elementStyle({ flex: 'none' });
