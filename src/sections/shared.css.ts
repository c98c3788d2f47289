import { globalStyle } from '@vanilla-extract/css';
import { sections } from '../theme/layers.css';

/** The class of what moves, for as long as it does. */
export const SHARED = 'hw-shared';

// What moves from a card to its article. Where the other end is out of sight it leaves at once: it has nowhere to go.
globalStyle(`::view-transition-old(.${SHARED}):only-child`, { '@layer': { [sections]: { display: 'none' } } });
// Reduced motion reaches the same page at once.
globalStyle(
  `::view-transition-group(.${SHARED}), ::view-transition-old(.${SHARED}), ::view-transition-new(.${SHARED})`,
  { '@layer': { [sections]: { '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } } } } },
);
