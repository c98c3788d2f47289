import { globalLayer, type StyleRule, style } from '@vanilla-extract/css';
import { OURS } from './base.css';
import { behaviours, elements, sections } from './layer-names.css';

export { behaviours, elements, sections, site } from './layer-names.css';

/** Styles of components that others are composed of. A sublayer, so that their users' styles win in any import order. */
export const behaviourParts = globalLayer({ parent: behaviours }, 'parts');
const elementParts = globalLayer({ parent: elements }, 'parts');

type LayeredRule = Omit<StyleRule, '@layer'>;

const styleIn = (layer: string) => (rule: LayeredRule) => style([OURS, { '@layer': { [layer]: rule } }]);

/** `style` for a stateless element. */
export const elementStyle = styleIn(elements);
/** `style` for an element that other elements are composed of. */
export const elementPartStyle = styleIn(elementParts);
/** `style` for the view of a behaviour. */
export const behaviourStyle = styleIn(behaviours);
/** `style` for a behaviour that other behaviours are composed of. */
export const behaviourPartStyle = styleIn(behaviourParts);
/** `style` for a section. */
export const sectionStyle = styleIn(sections);
