import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, createActor, createMachine, fromPromise, SimulatedClock } from 'xstate';
import type { Examples } from '../../src/testing/examples';
import { beside, type Table } from './table';

const amount = 200_000;
const forever = fromPromise(() => new Promise<never>(() => {}));

/** The same walk each time: a small congruential generator instead of `Math.random`. */
function* walk(length: number) {
  for (let state = 1; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state % length;
  }
}

/** Events a second that one actor takes, from a random walk over its own events. Nothing is sent: requests hang. */
export async function machineSpeeds(): Promise<Table[]> {
  const values = Object.values(await import(pathToFileURL(resolve('dist/machines.js')).href));
  const machines = values.filter(
    (value): value is AnyStateMachine => typeof value === 'object' && value !== null && 'root' in value,
  );
  const examples = await Promise.all(
    machines.map(({ id }) => import(`../../src/behaviours/${id}/${id}.examples`) as Promise<{ examples: Examples }>),
  );
  const speeds = machines.map((machine, index) => {
    const { events, inputs } = examples[index]?.examples ?? { events: [] };
    const bare = machine.events
      .filter((type) => !type.startsWith('xstate.') && !events.some((event) => event.type === type))
      .map((type) => ({ type }));
    const choices = [...events, ...bare];
    const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, forever]));
    const actions = Object.fromEntries(
      Object.entries(machine.implementations.actions).filter(([, action]) => action === undefined),
    );
    const actor = createActor(machine.provide({ actors, actions }), {
      input: inputs?.[0],
      clock: new SimulatedClock(),
    });
    actor.start();
    const steps = walk(choices.length);
    const begin = performance.now();
    for (let sent = 0; sent < amount; sent++) actor.send(choices[steps.next().value as number] as never);
    const seconds = (performance.now() - begin) / 1000;
    actor.stop();
    return { id: machine.id, perSecond: amount / seconds, each: (seconds / amount) * 1e6 };
  });
  const least = bareSpeed();
  return [
    {
      says: 'One actor, a random walk over its own events; compared with a machine of two states that only toggles.',
      head: ['machine', 'events/s', 'µs/event'],
      rows: speeds.map(({ id, perSecond, each }) => [id, beside(perSecond, 1e6 / least), beside(each, least, 1)]),
    },
  ];
}

/** µs that XState takes for an event of the least machine there is. */
function bareSpeed(): number {
  const toggle = createMachine({
    initial: 'off',
    states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
  });
  const actor = createActor(toggle).start();
  const begin = performance.now();
  for (let sent = 0; sent < amount; sent++) actor.send({ type: 'press' });
  const took = performance.now() - begin;
  actor.stop();
  return (took / amount) * 1000;
}
