import { expect, test } from 'vitest';
import { createActor, type EventFromLogic, SimulatedClock } from 'xstate';
import { performSteps, type Step } from '../../testing/steps';
import { branchingCallMachine, GO_ON_AFTER_MS } from './branching-call.machine';

type Steps = Step<EventFromLogic<typeof branchingCallMachine>>[];

const forks = {
  choices: [
    { after: 0, answers: 2 },
    { after: 4, answers: 3 },
  ],
  interruptible: [2, 6],
};
const wait = (choice: number) => ({ type: 'wait', choice }) as const;
const answer = (choice: number, answer: number) => ({ type: 'answer', choice, answer }) as const;
const interrupt = (line: number, word: number) => ({ type: 'interrupt', line, word }) as const;

function start(input = forks) {
  const clock = new SimulatedClock();
  const actor = createActor(branchingCallMachine, { input, clock }).start();
  const now = (...steps: Steps) => {
    performSteps(actor, clock, steps);
    return actor.getSnapshot().value;
  };
  const status = () => actor.getSnapshot().status;
  const canRestart = () => actor.getSnapshot().can({ type: 'restart' });
  return { now, canRestart, status, context: () => actor.getSnapshot().context };
}

test('remembers each answer under the choice that was offered, or that the call has not asked for yet', () => {
  const { context, now } = start();
  expect(now(wait(1), answer(1, 2))).toBe('following');
  expect(context()).toMatchObject({ answers: [undefined, 2], turn: { type: 'answer', choice: 1 } });
  expect(now(answer(0, 1))).toBe('following');
  expect(context()).toMatchObject({ answers: [1, 2], turn: { type: 'answer', choice: 0 } });
});

test.each([
  [0, 2],
  [0, -1],
  [0, 0.5],
  [0, Number.NaN],
  [2, 0],
])('ignores, for choice %d, the answer %d, which the call does not have', (choice, given) => {
  const { context, now, status } = start();
  expect(now(wait(0), answer(choice, given))).toBe('asking');
  expect(context().answers).toEqual([]);
  expect(status()).toBe('active');
});

test('does not ask again what has been answered, nor what does not exist', () => {
  const { now } = start();
  expect(now(answer(0, 1), wait(0))).toBe('following');
  expect(now(wait(2))).toBe('following');
  expect(now(wait(1))).toBe('asking');
});

test('asks again a choice that the reader left without an answer', () => {
  const { context, now } = start();
  now(wait(1));
  expect(context().choice).toBe(1);
  now(wait(0));
  expect(context().choice).toBe(0);
  expect(now('leave', wait(0))).toBe('asking');
});

test('gives each choice its own time', () => {
  const { now } = start();
  expect(now(wait(0), GO_ON_AFTER_MS - 1, wait(1), GO_ON_AFTER_MS - 1)).toBe('asking');
});

test('breaks a line off once, and only one that can be interrupted', () => {
  const { context, now } = start();
  expect(now(interrupt(3, 1))).toBe('following');
  expect(now(interrupt(2, 1))).toBe('interrupted');
  expect(now('leave', interrupt(2, 3))).toBe('following');
  now(interrupt(6, 0));
  expect(context().brokenOff).toEqual([
    { line: 2, word: 1 },
    { line: 6, word: 0 },
  ]);
  expect(context().turn).toEqual({ type: 'interrupt', line: 6 });
});

test('takes back the last answer and the interruptions after it, and keeps those before', () => {
  const { context, now } = start();
  now(interrupt(2, 1), 'leave', answer(0, 1), answer(1, 0), interrupt(6, 1), 'leave', 'reconsider');
  const turn = { type: 'reconsider', choice: 1 };
  expect(context()).toMatchObject({ answers: [1, undefined], brokenOff: [{ line: 2, word: 1 }], turn });
  now('reconsider');
  expect(context()).toMatchObject({ answers: [undefined, undefined], brokenOff: [] });
  now('reconsider');
  expect(context().turn).toEqual({ type: 'reconsider', choice: 0 });
});

test('keeps an interruption of the line before a choice whose answer is taken back', () => {
  const { context, now } = start({ ...forks, interruptible: [4, 5] });
  now(interrupt(4, 1), 'leave', interrupt(5, 1), 'leave', answer(1, 0), 'reconsider');
  expect(context().brokenOff).toEqual([{ line: 4, word: 1 }]);
});

test('restarts only what has changed', () => {
  const { canRestart, context, now } = start({ ...forks, interruptible: [] });
  expect(canRestart()).toBe(false);
  now('restart');
  expect(context().turn).toBeUndefined();
  now(answer(0, 1));
  expect(canRestart()).toBe(true);
  now(answer(1, 1), 'reconsider', 'reconsider', 'reconsider');
  expect(context().turn).toEqual({ type: 'reconsider', choice: 0 });
  expect(canRestart()).toBe(false);
});

test.each([
  ['answer', answer(0, 1)],
  ['interruption', interrupt(2, 1)],
])('forgets an %s on restart, and asks again', (_, event) => {
  const { context, now } = start();
  now(event, 'leave', 'restart');
  expect(context()).toMatchObject({ answers: [], brokenOff: [], turn: { type: 'restart' } });
  expect(now(wait(0))).toBe('asking');
});

test('starts another script as it is written', () => {
  const { context, now } = start();
  const other = { choices: [{ after: 1, answers: 1 }], interruptible: [] };
  now(answer(1, 0), { type: 'script.change', forks: other });
  expect(context()).toEqual({ ...other, answers: [], brokenOff: [], choice: 0, turn: undefined, resumed: 0 });
});

test('offers nothing without a script', () => {
  const actor = createActor(branchingCallMachine).start();
  performSteps(actor, new SimulatedClock(), [wait(0), interrupt(0, 0)]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'following', context: { choices: [], interruptible: [] } });
});
