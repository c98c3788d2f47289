import { behaviourStyle } from '../../theme/layers.css';

// Hidden before hydration: it would not work.
export const root = behaviourStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
