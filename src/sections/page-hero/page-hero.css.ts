import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { sectionStyle, sections } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

const desktop = 'screen and (min-width: 60rem)';
const wide = 'screen and (min-width: 75rem)';
const tablet = 'screen and (min-width: 40rem)';

export const root = sectionStyle({
  // A dark first screen in both themes.
  selectors: {
    '&[data-theme="dark"]': {
      backgroundColor: vars.color.paper,
      color: vars.color.ink,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      marginBlockEnd: `calc(${vars.space.section} / 2)`,
    },
  },
  paddingBlockStart: 'clamp(2rem, 5vw, 4.5rem)',
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
});

const phone = 'screen and (max-width: 39.99rem)';
const short = 'screen and (min-width: 60rem) and (max-height: 50rem)';

/** With little space above and below. */
export const tight = sectionStyle({
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
  '@media': {
    [desktop]: { paddingBlock: vars.space[7] },
    [short]: { paddingBlock: `${vars.space[4]} ${vars.space[5]}` },
  },
});

/** A title of phrases that change: on a wide window the words stand beside it. */
export const phrased = sectionStyle({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'fit-content(62%) minmax(0, 1fr)',
      columnGap: vars.space[7],
      alignItems: 'end',
      paddingInline: pageInline,
    },
  },
});

/** The text and the page's object, side by side on a wide window. */
export const top = sectionStyle({
  display: 'grid',
  gap: vars.space[6],
  paddingInline: pageInline,
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      columnGap: 'clamp(3rem, 6vw, 6rem)',
      alignItems: 'center',
    },
  },
});

/** The drawing has its own width, and the text the rest. */
export const large = sectionStyle({
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 40rem)',
      columnGap: vars.space[6],
      selectors: { '&:last-child': { marginBlockEnd: `calc(${vars.space[6]} * -1)` } },
    },
  },
});

export const text = sectionStyle({});

/** With details below the text: neither moves, however long the figure is. */
export const long = sectionStyle({
  '@media': { [desktop]: { gridTemplateRows: 'auto 1fr auto', rowGap: vars.space[5], alignItems: 'start' } },
});

export const figure = sectionStyle({
  '@media': { [desktop]: { selectors: { [`${long} > &`]: { gridColumn: 2, gridRow: '1 / span 2' } } } },
});
// Such as one player below another.
globalStyle(`${figure} > * + :not(dialog)`, { '@layer': { [sections]: { marginBlockStart: vars.space[6] } } });

export const details = sectionStyle({
  '@media': { [desktop]: { gridColumn: 1, gridRow: '2 / span 2' } },
});

export const soot = sectionStyle({
  padding: 'clamp(1.25rem, 4vw, 2.5rem)',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
});

export const note = sectionStyle({
  paddingInline: pageInline,
  marginBlockEnd: vars.space[3],
  selectors: { [`${text} &`]: { paddingInline: 0 } },
});

export const kicker = sectionStyle({
  ...type.small,
  fontWeight: 600,
  color: vars.color.brand,
  paddingInline: pageInline,
  marginBlockEnd: vars.space[2],
  selectors: { [`${text} &`]: { paddingInline: 0 } },
});

/** A control at the end of the last line, or below it if that line is full. */
export const heading = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: vars.space[4],
  paddingInline: pageInline,
  selectors: { [`${text} &`]: { paddingInline: 0 } },
  '@media': {
    // Beside the title's first line: a phrase fills the last one.
    [phone]: { selectors: { [`${tight} &`]: { position: 'relative' } } },
    [wide]: { selectors: { [`${phrased} > &`]: { position: 'relative', paddingInline: 0 } } },
  },
});

export const control = sectionStyle({
  '@media': {
    [phone]: {
      selectors: { [`${tight} &`]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: pageInline } },
    },
    [wide]: { selectors: { [`${phrased} &`]: { position: 'absolute', insetBlockStart: '0.5rem', insetInlineEnd: 0 } } },
  },
});

export const title = sectionStyle({
  ...type.hero,
  maxInlineSize: '100%',
  // In half of the width.
  selectors: { [`${text} &`]: { fontSize: `calc(${vars.size.hero} * 0.82)` } },
  '@media': { [short]: { selectors: { [`${tight} &`]: { fontSize: `min(${vars.size.hero}, 5.5rem)` } } } },
});

export const below = sectionStyle({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[5],
  paddingInline: pageInline,
  selectors: { [`${text} &`]: { paddingInline: 0 } },
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'repeat(12, 1fr)',
      columnGap: vars.space[5],
      alignItems: 'end',
      selectors: {
        [`${text} &`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        [`${tight} &`]: { gridTemplateColumns: 'minmax(0, 1fr) auto', marginBlockStart: vars.space[4] },
      },
    },
    [phone]: { selectors: { [`${tight} &`]: { gap: vars.space[3], marginBlockStart: vars.space[3] } } },
    [wide]: {
      selectors: {
        [`${phrased} > &`]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          paddingInline: 0,
          paddingBlockEnd: vars.space[3],
        },
      },
    },
  },
});

export const lead = sectionStyle({
  ...type.lead,
  color: vars.color.quiet,
  maxInlineSize: '46ch',
  '@media': {
    [tablet]: { textWrap: 'balance' },
    [desktop]: {
      gridColumn: 'span 7',
      paddingInlineEnd: vars.space[6],
      selectors: {
        [`${text} &`]: { gridColumn: 'auto', paddingInlineEnd: 0 },
        [`${tight} &`]: { gridColumn: 'auto', maxInlineSize: '64ch' },
      },
    },
    [phone]: { selectors: { [`${tight} &`]: { fontSize: vars.size.text, lineHeight: 1.4 } } },
  },
});

export const actions = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
  '@media': {
    [desktop]: { gridColumn: '8 / -1', selectors: { [`${tight} &, ${text} &`]: { gridColumn: 'auto' } } },
  },
});

/** Two lines high: the time moves nothing when it replaces the hours. */
export const hours = sectionStyle({
  ...type.head,
  ...type.figures,
  minBlockSize: '2.4em',
});

export const content = sectionStyle({
  paddingInline: pageInline,
  marginBlockStart: vars.space[6],
  selectors: { [`${long} > &`]: { gridColumnEnd: -1, paddingInline: 0, marginBlockStart: 0 } },
});
// Such as a note below figures.
globalStyle(`${content} > * + :not(dialog)`, { '@layer': { [sections]: { marginBlockStart: vars.space[5] } } });

export const voice = sectionStyle({
  marginBlockStart: 'clamp(2rem, 4vw, 3.5rem)',
  selectors: {
    [`${tight} &`]: { marginBlockStart: vars.space[4] },
    [`${top} + &`]: { marginBlockStart: vars.space[6] },
  },
});
