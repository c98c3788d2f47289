import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, createActor, fromPromise, SimulatedClock } from 'xstate';
import { examples } from '../examples';

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
export async function machineSpeeds() {
  const values = Object.values(await import(pathToFileURL(resolve('dist/machines.js')).href));
  const machines = values.filter(
    (value): value is AnyStateMachine => typeof value === 'object' && value !== null && 'root' in value,
  );
  return machines.map((machine) => {
    const { events, inputs } = examples[machine.id] ?? { events: [] };
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
    return [machine.id, Math.round(amount / seconds), Number(((seconds / amount) * 1e6).toFixed(1))];
  });
}
