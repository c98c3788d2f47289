import { describe, expect, test } from 'vitest';
import { modelNamed } from '../../src/testing/models';
import { eventsOf, reachable } from '../../src/testing/reachable';
import { behaviours } from '../tools/behaviours';

/**
 * Where a machine can be for a reader of whom this is known, for as long as they do not change their mind, nor the product
 * its phrases: a single one rests for everybody.
 */
function statesOf(machine: (typeof behaviours)[number]['machine'], reducedMotion: boolean) {
  const examples = modelNamed(machine.id).examples;
  const inputs = (examples.inputs ?? [undefined]).map((input) => input && { ...input, reducedMotion });
  const constant = eventsOf(machine, examples).filter(
    ({ type }) => !type.startsWith('motion.') && type !== 'phrases.change',
  );
  const known = Object.assign(Object.create(machine), { events: [...new Set(constant.map(({ type }) => type))] });
  return [...reachable(known, { ...examples, inputs }).keys()].sort();
}

/** D20: the hero's phrases rest, all of them shown, instead of following one another. */
const RESTING = { 'hero-phrases': ['resting'] } as Record<string, string[]>;

describe.each(behaviours)('$name', ({ name, machine }) => {
  test(RESTING[name] ? 'rests with reduced motion' : 'reaches the same states with reduced motion as with full', () => {
    const full = statesOf(machine, false);
    const resting = RESTING[name];
    expect(statesOf(machine, true)).toEqual(resting ?? full);
    for (const state of resting ?? []) expect(full).not.toContain(state);
  });
});

const asks = behaviours.filter(({ machine }) => machine.events.some((type) => type.startsWith('motion.')));

test('the phrases of the hero ask about motion', () => {
  expect(asks.map(({ name }) => name)).toEqual(Object.keys(RESTING));
});

test.each(asks)('$name reaches every state from either, when the reader changes their mind', ({ name, machine }) => {
  const { inputs = [], ...examples } = modelNamed(name).examples;
  for (const input of inputs)
    expect([...reachable(machine, { ...examples, inputs: [input] }).keys()].sort()).toEqual(
      [...reachable(machine, modelNamed(name).examples).keys()].sort(),
    );
});
