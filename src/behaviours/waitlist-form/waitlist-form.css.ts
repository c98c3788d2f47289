import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { behaviourStyle, behaviours } from '../../theme/layers.css';
import { type } from '../../theme/type';
import { fields, panel } from '../form/form.css';

export const root = panel;

export const form = fields;

/** The country code is narrow, the number takes the rest. */
export const phone = behaviourStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'start' });

const part = (selector: string, flex: string) =>
  globalStyle(`${phone} > ${selector}`, { '@layer': { [behaviours]: { flex } } });
part(':first-child', '1 0 max-content');
part(':last-child', '4 1 8rem');

export const thanks = style([
  fields,
  behaviourStyle({ gap: vars.space[3], paddingBlock: vars.space[6], maxInlineSize: vars.width.measure }),
]);

export const title = behaviourStyle({
  ...type.title,
  // Focused only by script, to be read, so it has no outline.
  selectors: { '&:focus': { outline: 'none' } },
});

export const confirmation = behaviourStyle({ ...type.lead, color: vars.color.quiet });

/** Looks like a link: the action of the thanks is the button. */
export const again = behaviourStyle({
  justifySelf: 'start',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  font: 'inherit',
  color: vars.color.brand,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
