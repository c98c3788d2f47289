import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { dark } from './dark';
import { theme } from './layer-names.css';
import type { ColorRole } from './light';
import { moreContrast } from './more-contrast';

/**
 * The palette of the elements that match `selector`. Not `light-dark()`: for older browsers bundlers lower it to variables that
 * exist only on a page with `color-scheme`, and that no part of the page can change.
 */
export const palette = (selector: string, colors: Record<ColorRole, string>, media?: string) => {
  const rule = { vars: assignVars(vars.color, colors) };
  globalStyle(selector, { '@layer': { [theme]: media ? { '@media': { [media]: rule } } : rule } });
};

/** Both palettes, selected by the system's preference; on paper the light one, which `print.css.ts` extends. */
export const systemPalette = (selector: string) => {
  palette(selector, dark, 'screen and (prefers-color-scheme: dark)');
  palette(selector, moreContrast.dark, 'screen and (prefers-color-scheme: dark) and (prefers-contrast: more)');
};
