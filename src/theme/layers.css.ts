import { globalLayer, type StyleRule, style } from '@vanilla-extract/css';

/**
 * The cascade, lowest first. This file is imported by every other style, so this order is the order in the page;
 * anything a product writes outside a layer wins over all of it.
 */
globalLayer('hw');
export const reset = globalLayer({ parent: 'hw' }, 'reset');
export const theme = globalLayer({ parent: 'hw' }, 'theme');
export const elements = globalLayer({ parent: 'hw' }, 'elements');
export const behaviours = globalLayer({ parent: 'hw' }, 'behaviours');
export const sections = globalLayer({ parent: 'hw' }, 'sections');
export const site = globalLayer({ parent: 'hw' }, 'site');

type LayeredRule = Omit<StyleRule, '@layer'>;

const styleIn = (layer: string) => (rule: LayeredRule) => style({ '@layer': { [layer]: rule } });

/** `style` for a stateless part. */
export const elementStyle = styleIn(elements);
/** `style` for the view of a behaviour. */
export const behaviourStyle = styleIn(behaviours);
/** `style` for a band of a page. */
export const sectionStyle = styleIn(sections);
/** `style` for the site's placement of sections. */
export const siteStyle = styleIn(site);
