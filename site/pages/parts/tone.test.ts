import { expect, test } from 'vitest';
import { frequenciesOf } from './tone';

test('a key sounds in the two frequencies of a telephone', () => {
  expect(frequenciesOf('1')).toEqual([697, 1209]);
  expect(frequenciesOf('5')).toEqual([770, 1336]);
  expect(frequenciesOf('0')).toEqual([941, 1336]);
  expect(frequenciesOf('#')).toEqual([941, 1477]);
});

test('anything that is no key is silent', () => {
  for (const symbol of ['', 'a', '12']) expect(frequenciesOf(symbol)).toBeUndefined();
});
