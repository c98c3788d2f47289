import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

/** Where the row of links no longer fits beside the logo and the button. In em: larger text asks for more room. */
const small = '(width < 64em)';
const large = '(width >= 64em)';
const still = '(prefers-reduced-motion: reduce)';
const withoutScripts = '(scripting: none)';

/** Room for the fixed bar, so that no page has to know its height. */
export const root = behaviourStyle({
  blockSize: '4.5rem',
  '@media': { [`${withoutScripts} and ${small}`]: { blockSize: 'auto' }, print: { display: 'none' } },
});

const solid = {
  backgroundColor: vars.color.raised,
  borderBlockEndColor: vars.color.line,
  boxShadow: '0 4px 16px -8px rgb(0 0 0 / 0.18)',
};

export const bar = behaviourStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 10,
  borderBlockEnd: '1px solid transparent',
  transition: `background-color ${vars.duration}, border-color ${vars.duration}, box-shadow ${vars.duration}`,
  selectors: {
    [`${root}[data-state~="scroll.past"] &`]: solid,
    [`${root}:not([data-state~="menu.closed"]) &`]: solid,
  },
  '@media': {
    [still]: { transition: 'none' },
    // Nobody will say that the page has scrolled.
    [withoutScripts]: solid,
    [`${withoutScripts} and ${small}`]: { position: 'static' },
  },
});

export const content = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '4.5rem',
  maxInlineSize: `calc(${vars.width.content} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': { [large]: { flexWrap: 'nowrap', gap: 'clamp(1rem, 2.4vw, 3rem)' } },
});

export const home = behaviourStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.ink,
  textDecoration: 'none',
  marginInlineEnd: 'auto',
  '@media': { [large]: { marginInlineEnd: 0 } },
});

export const navigation = behaviourStyle({
  '@media': {
    [small]: { order: 1 },
    [large]: { flex: 1 },
    [`${withoutScripts} and ${small}`]: { inlineSize: '100%' },
  },
});

export const primary = behaviourStyle({
  minBlockSize: '2.625rem',
  paddingInline: vars.space[4],
  fontSize: '0.9375rem',
});

export const menuToggle = behaviourStyle({
  display: 'none',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginInlineEnd: '-0.625rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  '@media': { [small]: { display: 'grid' }, [withoutScripts]: { display: 'none' } },
});

/** Two lines of the staff, which cross when the menu is open. */
export const menuMark = behaviourStyle({
  display: 'grid',
  inlineSize: '1.5rem',
  selectors: {
    '&::before, &::after': {
      content: '""',
      gridArea: '1 / 1',
      blockSize: '2px',
      backgroundColor: 'currentColor',
      forcedColorAdjust: 'none',
      transition: `translate ${vars.duration}, rotate ${vars.duration}`,
    },
    '&::before': { translate: '0 -4px' },
    '&::after': { translate: '0 4px' },
    [`${menuToggle}[data-state="open"] &::before`]: { translate: '0 0', rotate: '45deg' },
    [`${menuToggle}[data-state="open"] &::after`]: { translate: '0 0', rotate: '-45deg' },
  },
  '@media': {
    [still]: { selectors: { '&::before, &::after': { transition: 'none' } } },
    '(forced-colors: active)': { selectors: { '&::before, &::after': { backgroundColor: 'ButtonText' } } },
  },
});

/**
 * What is closed is neither seen nor reached by Tab. `visibility` changes at once on opening, so that focus can follow,
 * and at the end on closing, so that it can be seen to go; at once too where the focus is near, lest Tab follow.
 */
const closed = {
  visibility: 'hidden',
  opacity: 0,
  translate: '0 -0.375rem',
  transition: `opacity ${vars.duration}, translate ${vars.duration}, visibility 0s ${vars.duration}`,
} as const;
const shown = {
  visibility: 'visible',
  opacity: 1,
  translate: '0 0',
  transition: `opacity ${vars.duration}, translate ${vars.duration}`,
} as const;

const menuShown = [
  `${root}[data-state~="menu.open"] &`,
  // Before hydration, and without it.
  `${menuToggle}:not([data-state]):is(:focus, :hover) + &`,
  `${menuToggle}:not([data-state]) + &:is(:focus-within, :hover)`,
].join(', ');

export const list = behaviourStyle({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [large]: { alignItems: 'stretch', gap: 'clamp(1rem, 1.9vw, 1.75rem)' },
    [small]: {
      ...closed,
      flexDirection: 'column',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      maxBlockSize: 'calc(100dvh - 4.5rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: vars.space.gutter,
      paddingBlockEnd: vars.space[5],
      backgroundColor: vars.color.raised,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      selectors: { [`${navigation}:focus-within &`]: { transition: 'none' }, [menuShown]: shown },
    },
    [`${withoutScripts} and ${small}`]: {
      ...shown,
      position: 'static',
      maxBlockSize: 'none',
      paddingInline: 0,
      borderBlockEnd: 0,
    },
    [still]: { transition: 'none', selectors: { [menuShown]: { transition: 'none' } } },
  },
});

export const item = behaviourStyle({
  '@media': { [small]: { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } } },
});

export const secondary = behaviourStyle({ '@media': { [large]: { marginInlineStart: 'auto' } } });

const rule = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '-1px',
  borderBlockEnd: `3px solid ${vars.color.brand}`,
} as const;

export const link = behaviourStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `color ${vars.duration}`,
  selectors: { '&:hover, &[aria-current]': { color: vars.color.brand } },
  '@media': {
    [small]: { selectors: { '&[aria-current]': { fontWeight: 600 } } },
    [large]: {
      position: 'relative',
      minBlockSize: '4.5rem',
      fontSize: '0.9375rem',
      whiteSpace: 'nowrap',
      // Where the reader is hangs from the bar's rule, as what is open does.
      selectors: { '&[aria-current]::after': rule },
    },
  },
});

export const dropdown = behaviourStyle({ position: 'relative' });

const dropdownShown = `${dropdown}:is([data-state="hovered"], [data-state="expanded"]) &`;
const dropdownNative = `${dropdown}:not([data-state]):is(:hover, :focus-within) &`;

export const dropdownToggle = behaviourStyle({
  selectors: {
    [`${dropdownShown}, ${dropdownNative}`]: { color: vars.color.brand },
    [`${dropdown}:has([aria-current]) &`]: { color: vars.color.brand },
    [`${dropdown}:has([aria-current]) &::after`]: rule,
  },
  '@media': { [small]: { display: 'none' } },
});

export const groupLabel = behaviourStyle({
  ...type.small,
  display: 'none',
  paddingBlockStart: vars.space[4],
  color: vars.color.quiet,
  '@media': { [small]: { display: 'block' } },
});

export const caret = behaviourStyle({
  inlineSize: '0.5rem',
  blockSize: '0.3125rem',
  transition: `rotate ${vars.duration}`,
  selectors: { [`${dropdownShown}, ${dropdownNative}`]: { rotate: '180deg' } },
  '@media': { [still]: { transition: 'none' } },
});

export const panel = behaviourStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [large]: {
      ...closed,
      position: 'absolute',
      // Over the bar's own rule, which it replaces for its width.
      insetBlockStart: 'calc(100% - 1px)',
      insetInlineStart: `calc(-1 * ${vars.space[5]})`,
      inlineSize: 'max-content',
      minInlineSize: '21rem',
      maxInlineSize: '26rem',
      backgroundColor: vars.color.raised,
      border: `1px solid ${vars.color.line}`,
      borderBlockStart: `3px solid ${vars.color.brand}`,
      boxShadow: '0 16px 32px -16px rgb(0 0 0 / 0.3)',
      selectors: {
        [`${dropdown}:focus-within &`]: { transition: 'none' },
        [`${dropdownShown}, ${dropdownNative}`]: shown,
      },
    },
    [still]: { transition: 'none', selectors: { [`${dropdownShown}, ${dropdownNative}`]: { transition: 'none' } } },
  },
});

export const panelItem = behaviourStyle({
  '@media': { [large]: { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } } },
});

export const panelLink = behaviourStyle({
  display: 'grid',
  gap: '0.125rem',
  paddingBlock: vars.space[3],
  color: vars.color.ink,
  fontSize: '1.0625rem',
  lineHeight: 1.35,
  textDecoration: 'none',
  transition: `color ${vars.duration}`,
  selectors: { '&:hover, &[aria-current]': { color: vars.color.brand }, '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [large]: { paddingBlock: vars.space[4], paddingInline: vars.space[5], fontWeight: 600 },
    [small]: { paddingInlineStart: vars.space[4], selectors: { '&[aria-current]': { fontWeight: 600 } } },
  },
});

export const description = behaviourStyle({ ...type.small, color: vars.color.quiet, fontWeight: 400 });
