import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const tablet = 'screen and (min-width: 40rem)';
const desktop = 'screen and (min-width: 60rem)';

export const root = sectionStyle({ borderBlockStart: `1px solid ${vars.color.ink}` });

export const card = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: `${vars.space[6]} ${vars.space[7]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    // Title and link on one side, description on the other.
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[7],
    },
  },
});

export const head = sectionStyle({ display: 'grid', alignContent: 'start', gap: vars.space[3] });

export const title = sectionStyle({
  ...type.title,
  fontSize: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem)',
  lineHeight: 1.1,
});

export const description = sectionStyle({ ...type.text, color: vars.color.quiet, maxInlineSize: '46ch' });

export const detail = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6] },
    [desktop]: { gridColumn: 2, gridRow: '1 / span 2' },
  },
});

export const picture = sectionStyle({ gridColumn: '1 / -1', minInlineSize: 0 });

export const voice = sectionStyle({
  transition: `color ${vars.duration}`,
  // On hover the agent's voice has the live color.
  selectors: { [`${card}:is(:hover, :focus-within) &`]: { color: vars.color.live } },
});

export const caption = sectionStyle({
  ...type.small,
  paddingBlockStart: vars.space[2],
  marginBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const results = sectionStyle({ display: 'grid', alignContent: 'start', gap: vars.space[5] });

export const stats = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space[4],
});

/** Reversed visually: in the DOM the label comes before the number. */
export const stat = sectionStyle({ display: 'grid', alignContent: 'start' });

export const label = sectionStyle({ ...type.small, gridRow: 2, color: vars.color.quiet });

export const value = sectionStyle({
  ...type.title,
  ...type.figures,
  gridRow: 1,
  fontSize: 'clamp(1.875rem, 1.4rem + 1.6vw, 2.75rem)',
});

/** A word instead of a number begins a sentence with its label, below the numbers. */
export const worded = sectionStyle({
  ...type.small,
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  columnGap: vars.space[1],
  gridColumn: '1 / -1',
});

export const word = sectionStyle({ fontWeight: 600 });

export const useCase = sectionStyle({
  ...type.small,
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.quiet,
});

export const name = sectionStyle({ fontWeight: 600, color: vars.color.ink });

export const action = sectionStyle({ '@media': { [desktop]: { gridColumn: 1, gridRow: 2 } } });
