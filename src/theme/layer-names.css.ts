import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, lowest first. Every stylesheet starts with this declaration, so the order does not depend on imports; a
 * product's unlayered styles override all of them.
 */
globalLayer('hw');
export const reset = globalLayer({ parent: 'hw' }, 'reset');
export const theme = globalLayer({ parent: 'hw' }, 'theme');
export const base = globalLayer({ parent: 'hw' }, 'base');
export const elements = globalLayer({ parent: 'hw' }, 'elements');
export const behaviours = globalLayer({ parent: 'hw' }, 'behaviours');
export const sections = globalLayer({ parent: 'hw' }, 'sections');
export const site = globalLayer({ parent: 'hw' }, 'site');
