import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { rightToLeft } from '../../theme/direction';
import { behaviourStyle } from '../../theme/layers.css';
import { PHRASE_MORPH_MS } from './hero-phrases.machine';

/** With reduced motion, without scripts and on paper, the phrases are stacked. */
const atRest = ['(prefers-reduced-motion: reduce)', '(scripting: none)', 'print'];

const resting = (style: object) => Object.fromEntries(atRest.map((condition) => [condition, style]));

const rest = { gridArea: 'auto', clipPath: 'none', transition: 'none' } as const;

const ease = 'cubic-bezier(0.45, 0, 0.2, 1)';

/** Tight lines and italics overflow their box by this much. */
const reach = '0.2em';
const past = `calc(100% + ${reach})`;
/** Clip paths of a phrase that is fully drawn, not yet drawn, and wiped out, from the left. */
const drawn = `inset(-${reach})`;
const toCome = `inset(-${reach} ${past} -${reach} -${reach})`;
const gone = `inset(-${reach} -${reach} -${reach} ${past})`;

const nib = 'max(2px, 0.03em)';
const fromTheLeft = `inset(0 calc(${past} - ${nib}) 0 -${reach})`;
const toTheRight = `inset(0 -${reach} 0 calc(${past} - ${nib}))`;
const write = keyframes({ from: { clipPath: fromTheLeft }, to: { clipPath: toTheRight } });

/** One grid cell for all phrases, as large as the largest; during a morph with the pen on top. */
export const root = behaviourStyle({
  display: 'grid',
  color: vars.color.brand,
  selectors: {
    '&[data-state="morphing"]::after': {
      content: '""',
      gridArea: '1 / 1',
      backgroundColor: vars.color.live,
      animation: `${write} ${PHRASE_MORPH_MS}ms ${ease} both`,
    },
    // Reversed, with the easing reversed too.
    [`${rightToLeft('&[data-state="morphing"]')}::after`]: {
      animationDirection: 'reverse',
      animationTimingFunction: 'cubic-bezier(0.8, 0, 0.55, 1)',
    },
  },
  // The backplates of forced-colors mode would cut the descenders of the line above.
  '@media': {
    ...resting({ selectors: { '&&::after': { content: 'none' } } }),
    // A phrase has two lines, and the pen would be as tall as both.
    'screen and (max-width: 22rem)': { selectors: { '&&::after': { content: 'none' } } },
    '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
  },
});

/**
 * One edge moves over all phrases in reading direction: the new phrase behind it, the old one before it. Every frame shows
 * fully opaque text, so the contrast never drops.
 */
export const phrase = behaviourStyle({
  gridArea: '1 / 1',
  selectors: {
    '&[data-state="hidden"]': { clipPath: toCome },
    [rightToLeft('&[data-state="hidden"]')]: { clipPath: gone },
    '&:is([data-state="entering"], [data-state="shown"])': { clipPath: drawn },
    '&[data-state="leaving"]': { clipPath: gone },
    [rightToLeft('&[data-state="leaving"]')]: { clipPath: toCome },
    '&:not([data-state="hidden"])': { transition: `clip-path ${PHRASE_MORPH_MS}ms ${ease}` },
    [`${root}[data-state="resting"] &&`]: rest,
  },
  '@media': resting({ selectors: { '&&&': rest } }),
});

/** Visually hidden unless the phrases are stacked, but always read by screen readers. */
// Kept inline: out of flow, its phrase would be read with a space before the comma.
const unseen = { clipPath: 'inset(50%)' } as const;
const seen = { clipPath: 'none' } as const;
export const comma = behaviourStyle({
  ...unseen,
  selectors: { [`${root}[data-state="resting"] &`]: seen },
  '@media': resting(seen),
});

export const control = behaviourStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.color.quiet,
  cursor: 'pointer',
  transition: `color ${vars.duration}, border-color ${vars.duration}`,
  ':hover': { color: vars.color.ink, borderColor: vars.color.ink },
  '@media': resting({ display: 'none' }),
});
