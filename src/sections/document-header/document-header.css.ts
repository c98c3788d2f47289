import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

const desktop = 'screen and (min-width: 60rem)';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  // The bar overlaps the top of the page.
  paddingBlockStart: 'clamp(2rem, 5vw, 4.5rem)',
  paddingInline: pageInline,
  '@media': {
    [desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[5], alignItems: 'end' },
    print: { display: 'block', padding: 0, marginBlockEnd: '8mm' },
  },
});

export const back = sectionStyle({
  ...type.small,
  '@media': { [desktop]: { gridColumn: '1 / -1' }, print: { display: 'none' } },
});

export const title = sectionStyle({
  ...type.hero,
  '@media': { [desktop]: { gridColumn: 'span 8' } },
});

export const updated = sectionStyle({
  ...type.text,
  color: vars.color.quiet,
  '@media': { [desktop]: { gridColumn: '9 / -1', textAlign: 'end', paddingBlockEnd: '0.5rem' } },
});

export const figure = sectionStyle({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [desktop]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
    print: { display: 'none' },
  },
});

export const player = sectionStyle({
  minInlineSize: 0,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [desktop]: { gridColumn: '1 / -1' }, print: { display: 'none' } },
});

export const caption = sectionStyle({
  ...type.small,
  color: vars.color.quiet,
  textWrap: 'balance',
  '@media': { [desktop]: { gridColumn: 'span 4', gridRow: 1 } },
});

/** Aligned with the text below. */
export const voice = sectionStyle({ '@media': { [desktop]: { gridColumn: '6 / -1', gridRow: 1 } } });
