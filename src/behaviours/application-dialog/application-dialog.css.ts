import { behaviourStyle } from '../../theme/layers.css';
import { scriptsMissing } from '../../theme/scripts';

/** Lower than a message's, so that the whole dialog fits a phone. */
export const description = behaviourStyle({ minBlockSize: '5.5rem' });

/** A part of the page, below the positions. */
const shown = {
  display: 'block',
  position: 'static',
  inlineSize: '100%',
  maxBlockSize: 'none',
} as const;

/** Without scripts, a dialog with an `action` is a form in the page. */
export const inPage = behaviourStyle({
  selectors: { [`${scriptsMissing} &:not([open])`]: shown },
  '@media': { 'screen and (scripting: none)': { selectors: { '&:not([open])': shown } } },
});

const link = { display: 'inline-flex' } as const;

/** Replaces the button, which needs JavaScript. */
export const applyLink = behaviourStyle({
  display: 'none',
  selectors: { [`${scriptsMissing} &`]: link },
  '@media': { '(scripting: none)': link },
});
