import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusable } from '../../theme/focusable';
import { behaviourStyle, behaviours } from '../../theme/layers.css';
import { outOfSight } from '../../theme/out-of-sight';
import { type } from '../../theme/type';

/** A container query, not the window's width: the player may be in a column. */
const wide = '(min-width: 60rem)';
const narrow = '(width < 40rem)';

/** Not a grid: a sticky child of a grid stays in its own row. */
export const root = behaviourStyle({
  containerType: 'inline-size',
  display: 'flex',
  flexFlow: 'row wrap',
  alignItems: 'center',
  gap: vars.space[5],
  minInlineSize: 0,
});

/** A row of its own. */
export const row = behaviourStyle({ flex: '0 0 100%', minInlineSize: 0 });

export const body = behaviourStyle({
  flex: '0 0 100%',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

/** The words, and what the call writes. */
export const split = behaviourStyle({
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space[7], alignItems: 'start' },
  },
});

export const words = behaviourStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  minInlineSize: 0,
});

/** Sticky while a long transcript scrolls beside it. */
export const record = behaviourStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  minInlineSize: 0,
  '@container': { [wide]: { position: 'sticky', insetBlockStart: '6rem' } },
});

const withoutScripts = { '(scripting: none)': { display: 'none' }, print: { display: 'none' } };

/** In a narrow container a bar at the lower edge of the window. Without JavaScript the transcript is the demo. */
export const controls = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  flex: '1 1 auto',
  '@container': {
    // However many they are, the choice of sound stays beside them.
    [wide]: { flexBasis: 0, minInlineSize: 0 },
    [narrow]: {
      flexBasis: '100%',
      order: 1,
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      gap: vars.space[2],
      paddingBlock: vars.space[2],
      borderBlockStart: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.paper,
    },
  },
  '@media': {
    ...withoutScripts,
    // Over the margins of a phone's page: without them it would be a box.
    'screen and (width < 40rem)': { boxShadow: `0 0 0 100vmax ${vars.color.paper}`, clipPath: 'inset(0 -100vmax)' },
  },
});

// What gets the focus stops above the bar, and the bar's own controls where they are (WCAG 2.4.11).
globalStyle(`${root} ${focusable}:not(${controls} *)`, {
  '@layer': { [behaviours]: { '@container': { [narrow]: { scrollMarginBlockEnd: '10rem' } } } },
});

/** The line that is spoken, in the bar. Beside it is room for the time, except with very large text. */
export const spoken = behaviourStyle({
  ...type.small,
  display: 'none',
  flex: '1 1 max(100% - 9rem, 8rem)',
  minInlineSize: 0,
  order: -1,
  overflow: 'hidden',
  '@container': { [narrow]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 } },
});

/** Stacked, so that the choice keeps its place when a notice appears below it. */
export const sounds = behaviourStyle({
  flex: '0 0 100%',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '@container': {
    [wide]: {
      flex: '0 1 auto',
      alignItems: 'flex-end',
      // Beside the first row of the controls, which are as high as a button.
      alignSelf: 'flex-start',
      justifyContent: 'center',
      minBlockSize: '2.875rem',
    },
  },
  '@media': withoutScripts,
});

/** As wide as its longest text, so that its neighbors do not move. */
export const play = behaviourStyle({
  minInlineSize: '9.5rem',
  '@container': { [narrow]: { minInlineSize: 0, paddingInline: vars.space[3] } },
});

/** Of the bar, only screen readers get the words: its button shows the same. */
export const announcement = behaviourStyle({ '@container': { [narrow]: outOfSight } });

export const compact = behaviourStyle({
  paddingInline: vars.space[3],
  '@container': { [narrow]: { paddingInline: vars.space[2] } },
});

export const now = behaviourStyle({
  ...type.small,
  ...type.figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  color: vars.color.quiet,
  '@container': {
    // Beside the line, so that all buttons fit in one row.
    [narrow]: { selectors: { '[data-part="spoken"] ~ &': { order: -1, alignSelf: 'flex-start' } } },
  },
  selectors: {
    '&[data-state="playing"]::before': {
      content: '""',
      alignSelf: 'center',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: '50%',
      backgroundColor: vars.color.live,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state="playing"]::before': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
    },
  },
});

/** Times are left-to-right in every language. */
export const time = behaviourStyle({ direction: 'ltr', unicodeBidi: 'isolate', whiteSpace: 'nowrap' });
