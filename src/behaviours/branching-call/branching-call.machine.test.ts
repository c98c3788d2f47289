import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { branchingCallMachine } from './branching-call.machine';

const forks = {
  choices: [
    { after: 0, answers: 2 },
    { after: 4, answers: 3 },
  ],
  interruptible: [2, 6],
};

function start(input = forks) {
  const actor = createActor(branchingCallMachine, { input }).start();
  const { send } = actor;
  return {
    send,
    now: () => actor.getSnapshot().value,
    canRestart: () => actor.getSnapshot().can({ type: 'restart' }),
    status: () => actor.getSnapshot().status,
    context: () => actor.getSnapshot().context,
    ask: (choice: number, answer: number) => {
      send({ type: 'wait', choice });
      send({ type: 'answer', choice, answer });
    },
  };
}

test('remembers each answer under the choice that was offered', () => {
  const { ask, context, now } = start();
  ask(1, 2);
  expect(context().answers).toEqual([undefined, 2]);
  ask(0, 1);
  expect(context().answers).toEqual([1, 2]);
  expect(context().turn).toEqual({ type: 'answer', choice: 0 });
  expect(now()).toBe('following');
});

test.each([2, -1, 0.5, Number.NaN])('ignores the answer %d, which the choice does not have', (answer) => {
  const { context, now, send } = start();
  send({ type: 'wait', choice: 0 });
  send({ type: 'answer', choice: 0, answer });
  expect(now()).toBe('asking');
  expect(context().answers).toEqual([]);
});

test('takes an answer before the call has asked for it, and continues there', () => {
  const { context, now, send } = start();
  send({ type: 'answer', choice: 1, answer: 2 });
  expect(now()).toBe('following');
  expect(context().answers).toEqual([undefined, 2]);
  expect(context().turn).toEqual({ type: 'answer', choice: 1 });
});

test('ignores an answer to a choice that the call does not have', () => {
  const { context, send, status } = start();
  send({ type: 'answer', choice: 2, answer: 0 });
  expect(context().answers).toEqual([]);
  expect(status()).toBe('active');
});

test('does not ask again what has been answered, nor what does not exist', () => {
  const { ask, now, send } = start();
  ask(0, 1);
  for (const choice of [0, 2]) {
    send({ type: 'wait', choice });
    expect(now()).toBe('following');
  }
  send({ type: 'wait', choice: 1 });
  expect(now()).toBe('asking');
});

test('asks again a choice that the reader left without an answer', () => {
  const { context, now, send } = start();
  send({ type: 'wait', choice: 1 });
  expect(context().choice).toBe(1);
  send({ type: 'wait', choice: 0 });
  expect(context().choice).toBe(0);
  send({ type: 'leave' });
  send({ type: 'wait', choice: 0 });
  expect(now()).toBe('asking');
});

test('breaks a line off once, and only one that can be interrupted', () => {
  const { context, now, send } = start();
  send({ type: 'interrupt', line: 3, word: 1 });
  expect(now()).toBe('following');
  send({ type: 'interrupt', line: 2, word: 1 });
  expect(now()).toBe('interrupted');
  send({ type: 'leave' });
  send({ type: 'interrupt', line: 2, word: 3 });
  expect(now()).toBe('following');
  send({ type: 'interrupt', line: 6, word: 0 });
  expect(context().brokenOff).toEqual([
    { line: 2, word: 1 },
    { line: 6, word: 0 },
  ]);
  expect(context().turn).toEqual({ type: 'interrupt', line: 6 });
});

test('takes back the last answer and the interruptions after it, and keeps those before', () => {
  const { ask, context, send } = start();
  send({ type: 'interrupt', line: 2, word: 1 });
  send({ type: 'leave' });
  ask(0, 1);
  ask(1, 0);
  send({ type: 'interrupt', line: 6, word: 1 });
  send({ type: 'leave' });
  send({ type: 'reconsider' });
  expect(context().answers).toEqual([1, undefined]);
  expect(context().brokenOff).toEqual([{ line: 2, word: 1 }]);
  expect(context().turn).toEqual({ type: 'reconsider', choice: 1 });
  send({ type: 'reconsider' });
  expect(context().answers).toEqual([undefined, undefined]);
  expect(context().brokenOff).toEqual([]);
  send({ type: 'reconsider' });
  expect(context().turn).toEqual({ type: 'reconsider', choice: 0 });
});

test('keeps an interruption of the line before a choice whose answer is taken back', () => {
  const { ask, context, send } = start({ ...forks, interruptible: [4, 5] });
  for (const line of [4, 5]) {
    send({ type: 'interrupt', line, word: 1 });
    send({ type: 'leave' });
  }
  ask(1, 0);
  send({ type: 'reconsider' });
  expect(context().brokenOff).toEqual([{ line: 4, word: 1 }]);
});

test('restarts only what has changed', () => {
  const { ask, canRestart, context, send } = start({ ...forks, interruptible: [] });
  expect(canRestart()).toBe(false);
  ask(0, 1);
  expect(canRestart()).toBe(true);
  ask(1, 1);
  expect(canRestart()).toBe(true);
  send({ type: 'reconsider' });
  send({ type: 'reconsider' });
  expect(context().turn).toEqual({ type: 'reconsider', choice: 0 });
  send({ type: 'reconsider' });
  expect(context().turn).toEqual({ type: 'reconsider', choice: 0 });
  expect(canRestart()).toBe(false);
});

test('has no choices without a script', () => {
  expect(createActor(branchingCallMachine).start().getSnapshot().context).toMatchObject({
    choices: [],
    interruptible: [],
  });
});

test.each(['answer', 'interrupt'])('forgets an %s on restart, and asks again', (what) => {
  const { ask, context, now, send } = start();
  if (what === 'answer') ask(0, 1);
  else {
    send({ type: 'interrupt', line: 2, word: 1 });
    send({ type: 'leave' });
  }
  send({ type: 'restart' });
  expect(context()).toMatchObject({ answers: [], brokenOff: [], turn: { type: 'restart' } });
  send({ type: 'wait', choice: 0 });
  expect(now()).toBe('asking');
});

test('changes nothing on restart of the call as written', () => {
  const { context, send } = start();
  send({ type: 'restart' });
  expect(context().turn).toBeUndefined();
});

test('starts another script as it is written', () => {
  const { ask, context, send } = start();
  ask(1, 0);
  const other = { choices: [{ after: 1, answers: 1 }], interruptible: [] };
  send({ type: 'script.change', forks: other });
  expect(context()).toEqual({ ...other, answers: [], brokenOff: [], choice: 0, turn: undefined });
});

test('offers nothing without a script', () => {
  const actor = createActor(branchingCallMachine).start();
  actor.send({ type: 'wait', choice: 0 });
  actor.send({ type: 'interrupt', line: 0, word: 0 });
  expect(actor.getSnapshot().value).toBe('following');
});
