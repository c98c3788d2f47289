import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const minutes = sectionStyle({
  ...type.text,
  ...type.figures,
  fontWeight: 600,
  marginBlockStart: vars.space[4],
});

export const description = sectionStyle({
  ...type.text,
  color: vars.color.quiet,
  maxInlineSize: '42ch',
  paddingBlockStart: vars.space[2],
});

export const action = sectionStyle({
  inlineSize: '100%',
  '@media': { 'screen and (min-width: 40rem)': { maxInlineSize: '22rem' } },
});

export const note = sectionStyle({ ...type.small, color: vars.color.quiet, marginBlockStart: vars.space[3] });
