import { expect, test } from 'vitest';
import { frequenciesOf } from './tone';

test('a key sounds in the two frequencies of a telephone, and anything else is silent', () => {
  expect(['1', '5', '0', '#'].map(frequenciesOf)).toEqual([
    [697, 1209],
    [770, 1336],
    [941, 1336],
    [941, 1477],
  ]);
  for (const symbol of ['', 'a', '12']) expect(frequenciesOf(symbol)).toBeUndefined();
});
