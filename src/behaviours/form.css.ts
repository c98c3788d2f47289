import { vars } from '../theme/contract.css';
import { behaviourStyle } from '../theme/layers.css';
import { type } from '../theme/type';

/** The region a form of its own stands in. */
export const panel = behaviourStyle({
  padding: `clamp(${vars.space[4]}, 5%, ${vars.space[6]})`,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
});

/** Fields below each other. */
export const fields = behaviourStyle({ display: 'grid', gap: vars.space[5] });

/** Two fields beside each other where each has room for what is typed in it. */
export const pair = behaviourStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

/** The button, and beside or below it how it went. */
export const outcome = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  // It takes focus by script while its button is disabled, and so keeps the reader's place.
  selectors: { '&:focus': { outline: 'none' } },
});

/** Takes the rest of the row, or a row of its own. */
export const message = behaviourStyle({ flex: '1 1 16rem' });

/** Without scripting nothing can be sent: a button that does nothing would be a lie. */
export const withScripting = behaviourStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

export const withoutScripting = behaviourStyle({
  ...type.text,
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' } },
});
