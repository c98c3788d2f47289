import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

const desktop = 'screen and (min-width: 60rem)';

/** A container width in which an address does not fit beside its term. */
const narrow = '(width < 21rem)';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  paddingInline: pageInline,
  paddingBlock: 'clamp(2rem, 5vw, 4.5rem)',
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'repeat(12, 1fr)',
      // The details follow the text, and the globe the form: the middle row is what the form is longer than the text.
      gridTemplateRows: 'auto 1fr auto',
      gap: vars.space[5],
    },
  },
});

/** The whole disc: nothing cuts its dots. */
export const globe = sectionStyle({
  justifySelf: 'center',
  inlineSize: 'min(100%, 34rem)',
  '@media': { [desktop]: { gridColumn: '7 / -1', gridRow: 3 } },
});

/** Two lines high, so that the time of the office moves nothing when it replaces the hours. */
export const hours = sectionStyle({
  ...type.head,
  ...type.figures,
  minBlockSize: '2.4em',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.ink}`,
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
  '@media': { [desktop]: { gridColumn: '1 / span 5', gridRow: '2 / span 2' } },
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
