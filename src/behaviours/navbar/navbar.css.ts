import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { container } from '../../theme/container';
import { vars } from '../../theme/contract.css';
import { behaviourStyle, behaviours } from '../../theme/layers.css';
import { type } from '../../theme/type';
import { MENU_OPEN_DELAY_MS } from './navbar.machine';

/**
 * Where the row of links no longer fits beside the logo and the button: 64rem, or `--hw-navbar-row`. Container queries, because
 * larger text needs more room, also if only the page's text is larger, which media queries ignore. Their em is the font size of
 * the container, by which a variable can change their width.
 */
const small = '(width < 64em)';
const large = '(width >= 64em)';
const em = 'calc(var(--hw-navbar-row, 64rem) / 64)';

/** The font size around the container, for what is in it. */
const textSize = createVar({ syntax: '<length>', inherits: true, initialValue: '16px' });
const withoutScripts = '(scripting: none)';

/** On a phone the bar stays one row at any text size; the menu below it uses the full size. */
const height = 'min(4.5rem, 22.5vw)';

/** Where the bar ends in the window, once a menu is open: there may be a notice above it. */
export const barEnd = createVar();
const below = `calc(100dvh - ${fallbackVar(barEnd, height)})`;

/** Sticky: it keeps its place in the page, so no page needs to know its height, even with two rows. */
export const root = behaviourStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  inlineSize: '100%',
  vars: { [textSize]: '1em' },
  // A container query cannot measure its own element.
  '@media': {
    [`${withoutScripts} and (width < 64em)`]: { position: 'static' },
    // Nothing moves or fades in the bar.
    '(prefers-reduced-motion: reduce)': { vars: { [vars.duration]: '0s' } },
    print: { display: 'none' },
  },
});

// Fragments and restored focus stop below the bar.
globalStyle(`:root:has(${root})`, {
  '@layer': { [behaviours]: { scrollPaddingBlockStart: '5.5rem' } },
});

/** Of the other width, whatever `display` a class of the product has. */
const absent = { display: 'none !important' } as const;

const solid = {
  backgroundColor: vars.color.raised,
  borderBlockEndColor: vars.color.line,
  boxShadow: '0 4px 16px -8px rgb(0 0 0 / 0.18)',
};

export const bar = behaviourStyle({
  ...container,
  fontSize: em,
  borderBlockEnd: '1px solid transparent',
  transition: `background-color ${vars.duration}, border-color ${vars.duration}, box-shadow ${vars.duration}`,
  selectors: {
    [`${root}[data-state="past"] &`]: solid,
    '&:has([data-part="navigation"]:not([data-state="closed"], [data-state="opening"]))': solid,
  },
  '@media': {
    // Without scripts no scroll state is set.
    [withoutScripts]: solid,
  },
});

export const content = behaviourStyle({
  fontSize: textSize,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `min(${vars.space[3]}, 3.75vw)`,
  minBlockSize: height,
  maxInlineSize: `calc(${vars.width.content} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@container': { [large]: { flexWrap: 'nowrap', gap: 'clamp(1rem, 3.4vw - 1.1rem, 3rem)' } },
});

export const home = behaviourStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.ink,
  textDecoration: 'none',
  marginInlineEnd: 'auto',
  '@container': { [large]: { marginInlineEnd: 0 } },
});

/** A product's own content at the start or at the end of the bar. */
export const slot = behaviourStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const navigation = behaviourStyle({
  '@container': {
    [large]: { flex: 1 },
    [small]: { '@media': { [withoutScripts]: { inlineSize: '100%' } } },
  },
});

export const button = behaviourStyle({
  minBlockSize: 'min(2.625rem, 13.2vw)',
  paddingBlock: 0,
  paddingInline: `min(${vars.space[4]}, 5vw)`,
  fontSize: 'min(0.9375rem, 4.7vw)',
});

/**
 * Rendered twice, so that Tab follows the visual order: before the menu's button on a small screen, after the links on a large
 * one.
 */
export const beforeMenu = behaviourStyle({ '@container': { [large]: absent } });
export const afterLinks = behaviourStyle({ '@container': { [small]: absent } });

export const menuToggle = behaviourStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(2.75rem, 13.75vw)',
  blockSize: 'min(2.75rem, 13.75vw)',
  marginInlineEnd: 'max(-0.625rem, -3.125vw)',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  '@container': { [large]: absent, [small]: { '@media': { [withoutScripts]: absent } } },
});

/** Two lines, which form a cross while the menu is open. */
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
    '(forced-colors: active)': { selectors: { '&::before, &::after': { backgroundColor: 'ButtonText' } } },
  },
});

/**
 * Closed content is invisible and unreachable by Tab. `visibility` changes at the start when opening, so that focus can move
 * in, and at the end when closing, so that the fade is visible; but at once if the focus is near, so that Tab skips it.
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
  // Before hydration and without JavaScript.
  `${menuToggle}:not([data-state]):is(:focus, :hover) + &`,
  `${menuToggle}:not([data-state]) + &:is(:focus-within, :hover)`,
].join(', ');

export const list = behaviourStyle({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [large]: { alignItems: 'stretch', gap: 'clamp(0.875rem, 2.9vw - 0.9rem, 1.75rem)' },
    [small]: {
      ...closed,
      // Hidden without a transition: otherwise the row of links would fade out as a menu when the window becomes narrow.
      transition: 'none',
      flexDirection: 'column',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      // Fills the rest of the window.
      blockSize: below,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: vars.space.gutter,
      paddingBlockEnd: vars.space[5],
      backgroundColor: vars.color.raised,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      selectors: { [menuShown]: shown },
      '@media': {
        [withoutScripts]: { ...shown, position: 'static', blockSize: 'auto', paddingInline: 0, borderBlockEnd: 0 },
      },
    },
  },
});

/** Out of the layout while closed, so that observers of visibility do not count its content as seen. */
export const inMenu = behaviourStyle({
  display: 'none',
  paddingBlockStart: vars.space[5],
  '@container': {
    [large]: absent,
    [small]: {
      '@media': {
        // Needs JavaScript.
        '(scripting: enabled)': {
          selectors: {
            [`${navigation}[data-state="open"] &`]: { display: 'block' },
            [`${menuToggle}:not([data-state]):is(:focus, :hover) + ${list} > &, ${list}:is(:focus-within, :hover) > &`]:
              { display: 'block' },
          },
        },
      },
    },
  },
});

export const menuFoot = behaviourStyle({ marginBlockStart: 'auto' });

export const menuLinks = behaviourStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  columnGap: vars.space[4],
});

export const menuLink = behaviourStyle({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.quiet,
  textDecoration: 'none',
  selectors: { '&:is(:hover, [aria-current])': { color: vars.color.brand } },
});

export const item = behaviourStyle({
  '@container': { [small]: { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } } },
});

/** The list item of the button at the end. */
export const secondary = behaviourStyle({
  display: 'flex',
  alignItems: 'center',
  '@container': { [large]: { marginInlineStart: 'auto' }, [small]: { paddingBlock: vars.space[4] } },
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
  selectors: { '&:is(:hover, [aria-current])': { color: vars.color.brand } },
  '@container': {
    [small]: { selectors: { '&[aria-current]': { fontWeight: 600 } } },
    [large]: {
      position: 'relative',
      // Smaller than the bar by its focus outline, which the window's edge would clip.
      minBlockSize: '3.5rem',
      marginBlock: '0.5rem',
      fontSize: '0.9375rem',
      whiteSpace: 'nowrap',
      // The mark of the current page is on the bar's rule, like an open dropdown.
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
    '&:disabled': { color: vars.color.quiet, cursor: 'not-allowed' },
  },
  '@container': { [small]: absent },
});

export const groupLabel = behaviourStyle({
  ...type.small,
  display: 'block',
  paddingBlockStart: vars.space[4],
  color: vars.color.quiet,
  '@container': { [large]: absent },
});

export const caret = behaviourStyle({
  inlineSize: '0.5rem',
  blockSize: '0.3125rem',
  transition: `rotate ${vars.duration}`,
  selectors: { [`${dropdownShown}, ${dropdownNative}`]: { rotate: '180deg' } },
});

export const panel = behaviourStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [large]: {
      ...closed,
      position: 'absolute',
      // Covers the bar's own rule.
      insetBlockStart: 'calc(100% - 1px)',
      insetInlineStart: `calc(-1 * ${vars.space[5]})`,
      inlineSize: 'max-content',
      minInlineSize: '21rem',
      maxInlineSize: '26rem',
      // A low window: what is below its edge could not be scrolled to under a sticky bar.
      maxBlockSize: `max(${below}, 8rem)`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      backgroundColor: vars.color.raised,
      border: `1px solid ${vars.color.line}`,
      borderBlockStart: `3px solid ${vars.color.brand}`,
      boxShadow: '0 16px 32px -16px rgb(0 0 0 / 0.3)',
      selectors: {
        // A list of the menu does not fade out when the window becomes wide.
        [`${dropdown}:focus-within &, ${navigation}[data-state="open"] &`]: { transition: 'none' },
        [`${dropdownShown}, ${dropdownNative}`]: shown,
        // Before hydration, too, a pointer that only crosses the bar opens nothing.
        [dropdownCrossed]: {
          transition: `${shown.transition}, visibility 0s`,
          transitionDelay: `${MENU_OPEN_DELAY_MS}ms`,
        },
      },
    },
  },
});

export const panelItem = behaviourStyle({
  '@container': { [large]: { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } } },
});

/** Before the label, as high as the label and its description. */
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
    '&:is(:hover, [aria-current])': { color: vars.color.brand },
    '&:focus-visible': { outlineOffset: '-2px' },
    [`&:has(> ${icon})`]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[3] },
  },
  '@container': {
    [large]: { paddingBlock: vars.space[4], paddingInline: vars.space[5], fontWeight: 600 },
    [small]: { paddingInlineStart: vars.space[4], selectors: { '&[aria-current]': { fontWeight: 600 } } },
  },
});

export const description = behaviourStyle({ ...type.small, color: vars.color.quiet, fontWeight: 400 });
