import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

/** Wider than the window, so that its upper edge is a horizon. The drawing is 0.34 times as high (contact-hero.tsx). */
const globeWidth = 'max(56rem, 112vw)';

const desktop = 'screen and (min-width: 60rem)';

/** A container width in which an address does not fit beside its term. */
const narrow = '(width < 21rem)';

export const root = sectionStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  paddingInline: pageInline,
  paddingBlock: `clamp(2rem, 5vw, 4.5rem) calc(${globeWidth} * 0.34 + 1.5rem)`,
  '@media': {
    [desktop]: { gridTemplateColumns: 'repeat(12, 1fr)', gridTemplateRows: 'auto 1fr', gap: vars.space[5] },
  },
});

/** Ends in a horizon: the top of a globe wider than the window, centered on the Americas. */
export const globe = sectionStyle({
  position: 'absolute',
  zIndex: -1,
  inlineSize: globeWidth,
  maxInlineSize: 'none',
  insetInlineStart: `calc(50% - ${globeWidth} / 2)`,
  insetBlockEnd: 0,
});

export const who = sectionStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [desktop]: { gridColumn: '1 / span 5' } },
});

export const title = sectionStyle({ ...type.hero });

export const lead = sectionStyle({ ...type.lead, color: vars.color.quiet, maxInlineSize: '40ch' });

export const figure = sectionStyle({ minInlineSize: 0 });

export const caption = sectionStyle({
  ...type.small,
  textWrap: 'balance',
  color: vars.color.quiet,
  marginBlockStart: vars.space[2],
});

export const details = sectionStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: vars.space[4],
  '@media': { [desktop]: { gridColumn: '1 / span 5', gridRow: 2 } },
});

export const detail = sectionStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  // One column for all terms, as wide as the longest.
  gridTemplateColumns: 'subgrid',
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const term = sectionStyle({ color: vars.color.quiet });

export const form = sectionStyle({
  alignSelf: 'start',
  minInlineSize: 0,
  '@media': { [desktop]: { gridColumn: '7 / -1', gridRow: '1 / span 2' } },
});

/** Only the base styles. */
export const plain = sectionStyle({});
