import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';
import { pageInline } from '../section/section.css';

const desktop = 'screen and (min-width: 60rem)';

export const root = sectionStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: vars.space[7],
  overflow: 'hidden',
  paddingInline: pageInline,
  paddingBlock: `calc(4.5rem + clamp(2rem, 5vw, 4.5rem)) ${vars.space[8]}`,
  '@media': {
    [desktop]: { gridTemplateColumns: 'repeat(12, 1fr)', columnGap: vars.space[5], minBlockSize: '62rem' },
  },
});

/** Behind the words on a desk, rising from the lower edge; on a phone it is the horizon of the page's first part. */
export const globe = sectionStyle({
  position: 'absolute',
  zIndex: -1,
  inlineSize: '34rem',
  insetInlineStart: '-6rem',
  insetBlockStart: '30rem',
  '@media': {
    [desktop]: {
      inlineSize: 'clamp(40rem, 52vw, 50rem)',
      insetInlineStart: `calc(${pageInline} - 12rem)`,
      insetBlockStart: 'auto',
      insetBlockEnd: '-22rem',
    },
  },
});

export const who = sectionStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  minInlineSize: 0,
  '@media': { [desktop]: { gridColumn: 'span 5' } },
});

export const title = sectionStyle({ ...type.hero });

export const lead = sectionStyle({ ...type.lead, color: vars.color.quiet, maxInlineSize: '40ch' });

export const figure = sectionStyle({ minInlineSize: 0 });

export const caption = sectionStyle({ ...type.small, color: vars.color.quiet, marginBlockStart: vars.space[2] });

export const details = sectionStyle({ backgroundColor: vars.color.paper });

export const detail = sectionStyle({
  display: 'grid',
  gridTemplateColumns: '7.5rem 1fr',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const term = sectionStyle({ color: vars.color.quiet });

export const form = sectionStyle({
  alignSelf: 'start',
  minInlineSize: 0,
  padding: 'clamp(1.25rem, 3vw, 2.5rem)',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  '@media': { [desktop]: { gridColumn: '7 / -1' } },
});
