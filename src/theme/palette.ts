import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { dark } from './dark';
import { theme } from './layer-names.css';
import { light } from './light';
import { moreContrast } from './more-contrast';

const palettes = { light, dark };

/**
 * The palette of the elements that match `selector`, and that for more contrast. A product sets its brand for each of the two on
 * the root, from where it reaches the islands: `--hw-brand-light`, `--hw-on-brand-light`, and the same for `dark`. Not
 * `light-dark()`: for older browsers bundlers lower it to variables that exist only on a page with `color-scheme`, and that no
 * part of the page can change.
 */
export function palette(selector: string, scheme: 'light' | 'dark', media?: string) {
  for (const [colors, contrast] of [
    [palettes[scheme], ''],
    [moreContrast[scheme], '(prefers-contrast: more)'],
  ] as const) {
    const brand = `var(--hw-brand-${scheme}, ${colors.brand})`;
    const onBrand = `var(--hw-on-brand-${scheme}, ${colors.onBrand})`;
    const rule = { vars: assignVars(vars.color, { ...colors, brand, onBrand }) };
    const condition = [media, contrast].filter(Boolean).join(' and ');
    globalStyle(selector, { '@layer': { [theme]: condition ? { '@media': { [condition]: rule } } : rule } });
  }
}

/** Both palettes, selected by the system's preference; on paper the light one, which `print.css.ts` extends. */
export const systemPalette = (selector: string) => palette(selector, 'dark', 'screen and (prefers-color-scheme: dark)');
