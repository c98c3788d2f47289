/** Watches the machines of one story while it is shown, and sends them the workbench's events. */
import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { formatState } from '../src/behaviours/state-name';
import { keyOf } from '../src/testing/chart';
import type { SentEvent } from '../src/testing/examples';
import { modelNamed } from '../src/testing/models';
import { eventsOf } from '../src/testing/reachable';
import { StoryClock } from './clock';
import { jsonOf, toJson } from './json';
import type { BehaviourReport, LogEntry, Report } from './messages';
import { isLike } from './props-controls/fitting';
import type { Played } from './settings';

interface Watched {
  actor: AnyActorRef;
  machine: AnyStateMachine;
  state: string;
  start: string;
  /** The latest event of each type. */
  seen: Map<string, { type: string }>;
}

const LOG_LENGTH = 200;

export class Session {
  readonly clock = new StoryClock(() => this.#changed());
  /** By machine id; if a machine is mounted twice, the last one. */
  #watched = new Map<string, Watched>();
  #log: LogEntry[] = [];
  #logged = 0;
  #played: Played[] = [];
  #isRepeating = false;
  #isManual = false;
  /** Whether a replay is over, and so are the events of views that mount: what follows is recorded. */
  #settled = false;
  #waiting = false;
  #notify: (report: Report) => void = () => {};
  #pinned: ReadonlySet<string>;
  /** The link's events whose data does not fit. */
  #unfit: Played[] = [];

  constructor(pinned: Iterable<string>) {
    this.#pinned = new Set(pinned);
  }

  inspect = (event: InspectionEvent) => {
    // An actor that is being created has no snapshot yet; in development XState throws then.
    if (event.type !== '@xstate.event' && event.type !== '@xstate.snapshot') return;
    const actor = event.actorRef as AnyActorRef;
    if (event.rootId !== actor.sessionId || !('machine' in (actor.getSnapshot() ?? {}))) return;
    const { machine } = actor.getSnapshot() as AnyMachineSnapshot;
    if (event.type === '@xstate.event' && event.event.type === 'xstate.init') {
      const { input } = event.event as { input?: unknown };
      this.#watched.set(machine.id, { actor, machine, state: '', start: toJson({ input }), seen: new Map() });
    }
    const watched = this.#watched.get(machine.id);
    if (watched?.actor !== actor) return;
    if (event.type === '@xstate.event' && !event.event.type.startsWith('xstate.')) {
      watched.seen.set(event.event.type, event.event);
      if (this.#settled && !event.sourceRef) this.#keep(machine.id, event.event);
    }
    if (event.type === '@xstate.snapshot') this.#note(watched, event.event, event.snapshot as AnyMachineSnapshot);
    this.#changed();
  };

  #latest = new WeakMap<AnyActorRef, AnyMachineSnapshot>();

  #note(watched: Watched, event: { type: string }, snapshot: AnyMachineSnapshot) {
    const { actor, machine, state: from } = watched;
    const to = formatState(snapshot.value);
    const taken = this.#latest.get(actor) !== snapshot;
    this.#latest.set(actor, snapshot);
    watched.state = to;
    if (!from && this.#pinned.has(machine.id))
      watched.start = toJson({ ...(jsonOf(watched.start) as object), context: snapshot.context });
    const entry = {
      id: this.#logged++,
      at: this.clock.now(),
      machine: machine.id,
      event: eventName(event.type),
      json: event.type === 'xstate.init' ? '' : toJson(event),
      isManual: this.#isManual && event.type.startsWith('xstate.'),
    };
    this.#log = [...this.#log, { ...entry, from: from || to, to, taken }].slice(-LOG_LENGTH);
  }

  /** Sends an event, which may be one that another frame has received: a pinned story continues from its state. */
  send(machine: string, event: AnyEvent, isRepeated = false) {
    const watched = this.#watched.get(machine);
    if (!watched) return;
    [this.#isManual, this.#isRepeating] = [true, isRepeated];
    // The inspector does not record XState's own events, so a manual end of a delay or an answer is recorded here.
    if (this.#settled && event.type.startsWith('xstate.')) {
      const { type, nth } = event;
      this.#keep(machine, { type, ...(nth && { nth }) });
    }
    watched.actor.send(restored(watched, event));
    [this.#isManual, this.#isRepeating] = [false, false];
  }

  /** Takes a transition, by its key in the statechart, with an event that triggers it. */
  take(machine: string, transition: string) {
    const watched = this.#watched.get(machine);
    const event = watched && waysOut(watched.actor.getSnapshot(), candidates(watched)).get(transition);
    if (event) this.send(machine, event);
  }

  #keep(machine: string, event: AnyEvent) {
    const repeated = this.#isRepeating && ({ repeated: true } as const);
    this.#played.push({ at: this.clock.now(), machine, event, ...repeated });
  }

  /** Called once the story has rendered: replays the events of the permalink and, if it has a time, stops there. */
  async begin(played: readonly Played[], at: number | undefined) {
    // While mounting, the views' effects start the machines and send events; the replay must not contain these.
    await answered();
    await answered();
    for (const one of played) {
      const { machine, event } = one;
      this.clock.advanceTo(one.at);
      await answered();
      const watched = this.#watched.get(machine);
      const sent = watched && restored(watched, event);
      if (sent && isLike(sent, modelNamed(machine).examples.events)) this.send(machine, event);
      else this.#unfit.push(one);
      await answered();
    }
    if (at !== undefined) this.clock.advanceTo(at);
    await answered();
    this.#played = played.filter((one) => !this.#unfit.includes(one));
    this.#settled = true;
    this.#changed();
  }

  /** Reports now and after every change. */
  report(notify: (report: Report) => void) {
    this.#notify = notify;
    this.#changed();
  }

  /** Batches changes that happen together into one report. */
  #changed() {
    if (this.#waiting) return;
    this.#waiting = true;
    queueMicrotask(() => {
      this.#waiting = false;
      this.#notify({
        behaviours: [...this.#watched.values()].map((watched) => this.#describe(watched)),
        log: this.#log,
        played: this.#played,
        clock: { paused: this.clock.paused, now: this.clock.now(), pending: this.clock.pending() },
        settled: this.#settled,
        unfit: [...new Set(this.#unfit.map(({ event }) => event.type))],
      });
    });
  }

  #describe(watched: Watched): BehaviourReport {
    const { actor, machine, start } = watched;
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    const events = candidates(watched);
    const payloadOf = (type: string) => toJson({ ...events.find((event) => event.type === type), type: undefined });
    return {
      machine: machine.id,
      state: formatState(snapshot.value),
      pinned: this.#pinned.has(machine.id),
      payloads: Object.fromEntries(ownEvents(machine).map((type) => [type, payloadOf(type)])),
      takes: [...waysOut(snapshot, events).keys()],
      refuses: refusals(snapshot, events),
      context: toJson(snapshot.context, 2),
      start,
    };
  }
}

/** `nth`: the index of the example of how the invocation ends. */
type AnyEvent = { type: string; nth?: number };

/** The examples of a machine's events. */
export const examplesOf = (machine: AnyStateMachine): (SentEvent & AnyEvent)[] =>
  eventsOf(machine, modelNamed(machine.id).examples).map((event, _, all) =>
    event.type.startsWith('xstate.')
      ? { ...event, nth: all.filter(({ type }) => type === event.type).indexOf(event) }
      : event,
  );

/** The possible events: the last of each type first, then the examples, then without data. */
const candidates = ({ machine, seen }: Watched): AnyEvent[] => [
  ...seen.values(),
  ...examplesOf(machine),
  ...ownEvents(machine).map((type) => ({ type })),
];

/** The key of each transition that can be taken now, with the first event that takes it. */
function waysOut(snapshot: AnyMachineSnapshot, events: readonly AnyEvent[]): ReadonlyMap<string, AnyEvent> {
  const ways = events.flatMap((event) => transitionsBy(snapshot, event).map((one) => [keyIn(one), event] as const));
  return new Map(ways.reverse());
}

/** The keys of the current states' transitions whose guard refuses every event of their type. */
function refusals({ _nodes, context, machine }: AnyMachineSnapshot, events: readonly AnyEvent[]): string[] {
  const passes = (guard: unknown, event: AnyEvent) => {
    try {
      return machine.implementations.guards[String(guard)]?.({ context, event } as never, undefined as never);
    } catch {
      return false;
    }
  };
  return _nodes
    .flatMap(({ transitions }) => [...transitions.values()].flat())
    .filter(({ guard }) => typeof guard === 'string')
    .filter(({ guard, eventType }) => !events.some((event) => event.type === eventType && passes(guard, event)))
    .map(keyIn);
}

const keyIn = (transition: AnyTransitionDefinition) =>
  keyOf(transition, transition.source.transitions.get(transition.eventType)?.indexOf(transition) ?? -1);

/** The transitions that an event takes. A guard that throws because the event has no data has not accepted it. */
function transitionsBy(snapshot: AnyMachineSnapshot, event: AnyEvent) {
  try {
    return snapshot.can(event) ? snapshot.machine.getTransitionData(snapshot, event) : [];
  } catch {
    return [];
  }
}

/** An answer in a replay with its data, which an address cannot contain. */
function restored(watched: Watched, event: AnyEvent): AnyEvent {
  if (!event.type.startsWith('xstate.')) return event;
  return candidates(watched).filter(({ type }) => type === event.type)[event.nth ?? 0] ?? event;
}

/** The events that are not XState's own. */
const ownEvents = (machine: AnyStateMachine): string[] =>
  machine.events.filter((type: string) => !type.startsWith('xstate.'));

/** XState's own events under their names in the transition tables. */
export function eventName(type: string): string {
  const [first, kind, ...rest] = type.split('.');
  if (first !== 'xstate') return type;
  if (kind === 'init') return 'starts';
  if (kind === 'after') return `after ${rest[0]}`;
  if (kind !== 'done' && kind !== 'error') return type;
  return `${rest.slice(1).join('.')} ${kind === 'done' ? 'is done' : 'fails'}`;
}

/** Waits for the pending promises. */
const answered = () => new Promise((resolve) => setTimeout(resolve));
