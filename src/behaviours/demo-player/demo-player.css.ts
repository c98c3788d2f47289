import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = behaviourStyle({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });

export const controls = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  // Without JavaScript there is nothing to press: the transcript below is the demo.
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

/** As wide as its longest text, so that the buttons beside it stay where they are. */
export const play = behaviourStyle({ minInlineSize: '9.25rem' });

export const compact = behaviourStyle({ paddingInline: vars.space[3] });

export const sound = behaviourStyle({
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: vars.color.ink, color: vars.color.paper },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const now = behaviourStyle({
  ...type.small,
  ...type.figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  marginInlineStart: 'auto',
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

/** Times are read from left to right in every language's page. */
export const time = behaviourStyle({ direction: 'ltr', unicodeBidi: 'isolate', whiteSpace: 'nowrap' });
