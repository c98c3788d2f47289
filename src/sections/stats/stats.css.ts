import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = sectionStyle({
  display: 'grid',
  columnGap: 0,
  rowGap: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  overflow: 'hidden',
});

const columnsOf = (width: string) => ({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))` });

export const bare = sectionStyle({
  ...columnsOf('9.5rem'),
  '@media': { 'screen and (min-width: 40rem)': columnsOf('13rem') },
});

export const explained = sectionStyle(columnsOf('13rem'));

export const stat = sectionStyle({
  display: 'grid',
  // The number first, though a screen reader hears what it counts before it.
  gridTemplateRows: 'auto auto 1fr',
  paddingBlockStart: vars.space[5],
  paddingInlineEnd: vars.space[5],
  paddingInlineStart: vars.space[5],
  marginInlineStart: `calc(-1 * ${vars.space[5]} - 1px)`,
  borderInlineStart: `1px solid ${vars.color.line}`,
});

export const value = sectionStyle({
  ...type.hero,
  ...type.figures,
  gridRow: 1,
  fontSize: 'clamp(2.5rem, 1.6rem + 4vw, 5rem)',
  lineHeight: 1.05,
});

export const label = sectionStyle({ ...type.text, gridRow: 2, fontWeight: 600 });

export const description = sectionStyle({ ...type.small, gridRow: 3, color: vars.color.quiet, maxInlineSize: '30ch' });
