import { expect, test } from 'vitest';
import { madeByNobody, matrixOf, pointerOnly, writeMatrix } from '../evidence/matrix';
import type { Edge } from '../evidence/page/walker';
import { readHands } from '../evidence/recorded';

const hand = async () => {};
const edge = (from: string, type: string, to: string): Edge => ({
  key: `${from}|${type}|0`,
  type,
  from,
  to,
  text: type,
});
const edges = [
  edge('closed', 'press', 'open'),
  edge('open', 'escape', 'closed'),
  edge('open', 'press.outside', 'closed'),
  edge('closed', 'pointer.enter', 'hovered'),
];
const events = {
  press: hand,
  escape: { keyboard: hand },
  'press.outside': { pointer: hand },
  'pointer.enter': { pointer: hand },
};
const taken = (...keys: string[]) => new Set(keys.map((key) => `${key}|0`));
const touch = taken('closed|press');
const pointer = taken('closed|press', 'open|press.outside', 'closed|pointer.enter');

test('what a pointer does and a keyboard does in another way is no failure, and says which', () => {
  const keyboard = taken('closed|press', 'open|escape');
  const rows = matrixOf(edges, { events, like: { hovered: 'open' } }, { keyboard, touch, pointer });
  expect(rows.map(({ cells }) => cells.keyboard)).toEqual(['yes', 'yes', 'by escape', 'by press']);
  expect(pointerOnly(rows)).toEqual([]);
});

test('a transition that a pointer can make and a keyboard cannot fails', () => {
  const keyboard = taken('closed|press');
  const rows = matrixOf(edges, { events }, { keyboard, touch, pointer });
  expect(pointerOnly(rows)).toEqual(['open · press.outside → closed', 'closed · pointer.enter → hovered']);
});

test('and so does one that a finger alone can make', () => {
  const rows = matrixOf(edges, { events }, { keyboard: taken(), touch, pointer: taken() });
  expect(pointerOnly(rows)).toEqual(['closed · press → open']);
});

test('an event that has hands and that nobody has made is named', () => {
  const rows = matrixOf(edges, { events }, { keyboard: taken('closed|press'), touch, pointer });
  expect(madeByNobody(rows)).toEqual(['escape']);
});

test('what is written can be read back', () => {
  const rows = matrixOf(edges, { events }, { keyboard: taken('closed|press'), touch, pointer });
  expect(readHands(writeMatrix('menu', rows))).toEqual(
    rows.map(({ from, text, to, cells }) => ({ from, event: text, to, ...cells })),
  );
});
