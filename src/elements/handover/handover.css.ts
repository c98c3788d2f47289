import { vars } from '../../theme/contract.css';
import { rightToLeft } from '../../theme/direction';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = elementStyle({ position: 'relative', minInlineSize: 0, margin: 0 });

/** Above its line, at the start: whose voice is drawn there, also while nothing is drawn yet. */
export const name = elementStyle({
  ...type.small,
  position: 'absolute',
  insetInlineStart: 0,
  lineHeight: 1,
});

/** Not scaled: a narrow window shows less of the call, around the handover. */
export const drawing = elementStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  minBlockSize: '15.5rem',
  selectors: { [rightToLeft('&')]: { scale: '-1 1' } },
});

const stroke = { fill: 'none', strokeWidth: 1.1, vectorEffect: 'non-scaling-stroke' } as const;
const forced = (color: string) => ({ '(forced-colors: active)': { stroke: color } });

export const stave = elementStyle({ ...stroke, stroke: vars.color.line, '@media': forced('GrayText') });
export const caller = elementStyle({ ...stroke, stroke: vars.color.quiet, '@media': forced('CanvasText') });
export const agent = elementStyle({ ...stroke, stroke: vars.color.ink, '@media': forced('CanvasText') });
/** The person who has joined has the live color. */
export const person = elementStyle({
  ...stroke,
  strokeWidth: 1.4,
  stroke: vars.color.live,
  '@media': forced('Highlight'),
});
export const joint = elementStyle({ ...stroke, stroke: vars.color.ink, '@media': forced('CanvasText') });

export const words = elementStyle({ marginBlockStart: vars.space[5] });

export const list = elementStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: `${vars.space[5]} ${vars.space[6]}`,
});

export const line = elementStyle({ display: 'grid', gap: vars.space[2], alignContent: 'start' });

export const speaker = elementStyle({
  ...type.small,
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: 600,
  paddingBlockStart: vars.space[2],
  borderBlockStart: '2px solid',
});

export const speakers = {
  caller: elementStyle({ borderBlockStartColor: vars.color.quiet }),
  agent: elementStyle({ borderBlockStartColor: vars.color.ink }),
  person: elementStyle({ borderBlockStartColor: vars.color.live }),
};

export const time = elementStyle({ ...type.figures, fontWeight: 400, color: vars.color.quiet });

/** Drawn in from the start of the line when it is said. Until then it keeps its space. */
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

export const text = elementStyle({
  ...type.lead,
  quotes: '"“" "”"',
  selectors: { '&::before': { content: 'open-quote' }, '&::after': { content: 'close-quote' } },
});

/** Above each line of the drawing, and above what is drawn of a voice. */
export const names = {
  caller: elementStyle({ insetBlockStart: '0' }),
  agent: elementStyle({ insetBlockStart: '76px' }),
  person: elementStyle({ insetBlockStart: '196px' }),
};
