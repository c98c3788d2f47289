import { vars } from '../../theme/contract.css';
import { behaviourPartStyle, behaviourStyle } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

const phone = 'screen and (max-width: 39.99rem)';
const withoutScripts = { '(scripting: none)': { display: 'none' }, print: { display: 'none' } };

export const root = behaviourStyle({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const bleed = behaviourStyle({});

/** For a full-bleed line: the page's measure. */
const below = { selectors: { [`${bleed} &`]: { marginInline: pageInline } } };

export const line = behaviourStyle({
  minInlineSize: 0,
  // A finger scrolls the page vertically, and moves the playhead horizontally; two zoom the page.
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  selectors: { '&[role]': { cursor: 'pointer' }, '&[data-state="scrubbing"]': { cursor: 'ew-resize' } },
});

export const caption = behaviourStyle({
  ...below,
  ...type.small,
  ...type.figures,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  // Large text may need a row for each.
  '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', rowGap: vars.space[3] } },
});

/** Of a compact player: on a phone too its small button stands beside the sentence, except with very large text. */
export const compactCaption = behaviourStyle({});

/** As wide as its longest text, so that the sentence beside it does not move. */
export const play = behaviourStyle({
  minInlineSize: '9.5rem',
  '@media': { [phone]: { minInlineSize: 'min(9.5rem, 100%)' }, ...withoutScripts },
});

/** Visually hidden legend. */
export const compact = behaviourStyle({ paddingInline: vars.space[3], '@media': withoutScripts });

/** On a phone above the button, at full width. */
export const sentence = behaviourStyle({
  fontSize: vars.size.text,
  maxInlineSize: '100%',
  '@media': {
    [phone]: {
      order: -1,
      flexBasis: '100%',
      selectors: { [`${compactCaption} > &`]: { order: 0, flex: '1 1 9rem' } },
    },
  },
});

export const quote = behaviourStyle({});

export const word = behaviourStyle({
  selectors: {
    '&[data-state="coming"]': { color: vars.color.quiet },
    // The speech color is used for lines, never for text on paper: it marks the line below the word.
    '&[data-state="lit"]': { boxShadow: `inset 0 -2px ${vars.color.live}` },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-state="lit"]': { borderBlockEnd: '2px solid Highlight' } } },
  },
});

/** Times are left-to-right in every language. */
export const time = behaviourStyle({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
  color: vars.color.quiet,
});

/** A row that the demo player replaces. */
export const foot = behaviourPartStyle({
  ...below,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  '@media': { [phone]: { justifyContent: 'flex-start' }, ...withoutScripts },
});

/** Its room is kept, so that nothing moves when a notice appears. */
export const status = behaviourStyle({
  ...type.small,
  flex: '1 1 9rem',
  lineHeight: 1.4,
  color: vars.color.quiet,
  textAlign: 'end',
  '@media': { [phone]: { textAlign: 'start' } },
});

/** At the end of the row, on a phone at its start. */
export const choice = behaviourStyle({ order: 1, '@media': { [phone]: { order: 0 } } });
