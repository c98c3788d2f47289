import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { dark } from './dark';
import { theme } from './layer-names.css';
import type { ColorRole } from './light';
import { moreContrast } from './more-contrast';

/**
 * The palette of every element that `selector` finds. Written out, not `light-dark()`: bundlers that look after older browsers
 * lower that to variables that only a page with a `color-scheme` has, and that no part of the page can change.
 */
export const palette = (selector: string, colors: Record<ColorRole, string>, media?: string) => {
  const rule = { vars: assignVars(vars.color, colors) };
  globalStyle(selector, { '@layer': { [theme]: media ? { '@media': { [media]: rule } } : rule } });
};

/** Both palettes where the system says which; on paper the light one is the ground of what `print.css.ts` says. */
export const systemPalette = (selector: string) => {
  palette(selector, dark, 'screen and (prefers-color-scheme: dark)');
  palette(selector, moreContrast.dark, 'screen and (prefers-color-scheme: dark) and (prefers-contrast: more)');
};
