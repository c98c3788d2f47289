import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const hairline = `1px solid ${vars.color.line}`;
const phone = 'screen and (max-width: 39.99rem)';
/** A container width at which only the day of the meeting fits, for example on a phone with text twice as large. */
const narrow = '(width < 19rem)';
const gone = { '@container': { [narrow]: { display: 'none' } } };

export const root = elementStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const table = elementStyle({
  ...type.small,
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'start',
});

export const label = elementStyle({ textAlign: 'start', paddingBlockEnd: vars.space[3], fontWeight: 600 });

export const times = elementStyle({ inlineSize: '3.5rem', '@media': { [phone]: { inlineSize: '3.25rem' } } });

export const free = elementStyle(gone);

/** The day of the meeting is wide enough for its text. */
export const wide = elementStyle({
  inlineSize: '40%',
  '@media': { [phone]: { inlineSize: '40%' } },
  '@container': { [narrow]: { inlineSize: 'auto' } },
});

export const day = elementStyle({
  textAlign: 'start',
  fontWeight: 600,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { paddingInlineEnd: 0, paddingInlineStart: vars.space[1], fontSize: 'min(0.8125rem, 4vw)' } },
});

export const row = elementStyle({ blockSize: '3rem' });

export const time = elementStyle({
  ...type.figures,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  color: vars.color.quiet,
  // Aligned with its line.
  lineHeight: 1,
  translate: '0 -0.5em',
  paddingInlineEnd: vars.space[2],
  whiteSpace: 'nowrap',
});

export const slot = elementStyle({ borderBlockEnd: hairline, borderInlineStart: hairline, verticalAlign: 'top' });

const fill = keyframes({ from: { backgroundSize: '100% 0' }, to: { backgroundSize: '100% 100%' } });

/** Filled by a scroll-driven animation, in browsers that support it. */
export const taken = elementStyle({
  padding: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.live}`,
  backgroundImage: `linear-gradient(${vars.color.raised}, ${vars.color.raised})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 100%',
  outline: `1px solid ${vars.color.ink}`,
  outlineOffset: '-1px',
  selectors: {
    // Its words have not been said yet.
    '&[data-state="coming"]': { backgroundImage: 'none', outlineColor: 'transparent', borderInlineStart: hairline },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      '@supports': {
        '(animation-timeline: view())': {
          animationName: fill,
          animationTimingFunction: 'linear',
          animationFillMode: 'both',
          animationTimeline: 'view()',
          animationRange: 'entry 100% cover 45%',
        },
      },
    },
  },
});

/** Drawn in from the start of the line, as a pen writes. Until then it keeps its space. */
export const written = elementStyle({
  clipPath: 'inset(-0.2em)',
  transition: 'clip-path 0.6s cubic-bezier(0.45, 0, 0.2, 1)',
  selectors: {
    '[data-state="coming"] > &': {
      clipPath: 'inset(-0.2em calc(100% + 0.2em) -0.2em -0.2em)',
      visibility: 'hidden',
      transition: 'none',
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const title = elementStyle({ ...type.head, display: 'block' });

export const text = elementStyle({ display: 'block', color: vars.color.quiet, textWrap: 'pretty' });
