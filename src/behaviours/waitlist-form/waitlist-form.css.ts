import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';
import { fields, panel } from '../form.css';

export const root = panel;

export const form = fields;

/** The country code is short, the number takes the rest. */
export const phone = behaviourStyle({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, 4fr)',
  alignItems: 'start',
});

export const thanks = style([
  fields,
  behaviourStyle({ gap: vars.space[3], paddingBlock: vars.space[6], maxInlineSize: vars.width.measure }),
]);

export const title = behaviourStyle({
  ...type.title,
  // It takes focus by script, to be read; nobody tabbed to it.
  selectors: { '&:focus': { outline: 'none' } },
});

export const confirmation = behaviourStyle({ ...type.lead, color: vars.color.quiet });
