import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { rightToLeft } from '../../theme/direction';
import { elementStyle } from '../../theme/layers.css';
import { outOfSight } from '../../theme/out-of-sight';
import { type } from '../../theme/type';

/** A group of choices, and the layout of a field. */
export const group = elementStyle({
  display: 'grid',
  gap: vars.space[1],
  position: 'relative',
  alignContent: 'start',
  minInlineSize: 0,
  // A word that is longer than a line.
  overflowWrap: 'anywhere',
});

export const root = style([
  group,
  elementStyle({
    selectors: {
      // A checkbox stands before its label.
      '&:has(> input[type="checkbox"])': {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: vars.space[2],
        alignItems: 'center',
      },
    },
  }),
]);

export const head = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  alignItems: 'baseline',
});

export const hidden = elementStyle(outOfSight);

export const label = elementStyle({ ...type.small, fontWeight: 600 });

export const hint = elementStyle({ ...type.small, color: vars.color.quiet });

/** Where the arrow of a select is: closer to the edge with very large text. */
const outer = 'min(1.125rem, 5.625vw)';
const inner = 'min(0.75rem, 3.75vw)';

export const control = elementStyle({
  // When focus scrolls to it, its label is visible, too.
  scrollMarginBlockStart: vars.space[6],
  inlineSize: '100%',
  minBlockSize: '2.875rem',
  paddingBlock: vars.space[2],
  paddingInline: `min(${vars.space[3]}, 3.75vw)`,
  border: `1px solid ${vars.color.quiet}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontSize: '1rem',
  lineHeight: 1.5,
  selectors: {
    '&::placeholder': { color: vars.color.quiet, opacity: 1 },
    // While the button of its calendar has the focus, a date field matches neither :focus nor :focus-visible.
    '&:is(:focus-visible, [type="date"]:focus-within)': {
      outline: `2px solid ${vars.color.brand}`,
      outlineOffset: '0',
    },
    '&[aria-invalid="true"]:enabled': { borderColor: vars.color.danger },
    // From right to left, the minus of a number stays before it.
    '&[role="spinbutton"]': { unicodeBidi: 'plaintext' },
    '&:is(:disabled, [readonly], [aria-readonly="true"], [aria-disabled="true"])': { color: vars.color.quiet },
    '&[type="checkbox"]': {
      order: -1,
      inlineSize: '1.25rem',
      minBlockSize: '1.25rem',
      margin: 0,
      accentColor: vars.color.brand,
    },
    // A knob in a track: at the start, or at the end if it is on.
    '&[role="switch"]': {
      appearance: 'none',
      color: vars.color.quiet,
      flex: 'none',
      inlineSize: '2.5rem',
      minBlockSize: '1.5rem',
      padding: 0,
      borderRadius: '0.75rem',
      backgroundImage: 'radial-gradient(circle at center, currentColor 0.5rem, transparent 0.55rem)',
      backgroundSize: '1.5rem 100%',
      backgroundRepeat: 'no-repeat',
    },
    '&[role="switch"]:checked': {
      borderColor: vars.color.brand,
      backgroundColor: vars.color.brand,
      color: vars.color.onBrand,
      backgroundPosition: '100%',
    },
    [rightToLeft('&[role="switch"]')]: { backgroundPosition: '100%' },
    [rightToLeft('&[role="switch"]:checked')]: { backgroundPosition: '0' },
    'textarea&': { minBlockSize: '9rem', resize: 'vertical' },
    'select&': {
      appearance: 'none',
      paddingInlineEnd: `min(${vars.space[6]}, 10vw)`,
      // The two strokes of an arrow, as in the navigation.
      backgroundImage: ['45deg', '135deg']
        .map((turn) => `linear-gradient(${turn}, transparent 40%, currentColor 44% 56%, transparent 60%)`)
        .join(),
      backgroundPosition: `calc(100% - ${outer}) 50%, calc(100% - ${inner}) 50%`,
      backgroundSize: '0.375rem 0.375rem',
      backgroundRepeat: 'no-repeat',
    },
    [rightToLeft('select&')]: { backgroundPosition: `${inner} 50%, ${outer} 50%` },
  },
  '@media': {
    // In forced-colors mode the drawn arrow might be invisible: uses the native one.
    '(forced-colors: active)': {
      selectors: {
        'select&': { appearance: 'auto', backgroundImage: 'none' },
        '&[role="switch"]': { appearance: 'auto', backgroundImage: 'none' },
      },
    },
  },
});

export const legend = elementStyle({ ...type.small, fontWeight: 600, paddingBlockEnd: vars.space[1] });

/** As many beside each other as fit. */
export const options = elementStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
});

/** The whole row is pressed: at least 24 px high. */
export const option = elementStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2rem',
  fontSize: '1rem',
  lineHeight: 1.5,
});

export const tick = elementStyle({
  flex: 'none',
  inlineSize: '1.25rem',
  minBlockSize: '1.25rem',
  margin: 0,
  accentColor: vars.color.brand,
  selectors: { '&[aria-disabled="true"]': { opacity: 0.6 } },
});

export const error = elementStyle({
  ...type.small,
  position: 'relative',
  gridColumn: '1 / -1',
  // The sign has a fixed size.
  paddingInlineStart: 'calc(1rem / 2 + 16px)',
  color: vars.color.danger,
  // In a fieldset that the product has disabled meanwhile.
  selectors: { ':disabled > :not(legend) &': { display: 'none' } },
});
