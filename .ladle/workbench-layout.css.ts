import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';
import { button } from './workbench.css';

const { raised, ink, quiet, line, brand } = vars.color;
const hairline = `1px solid ${line}`;
const wide = 'screen and (min-width: 900px)';

/** The layout has the raised background, the story the page's. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  minBlockSize: '100dvh',
  backgroundColor: raised,
  color: ink,
  fontFamily: vars.font.text,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '@media': {
    [wide]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      blockSize: '100dvh',
    },
  },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[3],
  borderBlockEnd: hairline,
  '@media': { [wide]: { gridColumn: 1, borderInlineEnd: hairline } },
});

export const menuButton = style([button, { marginInlineStart: 'auto', '@media': { [wide]: { display: 'none' } } }]);

export const brandName = style({
  fontFamily: vars.font.display,
  fontSize: '1rem',
  fontWeight: 650,
  color: ink,
  textDecoration: 'none',
  paddingBlock: vars.space[1],
  '@media': { [wide]: { flexBasis: '100%' } },
});

export const key = style({
  '@media': { '(max-width: 30rem)': { display: 'none' } },
  fontFamily: 'inherit',
  color: quiet,
  border: hairline,
  borderRadius: vars.radius,
  paddingInline: '0.25rem',
});

export const nav = style({
  display: 'none',
  overflow: 'auto',
  padding: vars.space[3],
  maxBlockSize: '60dvh',
  borderBlockEnd: hairline,
  selectors: { '&[data-open="true"]': { display: 'block' } },
  '@media': {
    [wide]: {
      display: 'block',
      gridColumn: 1,
      gridRow: 2,
      maxBlockSize: 'none',
      borderBlockEnd: 0,
      borderInlineEnd: hairline,
    },
  },
});

/** Stays while the list scrolls below it. */
export const search = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: `calc(-1 * ${vars.space[3]})`,
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  paddingBlockStart: vars.space[3],
  backgroundColor: raised,
});

export const group = style({
  fontFamily: vars.font.text,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: 0,
  color: quiet,
  marginBlock: `${vars.space[3]} ${vars.space[1]}`,
});

export const list = style({ listStyle: 'none' });

const entryLink = style({
  display: 'inline-block',
  paddingBlock: '0.125rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius,
  color: ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const entry = style([entryLink, { selectors: { '&[aria-current]': { fontWeight: 600 } } }]);

export const stories = style({
  listStyle: 'none',
  marginBlockEnd: vars.space[2],
  marginInlineStart: vars.space[2],
  borderInlineStart: hairline,
});

export const story = style([
  entryLink,
  {
    selectors: {
      '&[aria-current]': { fontWeight: 600, color: brand, boxShadow: `inset 2px 0 ${brand}` },
    },
  },
]);

export const main = style({
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [wide]: { gridColumn: 2, gridRow: '1 / 3' } },
});

export const notFound = style({ display: 'grid', gap: vars.space[3], padding: vars.space[5] });
export const found = style({ color: quiet, minBlockSize: '1.5em', overflowWrap: 'anywhere' });
export const count = style({ fontWeight: 400, color: quiet });
export const aside = style({ color: quiet, paddingBlock: vars.space[3], borderBlockStart: hairline });

export const keys = style({ display: 'grid', gap: vars.space[2], marginBlockEnd: vars.space[4] });
globalStyle(`${keys} > div`, { display: 'grid', gridTemplateColumns: '10rem minmax(0, 1fr)', gap: vars.space[3] });

// Ladle's own list and landmarks, which this layout replaces.
globalStyle(`body:has(> ${layout}) > :not(${layout})`, { display: 'none' });
