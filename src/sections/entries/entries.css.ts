import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const tablet = 'screen and (min-width: 40rem)';
const desktop = 'screen and (min-width: 60rem)';

export const root = sectionStyle({ borderBlockStart: `1px solid ${vars.color.ink}` });

export const entry = sectionStyle({
  breakInside: 'avoid',
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [desktop]: { gridTemplateColumns: 'repeat(12, 1fr)', gridTemplateRows: 'auto 1fr', columnGap: vars.space[5] },
  },
});

export const side = sectionStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': { [desktop]: { gridColumn: 'span 5' } },
});

export const title = sectionStyle({
  ...type.title,
  fontSize: 'clamp(1.625rem, 1.25rem + 1.5vw, 2.375rem)',
  lineHeight: 1.1,
});

/** Facts in a row, separated by hairlines. */
export const facts = sectionStyle({ display: 'flex', flexWrap: 'wrap', rowGap: vars.space[1] });

export const fact = sectionStyle({
  ...type.small,
  color: vars.color.quiet,
  selectors: {
    '& + &': {
      marginInlineStart: vars.space[3],
      paddingInlineStart: vars.space[3],
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const main = sectionStyle({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [desktop]: { gridColumn: '6 / -1', gridRow: '1 / span 2' } },
});

export const description = sectionStyle({ ...type.lead, maxInlineSize: vars.width.measure });

export const lists = sectionStyle({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

/** Below the content on a phone, beside it on a desktop. */
export const action = sectionStyle({
  ...type.small,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': { [desktop]: { gridColumn: 'span 5', gridRow: 2 } },
});
