import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

/** A container query, not the window's width: the player may be in a column. */
const wide = '(min-width: 60rem)';

export const root = behaviourStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  minInlineSize: 0,
});

export const body = behaviourStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', alignItems: 'start' } },
});

/** Sticky while a long transcript scrolls beside it. */
export const panel = behaviourStyle({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  '@container': { [wide]: { position: 'sticky', insetBlockStart: '6rem' } },
  // Without JavaScript the controls are hidden: the transcript is the demo.
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const controls = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

/** Stacked in a narrow column. */
export const sounds = behaviourStyle({ flexDirection: 'column', alignItems: 'flex-start' });

/** As wide as its longest text, so that its neighbors do not move. */
export const play = behaviourStyle({ minInlineSize: '9.25rem' });

export const compact = behaviourStyle({ paddingInline: vars.space[3] });

export const now = behaviourStyle({
  ...type.small,
  ...type.figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  color: vars.color.quiet,
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
