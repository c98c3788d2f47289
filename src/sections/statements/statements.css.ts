import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

const desktop = 'screen and (min-width: 60rem)';

export const root = sectionStyle({
  display: 'grid',
  gap: vars.space[7],
  paddingInline: pageInline,
  paddingBlock: `calc(${vars.space.section} / 2)`,
  '@media': { [desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: vars.space[7] } },
});

export const statement = sectionStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: vars.space[4],
  minInlineSize: 0,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  '@media': { [desktop]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
});

export const title = sectionStyle({ ...type.small, fontWeight: 600, color: vars.color.quiet });

export const words = sectionStyle({
  ...type.head,
  fontSize: 'clamp(1.5rem, 1.1rem + 1.7vw, 2.5rem)',
  lineHeight: 1.18,
  textWrap: 'pretty',
});
