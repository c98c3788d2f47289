import { container } from '../../theme/container';
import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const hairline = `1px solid ${vars.color.line}`;
const phone = 'screen and (max-width: 39.99rem)';
/** A container width at which only the day of the meeting fits, for example on a phone with text twice as large. */
const narrow = '(width < 19rem)';
const gone = { '@container': { [narrow]: { display: 'none' } } };

export const root = elementStyle(container);

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

export const row = elementStyle({ blockSize: '3.25rem' });

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

const filled = { paddingBlock: vars.space[2], paddingInline: vars.space[2], lineHeight: 1.15 } as const;
const filledOnPhone = { [phone]: { padding: vars.space[1], fontSize: 'min(0.8125rem, 4vw)' } };

/** Another meeting. */
export const busy = elementStyle({
  ...filled,
  color: vars.color.quiet,
  backgroundColor: `color-mix(in srgb, ${vars.color.line} 55%, transparent)`,
  '@media': filledOnPhone,
});

export const taken = elementStyle({
  ...filled,
  borderInlineStart: `3px solid ${vars.color.live}`,
  backgroundColor: vars.color.raised,
  outline: `1px solid ${vars.color.ink}`,
  outlineOffset: '-1px',
  selectors: {
    // Its words have not been said yet.
    '&[data-state="coming"]': {
      backgroundColor: 'transparent',
      outlineColor: 'transparent',
      borderInlineStart: hairline,
    },
  },
  '@media': filledOnPhone,
});

/** Drawn in from the start of the line, as a pen writes. Until then it keeps its space. */
export const written = elementStyle({
  clipPath: 'inset(-0.2em)',
  transition: 'clip-path 0.6s cubic-bezier(0.45, 0, 0.2, 1)',
  selectors: {
    '[data-state="coming"] > &, &[data-state="coming"]': {
      clipPath: 'inset(-0.2em calc(100% + 0.2em) -0.2em -0.2em)',
      visibility: 'hidden',
      transition: 'none',
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const title = elementStyle({ display: 'block', fontWeight: 600 });

/** What the entry says, with its day and time. */
export const text = elementStyle({
  ...type.small,
  marginBlockStart: vars.space[4],
  color: vars.color.quiet,
  textWrap: 'pretty',
});

export const when = elementStyle({
  ...type.figures,
  fontWeight: 600,
  color: vars.color.ink,
  marginInlineEnd: vars.space[1],
});
