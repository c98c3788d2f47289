import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = behaviourStyle({ display: 'grid', gap: vars.space[6] });

export const head = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[5],
});

export const heading = behaviourStyle({ ...type.title });

export const periods = behaviourStyle({ borderColor: vars.color.ink, backgroundColor: vars.color.paper });

/** Content of one period only. A browser without `:has()` shows both until hydration. */
export const priced = {
  monthly: behaviourStyle({ selectors: { [`${root}:has([value="yearly"]:checked) &`]: { display: 'none' } } }),
  yearly: behaviourStyle({ selectors: { [`${root}:has([value="monthly"]:checked) &`]: { display: 'none' } } }),
};

export const description = behaviourStyle({
  ...type.text,
  color: vars.color.quiet,
  maxInlineSize: '42ch',
  paddingBlockStart: vars.space[3],
});

export const action = behaviourStyle({ inlineSize: '100%' });
