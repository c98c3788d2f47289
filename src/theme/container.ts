import type { StyleRule } from '@vanilla-extract/css';

/**
 * A container for queries. Its content gives it no width, so it takes that of its place, within its margins: also as a flex item,
 * or where a product centers it.
 */
export const container: Pick<StyleRule, 'containerType' | 'inlineSize'> = {
  containerType: 'inline-size',
  // The last is the standard's word for the two before it; the first is for browsers that know none of them.
  inlineSize: ['100%', '-moz-available', '-webkit-fill-available', 'stretch'],
};
