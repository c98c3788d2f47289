import type { StyleRule } from '@vanilla-extract/css';

/**
 * A container for queries. Its content gives it no width, so it takes that of its place, within its margins: also as a flex item,
 * or where a product centers it.
 */
export const container: Pick<StyleRule, 'containerType' | 'inlineSize'> = {
  containerType: 'inline-size',
  // Firefox's word and that of all others for `stretch`, which is too new.
  inlineSize: ['-moz-available', '-webkit-fill-available'],
};
