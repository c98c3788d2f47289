import { globalLayer, type StyleRule, style } from '@vanilla-extract/css';
import { OURS } from './base.css';
import { behaviours, elements, sections } from './layer-names.css';

export { behaviours, elements, sections, site } from './layer-names.css';

/** What a layer's other components are made of. It is weaker than they are, whichever stylesheet arrives last. */
export const behaviourParts = globalLayer({ parent: behaviours }, 'parts');
const elementParts = globalLayer({ parent: elements }, 'parts');

type LayeredRule = Omit<StyleRule, '@layer'>;

const styleIn = (layer: string) => (rule: LayeredRule) => style([OURS, { '@layer': { [layer]: rule } }]);

/** `style` for a stateless part. */
export const elementStyle = styleIn(elements);
/** `style` for an element that other elements are made of. */
export const elementPartStyle = styleIn(elementParts);
/** `style` for the view of a behaviour. */
export const behaviourStyle = styleIn(behaviours);
/** `style` for a behaviour that other behaviours are made of. */
export const behaviourPartStyle = styleIn(behaviourParts);
/** `style` for a band of a page. */
export const sectionStyle = styleIn(sections);
