import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';
import { type } from '../src/theme/type';
import { heading } from './workbench.css';

const { raised, quiet, line, brand } = vars.color;
const { 1: space1, 2: space2, 3: space3, 4: space4, 5: space5 } = vars.space;
const hairline = `1px solid ${line}`;
const oneColumn = 'minmax(0, 1fr)';
const wide = 'screen and (min-width: 900px)';

/** The layout has the raised background, the story the page's. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gridTemplateRows: `auto auto ${oneColumn}`,
  minBlockSize: '100dvh',
  backgroundColor: raised,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '@media': {
    [wide]: {
      gridTemplateColumns: `15rem ${oneColumn}`,
      gridTemplateRows: `auto ${oneColumn}`,
      blockSize: '100dvh',
    },
  },
});

// A chosen theme is there at once: on its way from one to the other, a button has too little contrast.
globalStyle(`${layout} [data-scope="button"]`, { transition: 'none' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space2,
  padding: space3,
  borderBlockEnd: hairline,
  '@media': { [wide]: { borderInlineEnd: hairline } },
});

export const menuButton = style({ marginInlineStart: 'auto', '@media': { [wide]: { display: 'none' } } });

export const brandName = style([
  type.head,
  {
    fontSize: '1rem',
    lineHeight: 1.5,
    textDecoration: 'none',
    paddingBlock: space1,
    '@media': { [wide]: { flexBasis: '100%' } },
  },
]);

export const key = style({
  '@media': { '(max-width: 30rem)': { display: 'none' } },
  fontFamily: 'inherit',
  border: hairline,
  borderRadius: vars.radius,
  paddingInline: '0.25rem',
});

export const nav = style({
  display: 'grid',
  gridTemplateRows: `auto ${oneColumn}`,
  maxBlockSize: '60dvh',
  borderBlockEnd: hairline,
  '@media': {
    [wide]: { gridRow: 2, minBlockSize: 0, maxBlockSize: 'none', borderBlockEnd: 0, borderInlineEnd: hairline },
    [`not ${wide}`]: { selectors: { '&[data-open="false"]': { display: 'none' } } },
  },
});

/** Stays while the list below it scrolls. */
export const search = style({ padding: space3, paddingBlockEnd: 0 });
export const groups = style({ overflow: 'auto', padding: space3, paddingBlockStart: 0 });

export const group = style([heading, { color: quiet, marginBlock: `${space3} ${space1}` }]);

export const list = style({ listStyle: 'none' });

/** A component, or one of its stories. */
export const entry = style({
  display: 'inline-block',
  paddingBlock: '0.125rem',
  paddingInline: space2,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: 600 },
    '&[aria-current="page"]': { color: brand, boxShadow: `inset 2px 0 ${brand}` },
  },
});

export const stories = style({
  listStyle: 'none',
  marginBlockEnd: space2,
  marginInlineStart: space2,
  borderInlineStart: hairline,
});

export const main = style({ minInlineSize: 0, minBlockSize: 0, '@media': { [wide]: { gridArea: '1 / 2 / 3' } } });

export const notFound = style({ display: 'grid', gap: space3, padding: space5 });
export const found = style({ color: quiet, minBlockSize: '1.5em', overflowWrap: 'anywhere' });
export const count = style({ fontWeight: 400 });
export const aside = style({ color: quiet, paddingBlock: space3, borderBlockStart: hairline });

export const keys = style({ display: 'grid', gap: space2, marginBlockEnd: space4 });
globalStyle(`${keys} > div`, { display: 'grid', gridTemplateColumns: `10rem ${oneColumn}`, gap: space3 });

// Ladle's own list and landmarks, which this layout replaces.
globalStyle(`body:has(> ${layout}) > :not(${layout})`, { display: 'none' });
