import { describe, expect, test } from 'vitest';
import {
  type AnyActorLogic,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  StateMachine,
  toPromise,
} from 'xstate';
import { nodesOf } from '../testing/reachable';

const modules = import.meta.glob<Record<string, unknown>>([
  '../behaviours/*/*.machine.ts',
  '../forms/*.ts',
  '!../../src/forms/*.test.ts',
]);

// Imported in each test: a machine that cannot be created then fails its test with a message. (Stryker counts a test file
// that does not load as passed.)
const load = async (path: string) => Object.values((await modules[path]?.()) ?? {});

test.each(Object.keys(modules))('%s can be imported by itself', async (path) => {
  expect((await load(path)).length).toBeGreaterThan(0);
});

describe.each(Object.keys(modules).filter((path) => path.endsWith('.machine.ts')))('%s', (path) => {
  const machine = async () => (await load(path)).find((value) => value instanceof StateMachine) as AnyStateMachine;

  test('defines every action, guard, delay and actor that it names, and no delay or actor without use', async () => {
    const { root, implementations } = await machine();
    const named = nodesOf(root).map(namesIn);
    for (const kind of ['actions', 'guards', 'delays', 'actors'] as const) {
      const used = new Set(named.flatMap((names) => names[kind]));
      const known = Object.keys(implementations[kind]);
      expect([...used].filter((name) => !known.includes(name))).toEqual([]);
      // A view may replace an action, and an action may use a guard; only named states use delays and actors.
      if (kind === 'delays' || kind === 'actors') expect(known.filter((name) => !used.has(name))).toEqual([]);
    }
  });

  test('throws an error that names the actor that was not provided', async () => {
    const { implementations } = await machine();
    for (const [name, logic] of Object.entries(implementations.actors) as [string, AnyActorLogic][]) {
      // A machine is complete: it needs no implementation.
      if (logic instanceof StateMachine) continue;
      const actor = createActor(logic);
      const end = toPromise(actor);
      actor.subscribe({ error: () => {} });
      actor.start();
      await expect(end).rejects.toThrow(`Provide the actor \`${name}\`.`);
    }
  });
});

const nameOf = (thing: unknown): string[] => {
  if (typeof thing === 'string') return [thing];
  const type = (thing as { type?: unknown } | undefined)?.type;
  return typeof type === 'string' ? [type] : [];
};

/** The names that one state of a machine refers to. */
function namesIn(node: AnyStateNode) {
  const transitions = [...node.transitions.values(), node.always ?? []].flat();
  return {
    actions: [...node.entry, ...node.exit, ...transitions.flatMap(({ actions }) => actions)]
      .flatMap(nameOf)
      .filter((name) => !name.startsWith('xstate.')),
    guards: transitions.flatMap(({ guard }) => nameOf(guard)),
    delays: node.after.map(({ delay }) => String(delay)),
    actors: node.invoke.map(({ src }) => String(src)),
  };
}
