/** Overrides of a behaviour's invoked actors, to simulate failures and hanging calls. */
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { answers, fails, hangs } from '../src/testing/faults';
import { modelNamed, models } from '../src/testing/models';
import { invocationsOf } from '../src/testing/test-actor';
import type { StoryClock } from './clock';

/** How an actor ends, and how many seconds after it was invoked. */
interface Fault {
  /** `succeeds`, `hangs`, or `fails` with the number of the failure: `fails`, `fails-2`. */
  outcome: string;
  seconds: number;
}

/** By `machine.actor`; an actor without an entry does what the story supplies. */
export type Faults = Readonly<Record<string, Fault>>;

/** The actors of a machine that can end, and how. */
export function actorsOf(machine: AnyStateMachine) {
  const invoked = invocationsOf(machine);
  const names = [...new Set(invoked.filter((invoke) => 'onDone' in invoke).map(({ src }) => String(src)))];
  return names.map((name) => {
    const failures = failuresOf(machine.id, idOf(machine, name));
    return {
      key: `${machine.id}.${name}`,
      name,
      outcomes: [
        { value: 'succeeds', label: 'succeeds' },
        ...failures.map((failure, index) => ({
          value: index === 0 ? 'fails' : `fails-${index + 1}`,
          label: failures.length > 1 ? `fails: ${message(failure)}` : 'fails',
        })),
        { value: 'hangs', label: 'never answers' },
      ],
    };
  });
}

/** The value of `BehaviourProvider`'s `actors`. */
export function actorsFor(faults: Faults, clock: StoryClock): Record<string, Record<string, AnyActorLogic>> {
  const actors: Record<string, Record<string, AnyActorLogic>> = {};
  for (const [key, fault] of Object.entries(faults)) {
    const [id = '', name = ''] = key.split('.');
    const machine = models[id]?.machine;
    if (machine) actors[id] = { ...actors[id], [name]: actorFor(fault, id, idOf(machine, name), clock) };
  }
  return actors;
}

function actorFor({ outcome, seconds }: Fault, machine: string, actor: string, clock: StoryClock): AnyActorLogic {
  const when = { after: seconds * 1000, clock };
  if (outcome === 'hangs') return hangs();
  if (outcome === 'succeeds') return answers(modelNamed(machine).examples.outputs?.[actor]?.[0], when);
  const failures = failuresOf(machine, actor);
  return fails(failures[Number(outcome.split('-')[1] ?? 1) - 1] ?? failures[0], when);
}

const failuresOf = (machine: string, actor: string): readonly unknown[] =>
  modelNamed(machine).examples.errors?.[actor] ?? [new Error('The workbench made this fail.')];

const message = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));

/** The id of an invocation, as used in the examples and in XState's events. */
function idOf(machine: AnyStateMachine, name: string): string {
  const invoke = invocationsOf(machine).find(({ src }) => src === name);
  return invoke?.id ?? name;
}

/** `contact-form.submit:hangs`, `contact-form.submit:fails@2`; several are joined by commas. */
export function parseFaults(text: string | null): Faults {
  const parts = (text ?? '')
    .split(',')
    .map((part) => /^([\w-]+\.[\w-]+):(succeeds|hangs|fails(?:-\d+)?)(?:@(\d+(?:\.\d+)?))?$/.exec(part));
  return Object.fromEntries(
    parts.flatMap((part) => (part ? [[part[1] ?? '', { outcome: part[2] ?? '', seconds: Number(part[3] ?? 0) }]] : [])),
  );
}

export function formatFaults(faults: Faults): string {
  return Object.entries(faults)
    .map(([key, { outcome, seconds }]) => `${key}:${outcome}${seconds > 0 ? `@${seconds}` : ''}`)
    .join(',');
}
