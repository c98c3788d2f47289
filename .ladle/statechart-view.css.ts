import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';

const { paper, ink, quiet, line, brand, onBrand, live } = vars.color;

const place = style({
  vars: {
    '--paper': paper,
    '--ink': ink,
    '--quiet': quiet,
    '--line': line,
    '--brand': brand,
    '--on-brand': onBrand,
    '--live': live,
  },
  margin: 0,
  minInlineSize: 0,
  backgroundColor: paper,
});

/** The whole drawing, scaled down if needed. */
export const fitted = style([place, { display: 'grid', placeItems: 'start center', minBlockSize: 0 }]);
globalStyle(`${fitted} > svg`, { maxInlineSize: '100%', maxBlockSize: '100%', blockSize: 'auto' });

export const actual = style([place, { overflow: 'auto' }]);
globalStyle(`${actual} > svg`, { display: 'block', marginInline: 'auto' });
