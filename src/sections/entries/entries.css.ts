import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const phone = 'screen and (width < 40rem)';
const tablet = 'screen and (min-width: 40rem)';
const wide = 'screen and (min-width: 48rem)';
const desktop = 'screen and (min-width: 60rem)';

export const root = sectionStyle({ borderBlockStart: `1px solid ${vars.color.ink}` });

/** Entries below each other. */
export const rows = sectionStyle({});

/** Entries side by side. */
export const columns = sectionStyle({
  '@media': {
    [wide]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: vars.space[8] },
  },
});

/** Leaves the parts to the entry's grid, which aligns them with those beside it. */
const unwrapped = { [wide]: { selectors: { [`${columns} &`]: { display: 'contents' } } } } as const;

export const entry = sectionStyle({
  breakInside: 'avoid',
  position: 'relative',
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [phone]: { gap: vars.space[4], paddingBlock: vars.space[5] },
    [wide]: {
      selectors: {
        [`${columns} > &`]: {
          gridRow: 'span 6',
          gridTemplateRows: 'subgrid',
          rowGap: vars.space[4],
          borderBlockEnd: 0,
        },
        [`${columns} > & + &::before`]: {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: `calc(-1 * ${vars.space[8]} / 2)`,
          borderInlineStart: `1px solid ${vars.color.line}`,
        },
      },
    },
    [desktop]: {
      selectors: { [`${rows} > &`]: { gridTemplateColumns: 'repeat(12, 1fr)', gridTemplateRows: 'auto 1fr' } },
    },
  },
});

export const side = sectionStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': { ...unwrapped, [desktop]: { gridColumn: 'span 4' } },
});

export const title = sectionStyle({
  ...type.title,
  fontSize: 'clamp(1.625rem, 1.25rem + 1.5vw, 2.375rem)',
  lineHeight: 1.1,
  maxInlineSize: '100%',
  selectors: { [`${columns} &`]: type.head },
});

/** Facts in a row, separated by hairlines. The first one of each line is outside of the row, where it is clipped. */
export const facts = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} calc(2 * ${vars.space[3]} + 1px)`,
  overflow: 'hidden',
});

export const fact = sectionStyle({
  ...type.small,
  marginInlineStart: `calc(-1 * ${vars.space[3]} - 1px)`,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `1px solid ${vars.color.line}`,
  color: vars.color.quiet,
});

export const figure = sectionStyle({
  ...type.hero,
  ...type.figures,
  fontSize: 'clamp(2.75rem, 1.6rem + 4vw, 5rem)',
  lineHeight: 1.05,
});

export const main = sectionStyle({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  '@media': {
    [phone]: { gap: vars.space[4] },
    ...unwrapped,
    [desktop]: { gridColumn: '5 / -1', gridRow: '1 / span 2' },
  },
});

export const description = sectionStyle({ ...type.lead, maxInlineSize: vars.width.measure });

/** Below the title. */
export const quiet = sectionStyle({ ...type.text, color: vars.color.quiet });

export const lists = sectionStyle({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }, ...unwrapped },
});

/** Beside the lists. */
export const results = sectionStyle({ display: 'grid', alignContent: 'start', gap: vars.space[5] });

export const note = sectionStyle({
  ...type.small,
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.quiet,
});

export const noteLabel = sectionStyle({ fontWeight: 600, color: vars.color.ink });

/** Below the content on a phone, beside it on a desktop. */
export const action = sectionStyle({
  ...type.small,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': { [desktop]: { selectors: { [`${rows} &`]: { gridColumn: 'span 4', gridRow: 2 } } } },
});
