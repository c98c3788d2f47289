import { container } from '../../theme/container';
import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

/** A container query, not the window's width: the transcript may be in a column. */
const wide = '(min-width: 34rem)';
const narrow = '(width < 34rem)';

export const root = elementStyle(container);

/** Scrolled to, a row is clear of a fixed header and of a bar at the lower edge. */
const scrollMarginBlock = '6rem 10rem';

export const line = elementStyle({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  alignItems: 'baseline',
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  scrollMarginBlock,
  selectors: {
    // The rule above the current line has the live color.
    '&[data-state="lit"]': { borderBlockStartColor: vars.color.live, boxShadow: `inset 0 1px ${vars.color.live}` },
    '&[data-state="coming"]': { color: vars.color.quiet },
  },
  '@container': {
    [narrow]: { paddingBlock: vars.space[3] },
    [wide]: { gridTemplateColumns: '4.25rem 6.5rem minmax(0, 1fr)' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state="lit"]': { borderBlockStart: '3px solid Highlight' } },
    },
  },
});

export const outcome = elementStyle({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  alignItems: 'baseline',
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  fontWeight: 600,
  scrollMarginBlock,
  selectors: { '&[data-state="lit"]': { boxShadow: `inset 0 2px ${vars.color.ink}` } },
  '@container': {
    [narrow]: { paddingBlock: vars.space[3] },
    [wide]: { gridTemplateColumns: '4.25rem 6.5rem minmax(0, 1fr)' },
  },
});

export const time = elementStyle({ ...type.small, ...type.figures, fontWeight: 400, color: vars.color.quiet });

export const seek = elementStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  padding: 0,
  paddingBlock: vars.space[1],
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  border: 0,
  background: 'none',
  fontSize: vars.size.small,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.quiet,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.brand, textDecorationColor: 'currentColor' } },
  // A disabled button looks like the time.
  '@media': {
    '(scripting: none)': { textDecorationLine: 'none', cursor: 'auto' },
    print: { textDecorationLine: 'none' },
  },
});

/** A play symbol; the button's name is text. */
export const icon = elementStyle({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  fill: 'currentColor',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const speaker = elementStyle({ ...type.small, fontWeight: 600 });

export const agent = elementStyle({ color: vars.color.brand });

export const speech = elementStyle({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  maxInlineSize: vars.width.measure,
  textWrap: 'pretty',
  '@container': { [wide]: { gridColumn: 'auto' } },
});

export const word = elementStyle({
  selectors: {
    '&[data-state="coming"]': { color: vars.color.quiet },
    // The speech color is used for lines, never for text on paper: it marks the line below the word.
    '&[data-state="lit"]': { boxShadow: `inset 0 -2px ${vars.color.live}` },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-state="lit"]': { borderBlockEnd: '2px solid Highlight' } } },
  },
});

/** Only the base styles. */
export const plain = elementStyle({});
