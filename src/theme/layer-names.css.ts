import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade, lowest first. Every stylesheet begins with it, so this order is the order in the page, whatever is imported
 * first; anything a product writes outside a layer wins over all of it.
 */
globalLayer('hw');
export const reset = globalLayer({ parent: 'hw' }, 'reset');
export const theme = globalLayer({ parent: 'hw' }, 'theme');
export const base = globalLayer({ parent: 'hw' }, 'base');
export const elements = globalLayer({ parent: 'hw' }, 'elements');
export const behaviours = globalLayer({ parent: 'hw' }, 'behaviours');
export const sections = globalLayer({ parent: 'hw' }, 'sections');
export const site = globalLayer({ parent: 'hw' }, 'site');
