import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';
import { pageInline } from '../section/section.css';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: `calc(${vars.space.section} / 2)`,
});

export const title = sectionStyle({
  ...type.hero,
  fontSize: `calc(${vars.size.hero} * 0.86)`,
  paddingInline: pageInline,
});

export const text = sectionStyle({
  ...type.lead,
  textWrap: 'balance',
  color: vars.color.quiet,
  paddingInline: `${pageInline} ${vars.space.gutter}`,
  maxInlineSize: `calc(${pageInline} + 58ch)`,
});

export const actions = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
  paddingInline: pageInline,
});

export const figure = sectionStyle({ marginBlockStart: vars.space[5] });

/** The line begins where the sentence does, and runs on to the window's edge. */
export const voice = sectionStyle({ marginInlineStart: pageInline });

export const caption = sectionStyle({
  ...type.small,
  color: vars.color.quiet,
  paddingInline: pageInline,
  marginBlockStart: vars.space[3],
});
