import { globalStyle } from '@vanilla-extract/css';
import { container } from '../../theme/container';
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
  ...container,
  display: 'flex',
  flexFlow: 'row wrap',
  alignItems: 'center',
  gap: vars.space[5],
});

/** Opens the page, with the record beside it; in a narrow container, the record follows the line. */
export const head = behaviourStyle({
  flex: '0 0 100%',
  minInlineSize: 0,
  '@container': { [wide]: { order: -2, flex: '1 1 0', alignSelf: 'start', paddingInlineEnd: vars.space[6] } },
});

export const besideHead = behaviourStyle({
  flex: '0 0 100%',
  minInlineSize: 0,
  '@container': { [wide]: { order: -1, flex: '0 0 45%' } },
});

/** A row of its own. */
export const row = behaviourStyle({ flex: '0 0 100%', minInlineSize: 0 });

export const body = behaviourStyle({
  flex: '0 0 100%',
  minInlineSize: 0,
  display: 'grid',
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
  gap: vars.space[6],
  minInlineSize: 0,
  '@container': { [wide]: { position: 'sticky', insetBlockStart: '6rem' } },
});

/** Both columns are sticky: the shorter one stays while the longer one scrolls. */
export const beside = behaviourStyle({
  minInlineSize: 0,
  '@container': { [wide]: { position: 'sticky', insetBlockStart: '6rem' } },
});

export const record = behaviourStyle({
  display: 'grid',
  gap: vars.space[5],
  minInlineSize: 0,
  '@container': { [wide]: { position: 'sticky', insetBlockStart: '6rem' } },
});

const withoutScripts = { '(scripting: none)': { display: 'none' }, print: { display: 'none' } };

/** What is played is never scrolled away from its controls: they stay at the lower edge of the window. */
const bar = {
  order: 1,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.paper,
} as const;

/** Without JavaScript the transcript is the demo. */
export const controls = behaviourStyle({
  ...bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  flex: '1 0 100%',
  minInlineSize: 0,
  '@container': {
    // However many they are, the choice of sound stays beside them.
    [wide]: { flex: '1 1 0', alignSelf: 'stretch' },
    [narrow]: { gap: vars.space[2] },
  },
  '@media': {
    ...withoutScripts,
    // Over the margins of a phone's page: without them it would be a box.
    'screen and (width < 40rem)': { boxShadow: `0 0 0 100vmax ${vars.color.paper}`, clipPath: 'inset(0 -100vmax)' },
    // As at 400 % of zoom: it would cover the call (WCAG 1.4.10).
    '(height < 24rem)': { position: 'static' },
  },
});

// What gets the focus stops above the bar, and the bar's own controls where they are (WCAG 2.4.11).
globalStyle(`${root} ${focusable}:not(${controls} *)`, {
  '@layer': { [behaviours]: { scrollMarginBlockEnd: '10rem' } },
});

/** The line that is spoken, or a question. Beside it is room for the time, except with very large text. */
export const place = behaviourStyle({
  flex: '1 1 12rem',
  minInlineSize: 0,
  '@container': {
    [narrow]: {
      flexBasis: '100%',
      order: -1,
      selectors: { '&:has(> [data-part="spoken"])': { flexBasis: 'max(100% - 9rem, 8rem)' } },
    },
  },
});

export const spoken = behaviourStyle({
  ...type.small,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const sounds = behaviourStyle({
  flex: '0 0 100%',
  justifyContent: 'flex-start',
  '@container': {
    [wide]: {
      ...bar,
      flex: '0 1 auto',
      flexWrap: 'nowrap',
      alignSelf: 'stretch',
      // The two are one bar.
      marginInlineStart: `calc(-1 * ${vars.space[5]})`,
      paddingInlineStart: vars.space[5],
    },
  },
  '@media': withoutScripts,
});

globalStyle(`${sounds} > [data-part="status"]`, {
  '@layer': { [behaviours]: { '@container': { [wide]: { flex: '0 1 auto', maxInlineSize: '13rem' } } } },
});

/** As wide as its longest text, so that its neighbors do not move. */
export const play = behaviourStyle({
  minInlineSize: '9.5rem',
  '@container': { [narrow]: { minInlineSize: 0, paddingInline: vars.space[3] } },
});

/** Only for screen readers: the play button shows the same. */
export const announcement = behaviourStyle(outOfSight);

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
    [narrow]: {
      selectors: { '&:has(~ [data-part="place"] > [data-part="spoken"])': { order: -1, alignSelf: 'flex-start' } },
    },
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
