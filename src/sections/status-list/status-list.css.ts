import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { sectionStyle, sections } from '../../theme/layers.css';
import { type } from '../../theme/type';

const desktop = 'screen and (min-width: 60rem)';

export const root = sectionStyle({ borderBlockStart: `1px solid ${vars.color.ink}` });

export const item = sectionStyle({
  breakInside: 'avoid',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  alignItems: 'center',
  paddingBlock: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [desktop]: { gridTemplateColumns: '3fr 4fr 3fr 1.6fr', columnGap: vars.space[5] } },
});

/** Up to a tablet, the line and the status are in a row below the text. */
const words = { gridColumn: '1 / -1', '@media': { [desktop]: { gridColumn: 'auto' } } } as const;

export const title = sectionStyle({ ...type.head, ...words });

export const description = sectionStyle({ ...type.text, ...words, color: vars.color.quiet, maxInlineSize: '52ch' });

/** The progress: dots, dashes, a solid line. Its paths inherit the pattern. */
export const line = styleVariants({ planning: '0.1 4.5', design: '7 5', development: 'none' }, (pattern) => ({
  '@layer': { [sections]: { strokeDasharray: pattern, strokeLinecap: 'round' as const } },
}));

export const status = sectionStyle({
  ...type.small,
  fontWeight: 600,
  textAlign: 'end',
});
