import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = sectionStyle({ borderBlockStart: `1px solid ${vars.color.ink}` });

export const row = sectionStyle({
  breakInside: 'avoid',
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  alignItems: 'baseline',
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { 'screen and (min-width: 40rem)': { gridTemplateColumns: '2fr 3fr' } },
});

export const term = sectionStyle({ ...type.head });

export const description = sectionStyle({ ...type.text, color: vars.color.quiet, maxInlineSize: '52ch' });
