import { expect, test } from 'vitest';
import { z } from 'zod';
import { read } from './installed';

/** The types of the format (designtokens.org, 2025.10) that we use, each with its value. */
const measure = (...units: string[]) => z.strictObject({ value: z.number(), unit: z.enum(units) });
const values: Record<string, z.ZodType> = {
  color: z.strictObject({
    colorSpace: z.literal('srgb'),
    components: z.array(z.number().min(0).max(1)).length(3),
    alpha: z.number().min(0).max(1),
    hex: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
  dimension: measure('px', 'rem'),
  duration: measure('ms', 's'),
  fontFamily: z.array(z.string().min(1)),
  number: z.number(),
};

interface Group {
  $type?: string;
  $value?: unknown;
  [name: string]: unknown;
}
/** Each token by its path, with its type, which may be that of a group around it. */
const tokensIn = (group: Group, path: string[] = [], type = group.$type): [string, string | undefined, unknown][] =>
  '$value' in group
    ? [[path.join('.'), group.$type ?? type, group.$value]]
    : Object.entries(group).flatMap(([name, inner]) =>
        name.startsWith('$') ? [] : tokensIn(inner as Group, [...path, name], (inner as Group).$type ?? type),
      );

const tokens = tokensIn(JSON.parse(read('dist/tokens.json')));
const palettes = ['light', 'dark', 'light-more-contrast', 'dark-more-contrast'];

test('every token has a type of the format, and a value of that type', () => {
  expect(tokens.length).toBeGreaterThan(50);
  expect(tokens.filter(([, type = '', value]) => !values[type]?.safeParse(value).success)).toEqual([]);
});

test('every variable of the theme is a token in every palette, and nothing else is', () => {
  const variables = [...new Set(read('dist/tokens.css').match(/--hw-[\w-]+(?=:)/g))].sort();
  const paths = tokens.map(([path]) => path);
  const others = paths.filter((path) => !palettes.includes(path.split('.')[0] ?? ''));
  for (const palette of palettes) {
    const colors = paths.flatMap((path) => (path.startsWith(`${palette}.`) ? path.slice(palette.length + 1) : []));
    expect([...colors, ...others].map((path) => `--hw-${path.replaceAll('.', '-')}`).sort()).toEqual(variables);
  }
});

test('a color equals that of the stylesheet', () => {
  const [, , ink] = tokens.find(([path]) => path === 'dark.color.ink') ?? [];
  expect(read('dist/tokens.css')).toContain(`--hw-color-ink: ${(ink as { hex: string }).hex.toUpperCase()}`);
});
