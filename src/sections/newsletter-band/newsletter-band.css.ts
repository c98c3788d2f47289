import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

const desktop = 'screen and (min-width: 60rem)';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  marginBlockStart: `calc(${vars.space.section} / 2)`,
  paddingInline: pageInline,
  paddingBlock: `calc(${vars.space.section} / 2)`,
  borderBlock: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  // Adjacent to the footer's line: the footer's margin applies only to content without a background.
  selectors: {
    '&:last-child': { borderBlockEnd: 0, marginBlockEnd: `calc(-1 * ${vars.space.section} / 2)` },
  },
  '@media': {
    [desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[5], alignItems: 'start' },
    print: { display: 'none' },
  },
});

export const title = sectionStyle({ ...type.title, '@media': { [desktop]: { gridColumn: 'span 6' } } });

export const main = sectionStyle({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': { [desktop]: { gridColumn: '7 / -1' } },
});

export const text = sectionStyle({ ...type.text, color: vars.color.quiet, maxInlineSize: '44ch' });
