import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

const desktop = 'screen and (min-width: 60rem)';
const tablet = 'screen and (min-width: 40rem)';
const phone = 'screen and (max-width: 39.99rem)';

export const root = sectionStyle({
  paddingBlockStart: 'clamp(2rem, 5vw, 4.5rem)',
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
});

export const note = sectionStyle({ paddingInline: pageInline, marginBlockEnd: vars.space[3] });

export const title = sectionStyle({ ...type.hero, paddingInline: pageInline, maxInlineSize: '100%' });

export const below = sectionStyle({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[5],
  paddingInline: pageInline,
  '@media': {
    [desktop]: { gridTemplateColumns: 'repeat(12, 1fr)', columnGap: vars.space[5], alignItems: 'end' },
  },
});

export const lead = sectionStyle({
  ...type.lead,
  color: vars.color.quiet,
  maxInlineSize: '46ch',
  '@media': { [tablet]: { textWrap: 'balance' }, [desktop]: { gridColumn: 'span 7', paddingInlineEnd: vars.space[6] } },
});

export const actions = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
  '@media': { [desktop]: { gridColumn: '8 / -1' } },
});

export const content = sectionStyle({ paddingInline: pageInline, marginBlockStart: vars.space[6] });

export const figure = sectionStyle({ marginBlockStart: 'clamp(2rem, 4vw, 3.5rem)' });

export const voice = sectionStyle({ inlineSize: '100%' });

export const caption = sectionStyle({
  ...type.small,
  ...type.figures,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  marginInline: pageInline,
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [phone]: { gridTemplateColumns: 'auto 1fr', rowGap: vars.space[1] } },
});

/** On a phone below the time, so that they have the whole line. */
export const words = sectionStyle({ '@media': { [phone]: { gridRow: 2, gridColumn: '1 / -1' } } });

export const recording = sectionStyle({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  backgroundColor: vars.color.live,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
});

export const unsaid = sectionStyle({ color: vars.color.quiet });

export const time = sectionStyle({ color: vars.color.quiet });
