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
  test('starts with the initial values', () => {
    expect(now(start())).toEqual(['unchanged', { calls: 200, minutes: 2 }]);
  });

  test('has nothing to calculate without fields', () => {
    expect(now(createActor(calculatorMachine).start())).toEqual(['unchanged', {}]);
  });

  test('has no figure for a field without a text, nor a text for a value that the product takes away', () => {
    expect(figuresIn({ fields, typed: {}, locale: 'en-US' })).toEqual({ calls: null, minutes: null });
    const actor = start();
    actor.send({ type: 'set', values: { calls: null, minutes: 2 } });
    expect(actor.getSnapshot().context.typed).toMatchObject({ calls: '' });
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

  test('accepts values up to a field’s maximum, and no more', () => {
    const actor = start();
    type(actor, 'minutes', '60');
    expect(actor.getSnapshot().value).toBe('changed');
    type(actor, 'minutes', '60.1');
    expect(actor.getSnapshot().value).toBe('incomplete');
    type(actor, 'minutes', '0');
    expect(actor.getSnapshot().value).toBe('changed');
  });

  test('recognizes the initial values in any notation', () => {
    const actor = start();
    type(actor, 'calls', '201');
    type(actor, 'calls', '200.0');
    expect(now(actor)).toEqual(['unchanged', { calls: 200, minutes: 2 }]);
    expect(actor.getSnapshot().context.typed).toEqual({ calls: '200.0', minutes: '2' });
  });

  test('resets to them from any state', () => {
    const actor = start();
    for (const value of ['300', '']) {
      type(actor, 'calls', value);
      actor.send({ type: 'reset' });
      expect(now(actor)).toEqual(['unchanged', { calls: 200, minutes: 2 }]);
    }
  });

  test('ignores an unknown field', () => {
    const actor = start();
    type(actor, 'weeks', '50');
    expect(actor.getSnapshot().context.typed).toEqual({ calls: '200', minutes: '2' });
  });
});

describe('the `set` event', () => {
  test('sets the values, and keeps the notation of those that are equal', () => {
    const actor = start();
    type(actor, 'minutes', '3.0');
    actor.send({ type: 'set', values: { calls: 120, minutes: 3 } });
    expect(actor.getSnapshot().context.typed).toEqual({ calls: '120', minutes: '3.0' });
    actor.send({ type: 'set', values: { calls: 120 } });
    expect(now(actor)).toEqual(['incomplete', { calls: 120, minutes: null }]);
  });

  test('removes a value, and sets it again', () => {
    const actor = start();
    actor.send({ type: 'set', values: { calls: null, minutes: 2 } });
    expect(now(actor)).toEqual(['incomplete', { calls: null, minutes: 2 }]);
    actor.send({ type: 'set', values: { calls: 200, minutes: 2 } });
    expect(now(actor)).toEqual(['unchanged', { calls: 200, minutes: 2 }]);
  });
});
