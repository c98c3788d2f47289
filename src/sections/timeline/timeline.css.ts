import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const desktop = 'screen and (min-width: 60rem)';

export const root = sectionStyle({
  display: 'grid',
  '@media': { [desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

/** On a phone a vertical line; on a desktop the drawing itself, unbroken from the first to the last. */
export const milestone = sectionStyle({
  breakInside: 'avoid',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  paddingBlockEnd: vars.space[6],
  borderInlineStart: `1px solid ${vars.color.ink}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [desktop]: { padding: 0, border: 0 } },
});

/** Connected to the line. */
export const hanging = sectionStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  paddingInlineStart: vars.space[5],
  '@media': {
    [desktop]: {
      paddingInline: `${vars.space[4]} ${vars.space[5]}`,
      paddingBlockStart: vars.space[5],
      marginBlockStart: '-2.75rem',
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const date = sectionStyle({
  ...type.small,
  ...type.figures,
  color: vars.color.quiet,
  '@media': { [desktop]: { paddingBlockStart: vars.space[4] } },
});

export const title = sectionStyle({ ...type.head });

export const description = sectionStyle({
  ...type.text,
  color: vars.color.quiet,
  maxInlineSize: '44ch',
  '@media': { [desktop]: { ...type.small } },
});
