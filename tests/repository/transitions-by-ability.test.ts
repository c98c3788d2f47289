import { expect, test } from 'vitest';
import { matrixOf, neverTriggered, pointerOnly, writeMatrix } from '../evidence/matrix';
import type { Edge } from '../evidence/page/walker';
import { readTransitions } from '../evidence/results';

const gesture = () => [];
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
  press: { gesture },
  escape: { keyboard: gesture },
  'press.outside': { pointer: gesture },
  'pointer.enter': { pointer: gesture },
};
const taken = (...keys: string[]) => new Set(keys.map((key) => `${key}|0`));
const touch = taken('closed|press');
const pointer = taken('closed|press', 'open|press.outside', 'closed|pointer.enter');

test('a transition that the keyboard makes by another event passes, and names that event', () => {
  const keyboard = taken('closed|press', 'open|escape');
  const rows = matrixOf(edges, { events, pointerStates: { hovered: 'open' } }, { keyboard, touch, pointer });
  expect(rows.map(({ cells }) => cells.keyboard)).toEqual(['yes', 'yes', 'by escape', 'by press']);
  expect(pointerOnly(rows)).toEqual([]);
});

test('a transition that a pointer can make and a keyboard cannot fails', () => {
  const keyboard = taken('closed|press');
  const rows = matrixOf(edges, { events }, { keyboard, touch, pointer });
  expect(pointerOnly(rows)).toEqual(['open · press.outside → closed', 'closed · pointer.enter → hovered']);
});

test('a transition that only touch can make fails', () => {
  const rows = matrixOf(edges, { events }, { keyboard: taken(), touch, pointer: taken() });
  expect(pointerOnly(rows)).toEqual(['closed · press → open']);
});

test('names an event with a gesture that no walk has made', () => {
  const rows = matrixOf(edges, { events }, { keyboard: taken('closed|press'), touch, pointer });
  expect(neverTriggered(rows)).toEqual(['escape']);
});

test('a written matrix can be read back', () => {
  const rows = matrixOf(edges, { events }, { keyboard: taken('closed|press'), touch, pointer });
  expect(readTransitions(writeMatrix('menu', rows))).toEqual(
    rows.map(({ from, text, to, cells }) => ({ from, event: text, to, ...cells })),
  );
});
