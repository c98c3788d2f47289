import { globalStyle, style } from '@vanilla-extract/css';
import { sections } from '../theme/layers.css';

/** The class of elements in a view transition. */
export const SHARED = style({});

// The old state is hidden if the other end of the transition is not visible: it has no target.
globalStyle(`::view-transition-old(.${SHARED}):only-child`, { '@layer': { [sections]: { display: 'none' } } });
// No animation with reduced motion.
globalStyle(
  `::view-transition-group(.${SHARED}), ::view-transition-old(.${SHARED}), ::view-transition-new(.${SHARED})`,
  { '@layer': { [sections]: { '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } } } } },
);
