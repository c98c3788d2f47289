import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { install } from './product';

/** The one test of Vitest, in the words of Jest. */
const forJest = (code: string) =>
  code
    .replace(
      "afterEach, beforeEach, expect, test, vi } from 'vitest'",
      "afterEach, beforeEach, expect, jest, test } from '@jest/globals'",
    )
    .replaceAll('vi.', 'jest.');

describe('tests of a product', () => {
  test.each([
    ['vitest', /Tests\s+13 passed/],
    ['jest', /Tests:\s+13 passed/],
  ])(
    // Jest’s product has the least React that the package takes.
    'pass in %s, with jsdom',
    async (runner, passed) => {
      const product = await install(runner);
      for (const name of runner === 'jest' ? ['booking.jsx', 'booking.test.jsx'] : [])
        await writeFile(join(product.folder, name), forJest(await readFile(`tests/consumers/vitest/${name}`, 'utf8')));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colors
      expect((await product.script('test')).replace(/\u001b\[\d+m/g, '')).toMatch(passed);
    },
    600_000,
  );
});
