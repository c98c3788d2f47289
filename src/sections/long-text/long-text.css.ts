import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusable } from '../../theme/focusable';
import { sectionStyle, sections } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';
import { type } from '../../theme/type';

const desktop = 'screen and (min-width: 60rem)';
const phone = 'screen and (max-width: 59.99rem)';

export const root = sectionStyle({
  display: 'grid',
  gap: vars.space[6],
  paddingInline: pageInline,
  paddingBlock: `${vars.space[6]} calc(${vars.space.section} / 2)`,
  '@media': {
    [desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[5], alignItems: 'start' },
    print: { display: 'block', padding: 0 },
  },
});

export const rail = sectionStyle({
  display: 'contents',
  '@media': {
    [desktop]: {
      display: 'grid',
      gap: vars.space[6],
      gridColumn: 'span 4',
      position: 'sticky',
      insetBlockStart: '6rem',
      maxBlockSize: 'calc(100dvh - 7rem)',
      overflowY: 'auto',
      // Space for the focus outline of links, which the scroll container would clip.
      paddingInline: '4px',
      marginInline: '-4px',
    },
    print: { display: 'none' },
  },
});

/** In a low window, as at 400 % of zoom, it would cover the text (WCAG 1.4.10). */
const highPhone = `${phone} and (min-height: 30rem)`;

/** On a phone below the navbar while the text is played, so that its button stays in reach. */
export const player = sectionStyle({
  minInlineSize: 0,
  '@media': {
    [highPhone]: {
      selectors: {
        '&[data-state="reading"]': {
          position: 'sticky',
          insetBlockStart: 'min(4.5rem, 22.5vw)',
          zIndex: 1,
          paddingBlockEnd: vars.space[2],
          borderBlockEnd: `1px solid ${vars.color.line}`,
          backgroundColor: vars.color.paper,
          // Numbers of lists stand in the gutter.
          boxShadow: `calc(${vars.space.gutter} * -1) 0 ${vars.color.paper}`,
        },
      },
    },
  },
});

export const title = sectionStyle({
  ...type.small,
  fontWeight: 600,
  color: vars.color.quiet,
  paddingBlockEnd: vars.space[2],
});

export const list = sectionStyle({
  borderBlockStart: `1px solid ${vars.color.ink}`,
  // Lets a page style the link to the current section (`:target-current`).
  ...({ scrollTargetGroup: 'auto' } as object),
});

export const entry = sectionStyle({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const link = sectionStyle({
  ...type.small,
  ...type.figures,
  display: 'block',
  paddingBlock: vars.space[2],
  lineHeight: 1.35,
  textDecoration: 'none',
  textWrap: 'balance',
  selectors: {
    '&:hover': { color: vars.color.brand },
    '&[aria-current]': { color: vars.color.brand, fontWeight: 600, boxShadow: `inset 0 -2px ${vars.color.live}` },
  },
  '@media': { [desktop]: { paddingInlineEnd: vars.space[5] } },
});

export const text = sectionStyle({
  minInlineSize: 0,
  '@media': { [desktop]: { gridColumn: '6 / -1' } },
});

// What gets the focus stops below the player (WCAG 2.4.11).
const reading = `${player}[data-state="reading"]`;
globalStyle(`${reading} ~ * ${focusable}, ${rail}:has(> ${reading}) ~ ${text} ${focusable}`, {
  '@layer': { [sections]: { '@media': { [highPhone]: { scrollMarginBlockStart: '8rem' } } } },
});

const appear = keyframes({ from: { opacity: 0, translate: '0 0.75rem' }, to: { opacity: 1, translate: '0 0' } });

/** A sheet of paper. */
export const sheet = sectionStyle({
  padding: 'clamp(min(1.25rem, 6.25vw), 4vw, 4rem)',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${appear} 0.6s cubic-bezier(0.2, 0, 0.2, 1) both`,
    },
    print: { padding: 0, border: 0, animation: 'none' },
  },
});
