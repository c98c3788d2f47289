import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { calculatorMachine, figuresIn } from './calculator.machine';

const fields = [
  { name: 'calls', value: 200, min: 1 },
  { name: 'minutes', value: 2, max: 60 },
];
const start = () => createActor(calculatorMachine, { input: { fields } }).start();
type Actor = ReturnType<typeof start>;
const type = (actor: Actor, name: string, value: string) => actor.send({ type: 'change', name, value });
const now = (actor: Actor) => {
  const { value, context } = actor.getSnapshot();
  return [value, figuresIn(context)];
};

describe('the calculator', () => {
  test('begins with the figures given', () => {
    expect(now(start())).toEqual(['given', { calls: 200, minutes: 2 }]);
  });

  test('has nothing to work out without fields', () => {
    expect(now(createActor(calculatorMachine).start())).toEqual(['given', {}]);
  });

  test.each(['', '   ', 'many', '0', '-1', '1000000001', 'Infinity', 'NaN'])('is incomplete with %j', (value) => {
    const actor = start();
    type(actor, 'calls', value);
    expect(now(actor)).toEqual(['incomplete', { calls: null, minutes: 2 }]);
    type(actor, 'minutes', '3');
    expect(actor.getSnapshot().value).toBe('incomplete');
  });

  test.each([
    ['1', 1],
    ['1000000000', 1e9],
    [' 250 ', 250],
    ['2.5', 2.5],
  ])('takes %j as %d', (value, figure) => {
    const actor = start();
    type(actor, 'calls', value);
    expect(now(actor)).toEqual(['changed', { calls: figure, minutes: 2 }]);
  });

  test('takes as much as a field allows, and no more', () => {
    const actor = start();
    type(actor, 'minutes', '60');
    expect(actor.getSnapshot().value).toBe('changed');
    type(actor, 'minutes', '60.1');
    expect(actor.getSnapshot().value).toBe('incomplete');
    type(actor, 'minutes', '0');
    expect(actor.getSnapshot().value).toBe('changed');
  });

  test('knows the given figures again, however they are written', () => {
    const actor = start();
    type(actor, 'calls', '201');
    type(actor, 'calls', '200.0');
    expect(now(actor)).toEqual(['given', { calls: 200, minutes: 2 }]);
    expect(actor.getSnapshot().context.typed).toEqual({ calls: '200.0', minutes: '2' });
  });

  test('goes back to them from wherever', () => {
    const actor = start();
    for (const value of ['300', '']) {
      type(actor, 'calls', value);
      actor.send({ type: 'reset' });
      expect(now(actor)).toEqual(['given', { calls: 200, minutes: 2 }]);
    }
  });

  test('ignores a field that it does not have', () => {
    const actor = start();
    type(actor, 'weeks', '50');
    expect(actor.getSnapshot().context.typed).toEqual({ calls: '200', minutes: '2' });
  });
});

describe('the product', () => {
  test('sets the figures, and leaves those that are the same as they are typed', () => {
    const actor = start();
    type(actor, 'minutes', '3.0');
    actor.send({ type: 'set', values: { calls: 120, minutes: 3 } });
    expect(actor.getSnapshot().context.typed).toEqual({ calls: '120', minutes: '3.0' });
    actor.send({ type: 'set', values: { calls: 120 } });
    expect(now(actor)).toEqual(['incomplete', { calls: 120, minutes: null }]);
  });

  test('may take a figure away, and give it back', () => {
    const actor = start();
    actor.send({ type: 'set', values: { calls: null, minutes: 2 } });
    expect(now(actor)).toEqual(['incomplete', { calls: null, minutes: 2 }]);
    actor.send({ type: 'set', values: { calls: 200, minutes: 2 } });
    expect(now(actor)).toEqual(['given', { calls: 200, minutes: 2 }]);
  });
});
