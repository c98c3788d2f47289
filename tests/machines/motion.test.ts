import { describe, expect, test } from 'vitest';
import { modelNamed } from '../../src/testing/models';
import { eventsOf, reachable } from '../../src/testing/reachable';
import { behaviours } from '../tools/behaviours';

/**
 * The states that a machine can reach while the motion preference and the product's phrases stay the same: a single phrase
 * rests with any preference.
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

/** D20: with reduced motion all phrases of the hero are shown at once. */
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

test('only the phrases of the hero depend on the motion preference', () => {
  expect(asks.map(({ name }) => name)).toEqual(Object.keys(RESTING));
});

test.each(asks)('$name reaches every state from either preference, when it changes', ({ name, machine }) => {
  const { inputs = [], ...examples } = modelNamed(name).examples;
  for (const input of inputs)
    expect([...reachable(machine, { ...examples, inputs: [input] }).keys()].sort()).toEqual(
      [...reachable(machine, modelNamed(name).examples).keys()].sort(),
    );
});
