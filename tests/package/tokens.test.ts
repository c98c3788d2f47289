import { defineConfig, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { read } from './installed';

const source = read('dist/tokens.json');
const filename = new URL('file:///tokens.json');
const config = defineConfig({}, { cwd: new URL('file:///') });
const parsed = await parse([{ filename, src: source }], { config });
const palettes = ['light', 'dark', 'light-more-contrast', 'dark-more-contrast'];

test('the tokens are valid in their format', () => {
  expect(Object.keys(parsed.tokens).length).toBeGreaterThan(50);
});

test('an invalid token is refused, so that the test above can fail', async () => {
  const wrong = source.replace('"colorSpace": "srgb"', '"colorSpace": "crayon"');
  await expect(parse([{ filename, src: wrong }], { config })).rejects.toThrow();
});

test('every variable of the theme is a token in every palette, and nothing else is', () => {
  const variables = [...new Set(read('dist/tokens.css').match(/--hw-[\w-]+(?=:)/g))].sort();
  const colors = (palette: string) =>
    Object.keys(parsed.tokens).flatMap((path) =>
      path.startsWith(`${palette}.`) ? path.slice(palette.length + 1) : [],
    );
  const others = Object.keys(parsed.tokens).filter((path) => !palettes.includes(path.split('.')[0] ?? ''));
  for (const palette of palettes)
    expect([...colors(palette), ...others].map((path) => `--hw-${path.replaceAll('.', '-')}`).sort()).toEqual(
      variables,
    );
});

test('a color equals that of the stylesheet', () => {
  const { $value } = parsed.tokens['dark.color.ink'] as unknown as { $value: { hex: string } };
  expect(read('dist/tokens.css')).toContain(`--hw-color-ink: ${$value.hex.toUpperCase()}`);
});
