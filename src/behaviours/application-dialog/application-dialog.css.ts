import { behaviourStyle } from '../../theme/layers.css';

/** Lower than a message's, so that the whole dialog fits a phone. */
export const description = behaviourStyle({ minBlockSize: '5.5rem' });
