import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const desktop = 'screen and (min-width: 60rem)';

export const root = sectionStyle({ borderBlockStart: `1px solid ${vars.color.ink}` });

export const item = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[5] } },
});

export const source = sectionStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  '@media': { [desktop]: { gridColumn: 'span 4' } },
});

export const outlet = sectionStyle({ ...type.text, fontWeight: 600 });

export const date = sectionStyle({ ...type.small, ...type.figures, color: vars.color.quiet });

export const story = sectionStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': { [desktop]: { gridColumn: '5 / -1' } },
});

export const title = sectionStyle({
  ...type.title,
  fontSize: 'clamp(1.625rem, 1.25rem + 1.5vw, 2.375rem)',
  lineHeight: 1.1,
});

export const summary = sectionStyle({ ...type.text, color: vars.color.quiet, maxInlineSize: '56ch' });
