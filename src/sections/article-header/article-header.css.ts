import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

const desktop = 'screen and (min-width: 60rem)';

export const root = sectionStyle({
  display: 'grid',
  gap: vars.space[6],
  // The bar overlaps the top of the page.
  paddingBlock: `clamp(2rem, 5vw, 4.5rem) ${vars.space[6]}`,
  paddingInline: pageInline,
  '@media': {
    [desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[5], alignItems: 'stretch' },
    print: { padding: 0, marginBlockEnd: '8mm' },
  },
});

export const coverless = sectionStyle({ gap: vars.space[5], paddingBlockEnd: 0 });

export const words = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': {
    [desktop]: {
      gridColumn: 'span 7',
      selectors: {
        [`${coverless} > &`]: { gridColumn: '1 / -1', flexFlow: 'row wrap', justifyContent: 'space-between' },
      },
    },
  },
});

export const section = sectionStyle({
  ...type.small,
  inlineSize: '100%',
  '@media': { print: { display: 'none' } },
});

export const title = sectionStyle({
  ...type.title,
  fontSize: 'min(clamp(2.25rem, 1.3rem + 3.6vw, 4.25rem), 12vw)',
  lineHeight: 1.02,
  '@media': { print: { fontSize: vars.size.hero } },
  selectors: { [`${coverless} &`]: { fontSize: vars.size.hero } },
  // Shrinks to its text, so that the transition from a card's title does not stretch it.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
});

export const facts = sectionStyle({
  ...type.small,
  ...type.figures,
  display: 'grid',
  gap: vars.space[1],
  inlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    [`${coverless} &`]: { ...type.text, inlineSize: 'auto', paddingBlock: `0 ${vars.space[2]}`, border: 0 },
  },
});

export const byline = sectionStyle({ ...type.text, fontWeight: 600 });

export const date = sectionStyle({ color: vars.color.quiet });

export const cover = sectionStyle({
  alignSelf: 'end',
  // A cover may be as dark as the page.
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, border: `1px solid ${vars.color.line}` } },
  '@media': { [desktop]: { gridColumn: '8 / -1' }, print: { display: 'none' } },
});

export const voice = sectionStyle({
  minInlineSize: 0,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [desktop]: { gridColumn: '1 / -1' }, print: { display: 'none' } },
});
