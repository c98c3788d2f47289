import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

export const root = sectionStyle({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: `calc(${vars.space.section} / 2)`,
  paddingBlock: `calc(${vars.space.section} * 0.75)`,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  borderBlock: `1px solid ${vars.color.line}`,
  // At the end of a page it is adjacent to the footer, which has its own line.
  selectors: {
    // Adjacent to a dark band, without a strip of paper between them. The band's line ends it.
    ':is([data-scope="call-story"], :has(> [data-scope="call-story"])) + &': {
      marginBlockStart: `calc(-1 * ${vars.space.section} / 2)`,
      borderBlockStart: 0,
    },
    // Soot in the light; in the dark the page's own ground, unlike the band of a call above it.
    '&[data-theme="dark"]': { backgroundColor: vars.color.paper },
    '&:last-child': { borderBlockEnd: 0, marginBlockEnd: `calc(-1 * ${vars.space.section} / 2)` },
  },
  '@media': {
    print: { breakInside: 'avoid', marginBlockStart: 0, paddingBlock: `calc(${vars.space.section} / 2)`, border: 0 },
  },
});

const desktop = 'screen and (min-width: 60rem)';

/** With a form, which is of no use on paper. */
export const low = sectionStyle({
  paddingBlock: `calc(${vars.space.section} / 2)`,
  '@media': { print: { display: 'none' } },
});

/** As wide as the page's text. */
export const padded = sectionStyle({ paddingInline: pageInline });

/** The words and the page's object, side by side on a wide window. */
export const top = sectionStyle({
  display: 'grid',
  gap: vars.space[6],
  selectors: { [`${low} &`]: { gap: `${vars.space[4]} ${vars.space[5]}` } },
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
      alignItems: 'center',
      selectors: { [`${low} &`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
    },
  },
});

export const words = sectionStyle({
  display: 'grid',
  gap: vars.space[5],
  // The text is above the form, beside the title.
  selectors: { [`${low} &`]: { display: 'contents' } },
});

export const figure = sectionStyle({ '@media': { 'screen and (max-width: 59.99rem)': { maxInlineSize: '22rem' } } });

export const form = sectionStyle({ minInlineSize: 0 });

export const title = sectionStyle({
  ...type.hero,
  fontSize: `calc(${vars.size.hero} * 0.86)`,
  selectors: { [`${low} &`]: { ...type.title } },
  '@media': { [desktop]: { selectors: { [`${low} &`]: { gridRow: '1 / span 2' } } } },
});

export const text = sectionStyle({
  ...type.lead,
  textWrap: 'balance',
  color: vars.color.quiet,
  maxInlineSize: `calc(2 * ${pageInline} + 58ch - ${vars.space.gutter})`,
  selectors: { [`${low} &`]: { ...type.text, maxInlineSize: '44ch' } },
});

export const actions = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
});

export const voice = sectionStyle({ minInlineSize: 0, marginBlockStart: vars.space[5] });
