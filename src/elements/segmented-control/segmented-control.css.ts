import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const ring = `2px solid ${vars.color.brand}`;

/** Matches only WebKit, which alone lacks this property. */
const webkit = 'not (overflow-anchor: auto)';

export const root = elementStyle({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  // A word that is longer than a line.
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  // Applied to the bar; the group itself has no background.
  border: `0 solid ${vars.color.quiet}`,
});

export const legend = elementStyle({
  color: vars.color.quiet,
  // The legend is laid out like any other child of the row. WebKit would put a legend with a box above it.
  display: 'contents',
});

export const bar = elementStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  isolation: 'isolate',
  border: '1px solid',
  borderColor: 'inherit',
  borderRadius: vars.radius,
  backgroundColor: 'inherit',
});

export const segment = elementStyle({
  position: 'relative',
  display: 'flex',
  flexGrow: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${vars.space[2]}`,
  cursor: 'pointer',
  transition: `background-color ${vars.duration}, color ${vars.duration}`,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.quiet}` },
    '&:hover': { color: vars.color.brand },
    // Not `data-state`: the radio shows a choice before hydration.
    '&:has(:checked)': { backgroundColor: vars.color.ink, color: vars.color.paper },
    '&:has(:focus-visible)': { outline: ring, outlineOffset: '3px', zIndex: 1 },
    '&:has(:disabled)': { color: vars.color.quiet, cursor: 'not-allowed' },
    '&:has(:disabled:checked)': { backgroundColor: vars.color.line, color: vars.color.ink },
    // The bar's corners, also of a product's radius.
    '&:first-child': { borderStartStartRadius: 'inherit', borderEndStartRadius: 'inherit' },
    '&:last-child': { borderStartEndRadius: 'inherit', borderEndEndRadius: 'inherit' },
  },
  // WebKit does not match `:focus-visible` on a radio selected by an arrow key: a ring after a click, too, is better than none.
  '@supports': { [webkit]: { selectors: { '&:has(:focus)': { outline: ring, outlineOffset: '3px', zIndex: 1 } } } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    // On paper only the chosen option, as plain text.
    print: {
      selectors: {
        '&:has(:checked)': { backgroundColor: 'transparent', color: vars.color.ink },
        '&:not(:has(:checked))': { display: 'none' },
      },
    },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        '&:has(:checked)': { backgroundColor: 'Highlight', color: 'HighlightText' },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
        '&:has(:disabled)': { color: 'GrayText' },
        '&:has(:disabled:checked)': { backgroundColor: 'GrayText', color: 'Canvas' },
      },
    },
  },
});

export const size = {
  medium: elementStyle({ minBlockSize: '2.875rem', paddingInline: `min(${vars.space[4]}, 5vw)`, fontWeight: 600 }),
  small: elementStyle({ minBlockSize: '2.25rem', paddingInline: `min(${vars.space[3]}, 3.75vw)` }),
};

/** The native radio covers its label invisibly, for touch, keys and screen readers. */
export const radio = elementStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const note = elementStyle({ fontWeight: 400 });

export const error = elementStyle({ flexBasis: '100%', color: vars.color.danger });
