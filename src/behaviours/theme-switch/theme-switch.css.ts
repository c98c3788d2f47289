import { behaviourStyle } from '../../theme/layers.css';
import { outOfSight } from '../../theme/out-of-sight';

// Hidden before hydration: it would not work.
export const root = behaviourStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

/** The name of a theme that has an icon. */
export const words = behaviourStyle(outOfSight);
