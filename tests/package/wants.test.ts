import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wants } from './wants';

const working = wants.filter((want) => 'proof' in want);

test('lists the 52 wants of products, each with its proof or the reason why not', () => {
  expect(wants).toHaveLength(52);
  for (const want of wants) if ('not' in want) expect(want.not, want.want).toMatch(/\.$/);
});

test.each(working)('$want: its proof exists', ({ proof: [file, text] }) => {
  expect(readFileSync(file, 'utf8')).toContain(text);
});
