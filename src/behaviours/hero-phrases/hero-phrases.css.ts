import { vars } from '../../theme/contract.css';
import { rightToLeft } from '../../theme/direction';
import { behaviourStyle } from '../../theme/layers.css';
import { PHRASE_MORPH } from './hero-phrases.machine';

/** Where nothing may move, or nobody would move it: the phrases stand one below the other. */
const atRest = ['(prefers-reduced-motion: reduce)', '(scripting: none)', 'print'];

const resting = (style: object) => Object.fromEntries(atRest.map((condition) => [condition, style]));

/** One cell for all phrases: it is as large as the largest, whichever is shown. */
export const root = behaviourStyle({
  display: 'grid',
  color: vars.color.brand,
  // The plates that this mode puts behind each line would cut the descenders of the line above.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

const rest = {
  gridArea: 'auto',
  opacity: 1,
  filter: 'none',
  maskImage: 'none',
  transition: 'none',
} as const;

const ease = 'cubic-bezier(0.45, 0, 0.2, 1)';

/**
 * A soft edge passes over the line in the direction of reading, as if the phrase were being spoken: behind it the new
 * phrase, before it the old one. The mask is four lines wide: empty, a ramp, full for one line, a ramp, empty.
 */
export const phrase = behaviourStyle({
  gridArea: '1 / 1',
  justifySelf: 'start',
  // A mask cuts at the box; tight lines and slanted letters reach beyond it.
  paddingBlock: '0.2em',
  marginBlock: '-0.2em',
  paddingInline: '0.08em',
  marginInline: '-0.08em',
  maskImage: 'linear-gradient(to right, transparent 25%, #000 37.5% 62.5%, transparent 75%)',
  maskSize: '400% 100%',
  maskRepeat: 'no-repeat',
  selectors: {
    '&[data-state="hidden"]': { opacity: 0, filter: 'blur(0.1em)', maskPosition: '100% 0' },
    [rightToLeft('&[data-state="hidden"]')]: { maskPosition: '0 0' },
    '&:is([data-state="entering"], [data-state="shown"])': { opacity: 1, filter: 'blur(0)', maskPosition: '50% 0' },
    '&[data-state="leaving"]': { opacity: 0, filter: 'blur(0.1em)', maskPosition: '0 0' },
    [rightToLeft('&[data-state="leaving"]')]: { maskPosition: '100% 0' },
    '&:not([data-state="hidden"])': {
      transition: ['opacity', 'filter', 'mask-position'].map((it) => `${it} ${PHRASE_MORPH}ms ${ease}`).join(', '),
    },
    [`${root}[data-state="resting"] &&`]: rest,
  },
  '@media': resting({ selectors: { '&&&': rest } }),
});

const drift = '0.14em';

export const word = behaviourStyle({
  display: 'inline-block',
  selectors: {
    [`${phrase}[data-state="hidden"] &`]: { translate: `0 ${drift}` },
    [`${phrase}:not([data-state="hidden"]) &`]: { transition: `translate ${PHRASE_MORPH}ms ${ease}` },
    [`${phrase}[data-state="leaving"] &`]: { translate: `0 -${drift}` },
  },
  '@media': resting({ selectors: { '&&&&': { translate: 'none', transition: 'none' } } }),
});

/** Heard always, seen only when the phrases stand below each other and read as one sentence. */
export const comma = behaviourStyle({
  opacity: 0,
  selectors: { [`${root}[data-state="resting"] &`]: { opacity: 1 } },
  '@media': resting({ opacity: 1 }),
});

export const control = behaviourStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius,
  background: 'none',
  color: vars.color.quiet,
  cursor: 'pointer',
  transition: `color ${vars.duration}, border-color ${vars.duration}`,
  selectors: {
    '&:hover': { color: vars.color.ink, borderColor: vars.color.line },
    '&[hidden]': { display: 'none' },
  },
  '@media': resting({ display: 'none' }),
});
