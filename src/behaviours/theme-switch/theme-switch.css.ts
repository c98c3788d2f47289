import { behaviourStyle } from '../../theme/layers.css';

// Without our code nobody would listen to it.
export const root = behaviourStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
