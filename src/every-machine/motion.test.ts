import { describe, expect, test } from 'vitest';
import { modelNamed } from '../testing/models';
import { eventsOf, keyOf, reachable } from '../testing/reachable';
import { initialSnapshot } from '../testing/transitions';
import { behaviours } from './behaviours.testing';

type Machine = (typeof behaviours)[number]['machine'];

const inputsOf = (machine: Machine, reducedMotion: boolean) =>
  (modelNamed(machine.id).examples.inputs ?? [undefined]).map((input) => input && { ...input, reducedMotion });

/** Where a machine starts. From equal starts equal events lead to equal states. */
const startsOf = (machine: Machine, reducedMotion: boolean) =>
  inputsOf(machine, reducedMotion)
    .map((input) => initialSnapshot(machine, input))
    .map(({ value, context }) => keyOf([value, context]));

/**
 * The states that a machine can reach while the motion preference and the product's phrases stay the same: a single phrase
 * rests with any preference.
 */
function statesOf(machine: Machine, reducedMotion: boolean) {
  const examples = modelNamed(machine.id).examples;
  const inputs = inputsOf(machine, reducedMotion);
  const constant = eventsOf(machine, examples).filter(
    ({ type }) => !type.startsWith('motion.') && type !== 'phrases.change',
  );
  const known = Object.assign(Object.create(machine), { events: [...new Set(constant.map(({ type }) => type))] });
  return [...reachable(known, { ...examples, inputs }).keys()].sort();
}

/** D20: with reduced motion all phrases of the hero are shown at once. */
const RESTING = { 'hero-phrases': ['resting'] } as Record<string, string[]>;

describe.each(behaviours)('$name', ({ name, machine }) => {
  const resting = RESTING[name];
  if (resting)
    test('rests with reduced motion', () => {
      expect(statesOf(machine, true)).toEqual(resting);
      for (const state of resting) expect(statesOf(machine, false)).not.toContain(state);
    });
  else
    test('reaches the same states with reduced motion as with full', () => {
      const isStartedAlike = startsOf(machine, true).join() === startsOf(machine, false).join();
      const compared = isStartedAlike ? startsOf : statesOf;
      expect(compared(machine, true)).toEqual(compared(machine, false));
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
