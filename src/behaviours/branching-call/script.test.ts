import { expect, test } from 'vitest';
import { type CallScript, type CallWay, wayThrough } from './script';

const agent = (at: number, text: string) => ({ speaker: 'Halloway', at, agent: true, text });
const caller = (at: number, text: string) => ({ speaker: 'Caller', at, text });
const person = [caller(0, 'A person, please.'), agent(2, 'Of course.')];
const script: CallScript = {
  lines: [
    agent(1, 'Northline Dental, this is the AI agent.'),
    caller(5, 'I chipped a tooth.'),
    agent(9, 'Thursday at ten is free, with Dr. Abara.'),
    caller(17, 'Thursday works.'),
  ],
  outcome: { at: 20, text: 'Booked' },
  choices: [
    { after: 0, answers: [{ label: 'What time is it?', lines: [caller(0, 'What time is it?')], until: 3 }] },
    { after: 2, answers: [{ label: 'A person', lines: person, outcome: { at: 5, text: 'Put through' } }] },
  ],
  interruptions: [
    { line: 2, lines: [caller(0, 'In the morning!'), agent(2, 'At ten. Is that early enough?')], until: 5 },
  ],
};
const none: CallWay = { answers: [], brokenOff: [] };
const read = (way: CallWay) => {
  const { lines, outcome } = wayThrough(script, way);
  return [...lines, outcome].map(({ at, text }) => `${at} ${text}`);
};

test('is the call as written without answers and interruptions', () => {
  const { lines, outcome, waits } = wayThrough(script, none);
  expect({ lines, outcome }).toEqual({ lines: script.lines, outcome: script.outcome });
  expect(waits).toEqual([
    { choice: 0, line: 0 },
    { choice: 1, line: 2 },
  ]);
});

test('continues as written after an answer without an outcome, and later', () => {
  const way = { ...none, answers: [0, undefined] };
  expect(read(way)).toEqual([
    '1 Northline Dental, this is the AI agent.',
    '5 What time is it?',
    '8 I chipped a tooth.',
    '12 Thursday at ten is free, with Dr. Abara.',
    '20 Thursday works.',
    '23 Booked',
  ]);
  expect(wayThrough(script, way).waits).toEqual([{ choice: 1, line: 3 }]);
});

test('ends with the outcome of an answer', () => {
  expect(read({ ...none, answers: [undefined, 0] }).slice(-3)).toEqual([
    '17 A person, please.',
    '19 Of course.',
    '22 Put through',
  ]);
});

test('breaks a line off with a dash at the spoken word, and continues as written', () => {
  expect(read({ ...none, brokenOff: [{ line: 2, word: 4 }] }).slice(2)).toEqual([
    '9 Thursday at ten is free—',
    '14 In the morning!',
    '16 At ten. Is that early enough?',
    '19 Thursday works.',
    '22 Booked',
  ]);
});

test('waits after the last line of an interruption instead of the line that broke off', () => {
  expect(wayThrough(script, { ...none, brokenOff: [{ line: 2, word: 0 }] }).waits).toEqual([
    { choice: 0, line: 0 },
    { choice: 1, line: 4 },
  ]);
});

test('says where each line comes from', () => {
  expect(wayThrough(script, { answers: [0, 0], brokenOff: [{ line: 2, word: 0 }] }).origins).toEqual([
    { written: 0 },
    { choice: 0 },
    { written: 1 },
    { written: 2 },
    { interruption: 0 },
    { interruption: 0 },
    { choice: 1 },
    { choice: 1 },
  ]);
});

test('keeps a line that cannot be interrupted, and an answer that does not exist', () => {
  expect(read({ answers: [7], brokenOff: [{ line: 1, word: 0 }] })).toEqual(read(none));
});

test('starts an interruption at least a second after the line, and not after its end', () => {
  expect(read({ ...none, brokenOff: [{ line: 2, word: 0 }] })[3]).toBe('10 In the morning!');
  expect(read({ ...none, brokenOff: [{ line: 2, word: 99 }] })[3]).toBe('17 In the morning!');
});
