import { vars } from '../../theme/contract.css';
import { rightToLeft } from '../../theme/direction';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = behaviourStyle({ minInlineSize: 0, borderBlockStart: `1px solid ${vars.color.ink}` });

export const viewport = behaviourStyle({
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorInline: 'contain',
  // With `* { scroll-behavior: smooth }` of a product, the slides would lag behind the mouse, and the initial one would come late.
  scrollBehavior: 'auto !important' as 'auto',
  // The scrollbar is hidden once the buttons work.
  scrollbarWidth: 'none',
  cursor: 'grab',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-state="resting"]': { scrollSnapType: 'x mandatory' },
    '&[data-state="dragging"]': { cursor: 'grabbing', userSelect: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(scripting: none)': {
      scrollbarWidth: 'thin',
      cursor: 'auto',
      selectors: { '&::-webkit-scrollbar': { display: 'initial' } },
    },
  },
});

/** On paper all slides are visible, one below the other. */
export const track = behaviourStyle({ display: 'flex', '@media': { print: { display: 'block', translate: 'none' } } });

export const slide = behaviourStyle({
  flex: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: `${vars.space[6]} ${vars.space[5]}`,
  scrollSnapAlign: 'start',
  '@media': {
    // The next slide is partly visible, as a hint.
    '(scripting: none)': { inlineSize: '90%', paddingInlineEnd: vars.space[5] },
  },
});

export const controls = behaviourStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minBlockSize: 'calc(2.875rem + 1px)',
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const position = behaviourStyle({
  ...type.small,
  ...type.figures,
  marginInlineEnd: 'auto',
  color: vars.color.quiet,
});

export const picker = behaviourStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });

export const dot = behaviourStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '2.875rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    // Borders, which forced colors keep.
    '&::before': { content: '""', padding: '0.25rem', border: '1px solid', borderRadius: '50%' },
    '&[aria-current]::before': { padding: 0, borderWidth: 'calc(0.25rem + 1px)' },
  },
});

export const button = behaviourStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '2.875rem',
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  background: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration}, color ${vars.duration}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.ink, color: vars.color.paper },
    '&[data-state="ended"]': {
      backgroundColor: 'transparent',
      color: `color-mix(in oklab, ${vars.color.quiet}, ${vars.color.paper} 50%)`,
      cursor: 'default',
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { selectors: { '&[data-state="ended"]': { color: 'GrayText' } } },
  },
});

export const arrow = behaviourStyle({ selectors: { [rightToLeft('&')]: { scale: '-1 1' } } });
