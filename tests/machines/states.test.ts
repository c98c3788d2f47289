import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { formatState, parseState } from '../../src/behaviours/state-name';
import { modelNamed } from '../../src/testing/models';
import { reachable, sinks } from '../../src/testing/reachable';
import { behaviours } from '../tools/behaviours';

interface Meta {
  machine?: string;
  state?: string;
  context?: Record<string, unknown>;
}

const modules = import.meta.glob<Record<string, { meta?: Meta }>>('../../{src,site}/**/*.stories.tsx', { eager: true });

const stories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([name]) => name !== 'default')
    .map(([name, { meta = {} }]) => ({ name: `${path.replace('../../', '')} ${name}`, path, meta })),
);
const machines = new Map<string, AnyStateMachine>(behaviours.map(({ machine }) => [machine.id, machine]));

describe.each(behaviours)('$name', ({ name, machine, path }) => {
  const mine = stories.filter(({ meta }) => meta.machine === name);
  let walked: ReturnType<typeof reachable> | undefined;
  /** Walked once, when the first test asks: some machines have thousands of steps. */
  const states = () => {
    walked ??= reachable(machine, modelNamed(name).examples);
    return [...walked.keys()];
  };

  test('has examples of what may happen to it, and of nothing else', () => {
    const { events, outputs = {}, errors = {} } = modelNamed(name).examples;
    for (const { type } of events) expect(machine.events, `an example of ${type}`).toContain(type);
    for (const actor of Object.keys(outputs)) expect(machine.events).toContain(`xstate.done.actor.${actor}`);
    for (const actor of Object.keys(errors)) expect(machine.events).toContain(`xstate.error.actor.${actor}`);
  });

  test('can be in every state it declares', () => {
    const declared = leaves(machine.root);
    const reached = new Set(states().flatMap((state) => state.split(' ')));
    expect([...reached].sort()).toEqual(declared.sort());
  });

  test('can leave every state it can be in', () => {
    expect(sinks(machine, modelNamed(name).examples)).toEqual([]);
  });

  test('shows every state it can be in as a story', () => {
    const shown = new Set(mine.map(({ meta }) => meta.state));
    expect(
      states().filter((state) => !shown.has(state)),
      'states without a story',
    ).toEqual([]);
  });

  test('shows no state that it cannot be in', () => {
    for (const { name: story, meta } of mine)
      if (meta.state) expect(states(), `${story} pins ${meta.state}`).toContain(meta.state);
  });

  test('pins only what its context holds', () => {
    const known = Object.keys(initialContext(machine));
    for (const { name: story, meta } of mine)
      for (const key of Object.keys(meta.context ?? {})) expect(known, `${story} pins ${key}`).toContain(key);
  });

  test('can be played with in a story that pins nothing', () => {
    expect(mine.filter(({ meta }) => !meta.state).length).toBeGreaterThan(0);
  });

  test('names its machine in every story of its folder', () => {
    const folder = path.replace(/[^/]+$/, '');
    for (const story of stories.filter((other) => other.path.startsWith(folder)))
      expect(story.meta.machine, story.name).toBe(name);
  });

  test('has states whose names can be read back', () => {
    for (const state of states()) expect(formatState(parseState(state))).toBe(state);
  });
});

describe('a state that cannot be left is found', () => {
  const found = (states: object) =>
    sinks(createMachine({ initial: 'closed', states: { closed: { on: { open: 'open' } }, ...states } }), {
      events: [],
    });

  test('when nothing happens in it', () => {
    expect(found({ open: {} })).toEqual(['open']);
  });

  test('when what happens in it leads back into it', () => {
    expect(found({ open: { on: { open: { target: 'open', reenter: true } } } })).toEqual(['open']);
  });

  test('when its guard never lets anything out', () => {
    expect(found({ open: { on: { close: { guard: () => false, target: 'closed' } } } })).toEqual(['open']);
  });

  test('when it ends the machine', () => {
    expect(found({ open: { type: 'final' } })).toEqual(['open']);
  });

  test('when only the states within it change', () => {
    const within = { first: { on: { turn: 'second' } }, second: { on: { turn: 'first' } } };
    expect(found({ open: { initial: 'first', states: within } })).toEqual(['open']);
  });

  test('when it is in one region of several', () => {
    const regions = {
      lamp: { initial: 'off', states: { off: { on: { press: 'on' } }, on: {} } },
      door: { initial: 'shut', states: { shut: { on: { pull: 'ajar' } }, ajar: { on: { push: 'shut' } } } },
    };
    expect(sinks(createMachine({ type: 'parallel', states: regions }), { events: [] })).toEqual(['lamp.on']);
  });

  test('and one that a delay leads out of is none', () => {
    expect(found({ open: { after: { 100: 'closed' } } })).toEqual([]);
  });
});

test('every story that names a machine names one that exists', () => {
  const unknown = stories.filter(({ meta }) => meta.machine && !machines.has(meta.machine));
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

test('a story that pins a state says of which machine', () => {
  const pinned = stories.filter(({ meta }) => (meta.state || meta.context) && !meta.machine);
  expect(pinned.map(({ name }) => name)).toEqual([]);
});

type Node = AnyStateMachine['root'];

const leaves = (node: Node): string[] =>
  Object.keys(node.states).length === 0
    ? [node.path.join('.')]
    : (Object.values(node.states) as Node[]).flatMap((child) => leaves(child));

const initialContext = (machine: AnyStateMachine): object => {
  const input = modelNamed(machine.id).examples.inputs?.[0];
  return (machine.getInitialSnapshot({ self: {}, system: {} } as never, input as never) as { context: object }).context;
};
