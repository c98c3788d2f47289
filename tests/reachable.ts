import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import { formatState } from '../.ladle/pin';
import { type Examples, examplesOf } from './examples';

type AnyEvent = { type: string; [data: string]: unknown };

/** Everything that can happen to a machine: the examples, its plain events, and the ends of what it invokes. */
export function eventsOf(machine: AnyStateMachine, examples: Examples = examplesOf(machine.id)): AnyEvent[] {
  return machine.events.flatMap((type: string): AnyEvent[] => {
    const [, kind, ...rest] = type.startsWith('xstate.') ? type.split('.') : [];
    const actor = rest.slice(1).join('.');
    if (kind === 'done') return (examples.outputs?.[actor] ?? [undefined]).map((output) => ({ type, output }));
    if (kind === 'error') return (examples.errors?.[actor] ?? [new Error('failed')]).map((error) => ({ type, error }));
    const given = examples.events.filter((event) => event.type === type);
    return given.length > 0 ? given : [{ type }];
  });
}

/** Where a walk may stop: machines that count are not walked forever. */
const MOST = 5_000;

/** Every state that some sequence of events leads to, as stories name them, with the shortest such sequence. */
export function reachable(
  machine: AnyStateMachine,
  examples: Examples = examplesOf(machine.id),
): Map<string, AnyEvent[]> {
  const found = new Map<string, AnyEvent[]>();
  const seen = new Set<string>();
  const events = eventsOf(machine, examples);
  const start = (examples.inputs ?? [undefined]).map(
    (input) => initialTransition(machine, input as never)[0] as AnyMachineSnapshot,
  );
  const queue = start.map((snapshot) => ({ snapshot, path: [] as AnyEvent[] }));
  for (const { snapshot, path } of queue) {
    const key = keyOf([snapshot.value, snapshot.context]);
    if (seen.has(key) || seen.size >= MOST) continue;
    seen.add(key);
    const state = formatState(snapshot.value);
    if (!found.has(state)) found.set(state, path);
    if (snapshot.status !== 'active') continue;
    for (const event of events) {
      const next = transition(machine, snapshot as never, event as never)[0] as AnyMachineSnapshot;
      if (next !== snapshot) queue.push({ snapshot: next, path: [...path, event] });
    }
  }
  return found;
}

/** The same for what is the same. Files and errors are not JSON; by their names they are told apart well enough. */
export const keyOf = (value: unknown) => JSON.stringify(value, byName);

const byName = (_key: string, value: unknown) => {
  if (value instanceof File) return `${value.name} ${value.size}`;
  return value instanceof Error ? String(value) : value;
};
