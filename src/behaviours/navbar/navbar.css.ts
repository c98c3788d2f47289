import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';
import { OPEN_AFTER } from './navbar.machine';

/** Where the row of links no longer fits beside the logo and the button. In em: larger text asks for more room. */
const small = '(width < 64em)';
const large = '(width >= 64em)';
const still = '(prefers-reduced-motion: reduce)';
const withoutScripts = '(scripting: none)';

/** On a phone the bar keeps to one row however large the text is; the menu below it has room for all of its size. */
const height = 'min(4.5rem, 22.5vw)';

/** It stays where the reader is, and in its place in the page: no page has to know its height, even if it takes two rows. */
export const root = behaviourStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  '@media': { [`${withoutScripts} and ${small}`]: { position: 'static' }, print: { display: 'none' } },
});

const solid = {
  backgroundColor: vars.color.raised,
  borderBlockEndColor: vars.color.line,
  boxShadow: '0 4px 16px -8px rgb(0 0 0 / 0.18)',
};

export const bar = behaviourStyle({
  borderBlockEnd: '1px solid transparent',
  transition: `background-color ${vars.duration}, border-color ${vars.duration}, box-shadow ${vars.duration}`,
  selectors: {
    [`${root}[data-state="past"] &`]: solid,
    '&:has([data-part="navigation"]:not([data-state="closed"], [data-state="opening"]))': solid,
  },
  '@media': {
    [still]: { transition: 'none' },
    // Nobody will say that the page has scrolled.
    [withoutScripts]: solid,
  },
});

export const content = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `min(${vars.space[3]}, 3.75vw)`,
  minBlockSize: height,
  maxInlineSize: `calc(${vars.width.content} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': { [large]: { flexWrap: 'nowrap', gap: 'clamp(1rem, 3.4vw - 1.1rem, 3rem)' } },
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
    [large]: { flex: 1 },
    [`${withoutScripts} and ${small}`]: { inlineSize: '100%' },
  },
});

export const button = behaviourStyle({
  minBlockSize: 'min(2.625rem, 13.2vw)',
  paddingBlock: 0,
  paddingInline: `min(${vars.space[4]}, 5vw)`,
  fontSize: 'min(0.9375rem, 4.7vw)',
});

/** Before the menu's button on a small screen, after the links on a large one: there once for each, so that Tab follows. */
export const beforeMenu = behaviourStyle({ '@media': { [large]: { display: 'none' } } });
export const afterLinks = behaviourStyle({ '@media': { [small]: { display: 'none' } } });

export const menuToggle = behaviourStyle({
  display: 'none',
  placeItems: 'center',
  inlineSize: 'min(2.75rem, 13.75vw)',
  blockSize: 'min(2.75rem, 13.75vw)',
  marginInlineEnd: 'max(-0.625rem, -3.125vw)',
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
  inlineSize: 'min(1.5rem, 7.5vw)',
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
 * and at the end on closing, so that a dropdown can be seen to go; at once too where the focus is near, lest Tab follow.
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
  `${navigation}[data-state="open"] &`,
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
    [large]: { alignItems: 'stretch', gap: 'clamp(0.875rem, 2.9vw - 0.9rem, 1.75rem)' },
    [small]: {
      ...closed,
      // It goes at once: else the row of links would fade out as a menu when the window becomes a small one.
      transition: 'none',
      flexDirection: 'column',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      // All that is left of the window: a menu is a page.
      blockSize: `calc(100dvh - ${height})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: vars.space.gutter,
      paddingBlockEnd: vars.space[5],
      backgroundColor: vars.color.raised,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      selectors: { [menuShown]: shown },
    },
    [`${withoutScripts} and ${small}`]: {
      ...shown,
      position: 'static',
      blockSize: 'auto',
      paddingInline: 0,
      borderBlockEnd: 0,
    },
    [still]: { transition: 'none', selectors: { [menuShown]: { transition: 'none' } } },
  },
});

/** Not in the layout of a closed menu: what waits to be seen does not take it for seen. */
export const menuFoot = behaviourStyle({
  display: 'none',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[5],
  '@media': {
    [small]: {
      selectors: {
        [`${navigation}[data-state="open"] &`]: { display: 'block' },
        [`${menuToggle}:not([data-state]):is(:focus, :hover) + ${list} > &, ${list}:is(:focus-within, :hover) > &`]: {
          display: 'block',
        },
      },
    },
    // What needs our code to do anything is not there without it.
    [withoutScripts]: { display: 'none' },
  },
});

export const item = behaviourStyle({
  '@media': { [small]: { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } } },
});

/** The item of the button at the end. */
export const secondary = behaviourStyle({
  display: 'flex',
  alignItems: 'center',
  '@media': { [large]: { marginInlineStart: 'auto' }, [small]: { paddingBlock: vars.space[4] } },
});

const rule = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 'calc(-0.5rem - 1px)',
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
      // Less than the bar by what the outline of its focus needs, which the window's edge would cut off.
      minBlockSize: '3.5rem',
      marginBlock: '0.5rem',
      fontSize: '0.9375rem',
      whiteSpace: 'nowrap',
      // Where the reader is hangs from the bar's rule, as what is open does.
      selectors: { '&[aria-current]::after': rule },
    },
  },
});

export const dropdown = behaviourStyle({ position: 'relative' });

const dropdownShown = `${dropdown}:is([data-state="hovered"], [data-state="closing"], [data-state="expanded"]) &`;
const dropdownNative = `${dropdown}:not([data-state]):is(:hover, :focus-within) &`;
const dropdownCrossed = `${dropdown}:not([data-state]):hover:not(:focus-within) &`;

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
        // Nor does a list of the menu fade out when the window becomes a large one.
        [`${dropdown}:focus-within &, ${navigation}[data-state="open"] &`]: { transition: 'none' },
        [`${dropdownShown}, ${dropdownNative}`]: shown,
        // Before hydration too a mouse that only crosses the bar opens nothing.
        [dropdownCrossed]: {
          transition: `${shown.transition}, visibility 0s`,
          transitionDelay: `${OPEN_AFTER}ms`,
        },
      },
    },
    [still]: {
      transition: 'none',
      selectors: {
        [`${dropdownShown}, ${dropdownNative}`]: { transition: 'none' },
        [dropdownCrossed]: { transition: `visibility 0s ${OPEN_AFTER}ms` },
      },
    },
  },
});

export const panelItem = behaviourStyle({
  '@media': { [large]: { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } } },
});

/** Before the label, and as high as it and its description together. */
export const icon = behaviourStyle({
  display: 'inline-block',
  gridRow: 'span 2',
  paddingBlockStart: '0.125rem',
  color: vars.color.brand,
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
  selectors: {
    '&:hover, &[aria-current]': { color: vars.color.brand },
    '&:focus-visible': { outlineOffset: '-2px' },
    [`&:has(> ${icon})`]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[3] },
  },
  '@media': {
    [large]: { paddingBlock: vars.space[4], paddingInline: vars.space[5], fontWeight: 600 },
    [small]: { paddingInlineStart: vars.space[4], selectors: { '&[aria-current]': { fontWeight: 600 } } },
  },
});

export const description = behaviourStyle({ ...type.small, color: vars.color.quiet, fontWeight: 400 });
