/**
 * The theme for other tools: design tokens in the format of the Design Tokens Community Group, 2025.10
 * (https://www.designtokens.org/tr/2025.10/format/). A token's path is the name of its CSS variable: `space.section` is
 * `--hw-space-section`; the palettes are groups, each with the same `color`s.
 */
import { dark } from '../../src/theme/dark';
import { type ColorRole, light } from '../../src/theme/light';
import { measures } from '../../src/theme/measures';
import { moreContrast } from '../../src/theme/more-contrast';

/** The key for extensions of the format: the product's host, reversed. */
const OURS = 'example.halloway';

interface Token {
  $type?: string;
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

export interface Group {
  [name: string]: Token | Group | string;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const each = (values: object, token: (value: string) => Token): Group =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [kebab(name), token(String(value))]));

/** `#RRGGBB` or `#RRGGBBAA`. */
function color(hex: string): Token {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.match(/[\dA-F]{2}/gi) ?? []).map((byte) =>
    Number.parseInt(byte, 16),
  );
  const part = (channel: number) => Number((channel / 255).toFixed(4));
  const components = [red, green, blue].map(part);
  return { $value: { colorSpace: 'srgb', components, alpha: part(alpha), hex: hex.slice(0, 7).toLowerCase() } };
}

const palette = (roles: Record<ColorRole, string>): Group => ({ color: { $type: 'color', ...each(roles, color) } });

/** A length on a wide screen; one that depends on the viewport is also kept as CSS. */
function dimension(css: string): Token {
  const widest = [...css.matchAll(/(\d*\.?\d+)(rem|px)/g)].at(-1);
  if (!widest) throw new Error(`"${css}" has no length in rem or px, the only units of a dimension token.`);
  const $value = { value: Number(widest[1]), unit: widest[2] };
  return css === widest[0] ? { $value } : { $value, $extensions: { [OURS]: { css } } };
}

const families = (css: string): Token => ({ $value: css.split(', ').map((family) => family.replaceAll("'", '')) });

const { font, size, space, width, radius, duration } = measures;

/** Every variable of the contract, with all its values in the theme. */
export const tokens = (): Group => ({
  $description: 'The theme of @halloway/ui. Generated from its contract.',
  light: palette(light),
  dark: palette(dark),
  'light-more-contrast': palette(moreContrast.light),
  'dark-more-contrast': palette(moreContrast.dark),
  font: { $type: 'fontFamily', ...each(font, families) },
  size: { $type: 'dimension', ...each(size, dimension) },
  space: { $type: 'dimension', ...each(space, dimension) },
  width: {
    content: { $type: 'dimension', ...dimension(width.content) },
    // The format has no `ch` unit.
    measure: {
      $type: 'number',
      $value: Number.parseFloat(width.measure),
      $description: 'How many digits wide a line of text may be.',
      $extensions: { [OURS]: { css: width.measure } },
    },
  },
  radius: { $type: 'dimension', ...dimension(radius) },
  duration: { $type: 'duration', $value: { value: Number.parseFloat(duration), unit: 's' } },
});
