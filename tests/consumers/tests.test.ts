import { describe, expect, test } from 'vitest';
import { install } from './product';

describe('tests of a product', () => {
  test.each([
    ['vitest', /Tests\s+13 passed/],
    ['jest', /Tests:\s+13 passed/],
  ])(
    'pass in %s, with jsdom',
    async (runner, passed) => {
      const product = await install(runner);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colors
      expect((await product.script('test')).replace(/\u001b\[\d+m/g, '')).toMatch(passed);
    },
    600_000,
  );
});
