import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { formatState, parseState } from '../behaviours/state-name';
import { componentDescriptions } from '../testing/component-descriptions';
import type { AnyComponent } from '../testing/description';
import { everyState } from '../testing/every-state';
import { modelNamed } from '../testing/models';
import { sinks } from '../testing/reachable';
import { behaviours } from './behaviours.testing';

interface Meta {
  machine?: string;
  state?: string;
  context?: Record<string, unknown>;
}

const modules = import.meta.glob<Record<string, { meta?: Meta }>>('../**/*.stories.tsx', { eager: true });

const stories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([name]) => name !== 'default')
    .map(([name, { meta = {} }]) => ({ name: `${path} ${name}`, path, meta })),
);
const machines = new Map<string, AnyStateMachine>(behaviours.map(({ machine }) => [machine.id, machine]));

describe.each(behaviours)('$name', ({ name, machine, path }) => {
  const mine = stories.filter(({ meta }) => meta.machine === name);
  const states = () => everyState(componentDescriptions[name]?.Component as AnyComponent).map(({ state }) => state);

  test('has examples of its own events only', () => {
    const { events, outputs = {}, errors = {} } = modelNamed(name).examples;
    for (const { type } of events) expect(machine.events, `an example of ${type}`).toContain(type);
    for (const actor of Object.keys(outputs)) expect(machine.events).toContain(`xstate.done.actor.${actor}`);
    for (const actor of Object.keys(errors)) expect(machine.events).toContain(`xstate.error.actor.${actor}`);
  });

  test('can reach every state that it declares', () => {
    const declared = leaves(machine.root);
    const reached = new Set(states().flatMap((state) => state.split(' ')));
    expect([...reached].sort()).toEqual(declared.sort());
  });

  test('can leave every state that it can reach', () => {
    expect(sinks(machine, modelNamed(name).examples)).toEqual([]);
  });

  test('has a story of every state that it can reach', () => {
    const shown = new Set(mine.map(({ meta }) => meta.state));
    expect(
      states().filter((state) => !shown.has(state)),
      'states without a story',
    ).toEqual([]);
  });

  test('has no story of a state that it cannot reach', () => {
    for (const { name: story, meta } of mine)
      if (meta.state) expect(states(), `${story} pins ${meta.state}`).toContain(meta.state);
  });

  test('pins only properties of its context', () => {
    const known = Object.keys(initialContext(machine));
    for (const { name: story, meta } of mine)
      for (const key of Object.keys(meta.context ?? {})) expect(known, `${story} pins ${key}`).toContain(key);
  });

  test('has a story that pins nothing', () => {
    expect(mine.filter(({ meta }) => !meta.state).length).toBeGreaterThan(0);
  });

  test('is named by every story of its folder', () => {
    const folder = path.replace(/[^/]+$/, '');
    const inFolder = stories.filter((story) => story.path.startsWith(folder));
    expect(inFolder.length).toBeGreaterThan(0);
    for (const story of inFolder) expect(story.meta.machine, story.name).toBe(name);
  });

  test('has state names that can be parsed', () => {
    for (const state of states()) expect(formatState(parseState(state))).toBe(state);
  });
});

test('every machine that a story names exists', () => {
  const unknown = stories.filter(({ meta }) => meta.machine && !machines.has(meta.machine));
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

test('a story that pins a state names its machine', () => {
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
