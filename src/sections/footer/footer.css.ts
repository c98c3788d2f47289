import { container } from '../../theme/container';
import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

const phone = 'screen and (width < 40rem)';

/** A container width in which the company stands beside the links. */
const wide = '(width >= 55rem)';

export const root = sectionStyle({
  ...container,
  marginBlockStart: `calc(${vars.space.section} / 2)`,
  paddingInline: pageInline,
  paddingBlock: `${vars.space[7]} ${vars.space[6]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [phone]: { paddingBlock: `${vars.space[6]} ${vars.space[5]}` },
    print: { display: 'none' },
  },
});

export const top = sectionStyle({
  display: 'grid',
  // Two columns, or one with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))',
  gap: `${vars.space[6]} ${vars.space[5]}`,
  // Container queries, because a rem of theirs grows with the page's text, and one of a media query does not.
  '@container': {
    '(width >= 42rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
    [wide]: { gridTemplateColumns: '1.2fr repeat(4, 1fr)' },
    '(width >= 69rem)': { gridTemplateColumns: '2.2fr repeat(4, 1fr)' },
  },
});

export const who = sectionStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[3],
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto' } },
});

export const address = sectionStyle({
  ...type.small,
  // As wide as its column: WebKit measures the text before its font has loaded, and would wrap it.
  justifySelf: 'stretch',
  fontStyle: 'normal',
  color: vars.color.quiet,
});

export const title = sectionStyle({
  ...type.small,
  color: vars.color.quiet,
  fontWeight: 600,
  marginBlockEnd: vars.space[2],
});

export const links = sectionStyle({ display: 'grid' });

export const link = sectionStyle({
  ...type.small,
  display: 'inline-block',
  maxInlineSize: '100%',
  // The minimum target size, also for a short name.
  minInlineSize: '1.5rem',
  paddingBlock: vars.space[1],
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.brand, textDecoration: 'underline' } },
});

export const bottom = sectionStyle({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
  marginBlockStart: vars.space[7],
  color: vars.color.quiet,
  '@media': { [phone]: { marginBlockStart: vars.space[6] } },
});
