import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const tablet = 'screen and (min-width: 40rem)';

export const root = sectionStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'start',
  borderBlockStart: `1px solid ${vars.color.ink}`,
});

export const column = sectionStyle({
  ...type.head,
  textAlign: 'start',
  verticalAlign: 'bottom',
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[4],
});

export const row = sectionStyle({ borderBlockStart: `1px solid ${vars.color.line}` });

const cell = {
  ...type.small,
  textAlign: 'start',
  verticalAlign: 'baseline',
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[3],
  '@media': { [tablet]: { ...type.text, paddingBlock: vars.space[4] } },
} as const;

export const label = sectionStyle({ ...cell, fontWeight: 400, color: vars.color.quiet });

export const value = sectionStyle({ ...cell, ...type.figures });
