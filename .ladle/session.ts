/** Watches the machines of one story while it is shown, and lets the workbench speak to them. */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { formatState } from '../src/behaviours/state-name';
import { modelNamed } from '../src/testing/models';
import { eventsOf } from '../src/testing/reachable';
import { StoryClock } from './clock';
import { fromJson, toJson } from './json';
import type { BehaviourReport, LogEntry, Report } from './messages';
import type { Played } from './settings';
import { keyOf } from './statechart/graph';

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
  /** By machine id; a machine that is mounted twice is watched where it was mounted last. */
  #watched = new Map<string, Watched>();
  #log: LogEntry[] = [];
  #logged = 0;
  #played: Played[] = [];
  /** Only what comes after the views have mounted is kept for a replay. */
  #recording = false;
  #repeating = false;
  #byHand = false;
  #settled = false;
  #waiting = false;
  #tell: (report: Report) => void = () => {};
  #pinned: ReadonlySet<string>;

  constructor(pinned: Iterable<string>) {
    this.#pinned = new Set(pinned);
  }

  /** XState's inspector. */
  inspect = (event: InspectionEvent) => {
    // An actor that is being made has no snapshot yet, and in development XState says so by throwing.
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
      if (this.#recording && !event.sourceRef) this.#keep(machine.id, event.event);
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
      watched.start = toJson({ ...(fromJson(watched.start) as object), context: snapshot.context });
    const entry = {
      id: this.#logged++,
      at: this.clock.now(),
      machine: machine.id,
      event: eventName(event.type),
      json: event.type === 'xstate.init' ? '' : toJson(event),
      byHand: this.#byHand && event.type.startsWith('xstate.'),
    };
    this.#log = [...this.#log, { ...entry, from: from || to, to, taken }].slice(-LOG_LENGTH);
  }

  /** Sends an event, given as JSON, to a machine itself: a pinned story goes on from its state. */
  send(machine: string, json: string) {
    const event = fromJson(json);
    if (typeof event === 'object' && event !== null && 'type' in event)
      this.#watched.get(machine)?.actor.send(event as { type: string });
  }

  /** Takes a transition, named as in the statechart, by an event that leads along it. */
  take(machine: string, transition: string) {
    const watched = this.#watched.get(machine);
    const event = watched && waysOut(watched).get(transition);
    if (!watched || !event) return;
    // A delay that ends or an answer that comes by hand is no event that others send, so it is kept here.
    if (this.#recording && event.type.startsWith('xstate.')) {
      const { type, nth } = event;
      this.#keep(machine, { type, ...(nth && { nth }) });
    }
    this.#send(watched, event);
  }

  #send({ actor }: Watched, event: AnyEvent) {
    this.#byHand = true;
    actor.send(event);
    this.#byHand = false;
  }

  /** Lets happen what happened to this machine in another frame. */
  repeat(machine: string, event: AnyEvent) {
    const watched = this.#watched.get(machine);
    if (!watched) return;
    this.#repeating = true;
    if (event.type.startsWith('xstate.')) this.#keep(machine, event);
    this.#send(watched, restored(watched, event));
    this.#repeating = false;
  }

  #keep(machine: string, event: AnyEvent) {
    const repeated = this.#repeating && ({ repeated: true } as const);
    this.#played.push({ at: this.clock.now(), machine, event, ...repeated });
  }

  /** The story is in the page: replays what the permalink says and, if it says a time, stands still there. */
  async begin(played: readonly Played[], at: number | undefined) {
    // The views' effects start their machines and send what they send while they mount: that is theirs to send again.
    await answered();
    await answered();
    for (const { at: time, machine, event } of played) {
      this.clock.advanceTo(time);
      await answered();
      const watched = this.#watched.get(machine);
      if (watched) this.#send(watched, restored(watched, event));
      await answered();
    }
    if (at !== undefined) this.clock.advanceTo(at);
    await answered();
    this.#played = [...played];
    this.#recording = true;
    this.#settled = true;
    this.#changed();
  }

  /** Reports now and after every change, until told nobody listens. */
  report(tell: (report: Report) => void) {
    this.#tell = tell;
    this.#changed();
  }

  /** Many things change at once; one report tells of them all. */
  #changed() {
    if (this.#waiting) return;
    this.#waiting = true;
    queueMicrotask(() => {
      this.#waiting = false;
      this.#tell({
        behaviours: [...this.#watched.values()].map((watched) => this.#describe(watched)),
        log: this.#log,
        played: this.#played,
        clock: { paused: this.clock.paused, now: this.clock.now(), pending: this.clock.pending() },
        settled: this.#settled,
      });
    });
  }

  #describe(watched: Watched): BehaviourReport {
    const { actor, machine, seen, start } = watched;
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    const types = ownEvents(machine);
    const given = (type: string) => modelNamed(machine.id).examples.events.filter((event) => event.type === type);
    return {
      machine: machine.id,
      state: formatState(snapshot.value),
      pinned: this.#pinned.has(machine.id),
      accepts: types.filter((type) =>
        [seen.get(type), ...given(type), { type }].some((event) => event && can(snapshot, event)),
      ),
      payloads: Object.fromEntries(types.map((type) => [type, toJson(seen.get(type) ?? given(type)[0] ?? { type })])),
      takes: [...waysOut(watched).keys()],
      context: toJson(snapshot.context, 2),
      start,
    };
  }
}

/** `nth`: of the examples of how something that was invoked may end, which. */
type AnyEvent = { type: string; nth?: number };

/** What may happen to it: the latest of each kind first, then the examples, then bare. */
const candidates = ({ machine, seen }: Watched): AnyEvent[] => [
  ...seen.values(),
  ...eventsOf(machine, modelNamed(machine.id).examples).map((event, _, all) =>
    event.type.startsWith('xstate.')
      ? { ...event, nth: all.filter(({ type }) => type === event.type).indexOf(event) }
      : event,
  ),
  ...ownEvents(machine).map((type) => ({ type })),
];

/** Every transition that some event takes now, by its key, with the first such event. */
function waysOut(watched: Watched): Map<string, AnyEvent> {
  const snapshot = watched.actor.getSnapshot() as AnyMachineSnapshot;
  const ways = new Map<string, AnyEvent>();
  for (const event of candidates(watched))
    for (const transition of transitionsBy(watched.machine, snapshot, event)) {
      const key = keyOf(transition, transition.source.transitions.get(transition.eventType)?.indexOf(transition) ?? -1);
      if (!ways.has(key)) ways.set(key, event);
    }
  return ways;
}

function transitionsBy(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEvent) {
  try {
    return machine.getTransitionData(snapshot as never, event as never);
  } catch {
    return []; // A guard that reads what an event without data lacks has not accepted it.
  }
}

/** An answer of a replay with what it carried, which an address cannot hold. */
function restored(watched: Watched, event: AnyEvent): AnyEvent {
  if (!event.type.startsWith('xstate.')) return event;
  return candidates(watched).filter(({ type }) => type === event.type)[event.nth ?? 0] ?? event;
}

/** The events that come from outside. */
const ownEvents = (machine: AnyStateMachine): string[] =>
  machine.events.filter((type: string) => !type.startsWith('xstate.'));

/** A guard that reads what an event without data lacks has not accepted it. */
function can(snapshot: AnyMachineSnapshot, event: { type: string }): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
}

/** XState's own events as the transition tables call them. */
function eventName(type: string): string {
  const [first, kind, ...rest] = type.split('.');
  if (first !== 'xstate') return type;
  if (kind === 'init') return 'starts';
  if (kind === 'after') return `after ${rest[0]}`;
  return kind === 'done' || kind === 'error' ? `${kind} ${rest.slice(1).join('.')}` : type;
}

/** After the promises that are already on their way. */
const answered = () => new Promise((resolve) => setTimeout(resolve));
