/**
 * One behaviour in a page, with a simulated clock and backend. Knows the machine's state, the possible next steps and the
 * result of each step; user input is performed by its caller.
 */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { formatState } from '../../../src/behaviours/state-name';
import { type Chart, type ChartState, chartOf, keyOf } from '../../../src/testing/chart';
import type { Ability, Act } from '../../../src/testing/description';
import type { SentEvent as AnyEvent, Examples } from '../../../src/testing/examples';
import { delayIn } from '../../../src/testing/paths';
import { eventsOf, keyOf as keyOfEvent } from '../../../src/testing/reachable';
import { stepsOf } from '../../../src/testing/transitions';

/** A transition of the machine, as in its statechart. */
export interface Edge {
  key: string;
  /** The type of the event that triggers it. */
  type: string;
  from: string;
  /** `=` stays. */
  to: string;
  /** The event with its guard, or what else distinguishes it from its siblings. */
  text: string;
}

/** The behaviour that is walked. */
export interface Subject {
  machine: AnyStateMachine;
  examples: Examples;
  /** The element that contains it. */
  container: () => HTMLElement;
  /** The state that the page shows. */
  state: () => string;
  /** Performs what the product or the environment does. */
  perform: (event: AnyEvent) => Promise<void>;
  /** The acts by which a user with this ability causes an event now. @throws when it cannot be done. */
  acts: (event: AnyEvent, ability: Ability) => readonly Act[];
  /** Whether user input cannot cause the event in this state, though the machine would accept it. */
  cannot: (snapshot: AnyMachineSnapshot, event: AnyEvent) => boolean;
}

/** A serializable act: its element is marked, and `at` is a selector of the mark; a file is described. */
export type MarkedAct = Act extends infer One
  ? One extends Act
    ? Omit<One, 'at' | 'file'> & { at?: string; file?: { name: string; mimeType: string; size: number } | null }
    : never
  : never;

export interface Step {
  event: AnyEvent;
  /** The event's index among this behaviour's examples: some events cannot be serialized. */
  nth: number;
  /** By user input, or by the page: time, answers, the product. */
  by: 'user' | 'page';
}

export interface Seen {
  /** Transitions that were taken. */
  taken: string[];
  /** Before and after, as stories name it. */
  before: string;
  after: string;
  /** The state in the DOM. */
  shown: string;
  /** What has the focus; empty for nothing. */
  focus: string;
  /** By name: the values in the fields, and those in the machine's context. */
  fields: Record<string, string>;
  values: Record<string, string>;
  /** What live regions have said since the last look. */
  live: string[];
}

/** The events of a walk by their cause. */
export interface Triggers {
  /** Events by user input. */
  byUser: readonly string[];
  /** Events by the product or the environment, sent when they are needed to continue. */
  byPage: readonly string[];
  /**
   * While the machine is in `state`, user input sends only these events, and sends them in no other state, except those of
   * `also`.
   */
  held?: { state: string; events: readonly string[]; also?: readonly string[] };
}

/** The attribute by which a browser's driver finds the element of an act. */
const MARK = 'data-act';

/** Limit of the search: a form has many contexts. */
const MAX_SNAPSHOTS = 3_000;

export class Walker {
  readonly clock = new SimulatedClock();
  readonly #submissions: { resolve: () => void; reject: (error: unknown) => void; settled: boolean }[] = [];
  readonly #events: AnyEvent[];
  readonly #machine: AnyStateMachine;
  readonly #step: ReturnType<typeof stepsOf>;
  readonly #subject: Subject;
  #actor: AnyActorRef | undefined;
  /** The initial snapshot. */
  #first: AnyMachineSnapshot | undefined;
  #taken: string[] = [];
  #before = '';

  constructor(subject: Subject) {
    this.#machine = subject.machine;
    this.#step = stepsOf(subject.machine, subject.examples.inputs?.[0]);
    this.#subject = subject;
    this.#events = eventsOf(subject.machine, subject.examples) as AnyEvent[];
  }

  onSubmit = () =>
    new Promise<void>((resolve, reject) => {
      const submission = {
        settled: false,
        resolve: () => {
          submission.settled = true;
          resolve();
        },
        reject: (error: unknown) => {
          submission.settled = true;
          reject(error);
        },
      };
      this.#submissions.push(submission);
    });

  /** XState's inspector. */
  inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    const actor = event.actorRef as AnyActorRef;
    const { machine } = event.snapshot as AnyMachineSnapshot;
    if (event.rootId !== actor.sessionId || machine?.id !== this.#machine.id) return;
    this.#actor = actor;
    if (event.type === '@xstate.microstep') this.#taken.push(...event._transitions.map(nameOf));
  };

  /** Every transition of the machine. */
  edges(): Edge[] {
    const chart: Chart = chartOf(this.#machine);
    const typeOf = (key: string) => key.split('|')[1] ?? '';
    const stays = (state: ChartState): Edge[] => [
      ...state.stays.map(({ key, text }) => ({ key, type: typeOf(key), from: state.path, to: '=', text })),
      ...state.children.flatMap(stays),
    ];
    return [
      ...stays(chart.machine),
      ...chart.arrows.flatMap(({ from, to, happenings }) =>
        happenings.map(({ key, text }) => ({ key, type: typeOf(key), from, to, text })),
      ),
    ];
  }

  /**
   * The next step of the shortest path to a transition that was not taken yet; undefined where none exists. `afresh`: from
   * the initial state.
   */
  next(triggers: Triggers, done: readonly string[], blocked: readonly string[], afresh = false): Step | undefined {
    const wanted = new Set(this.edges().map(({ key }) => key));
    for (const key of done) wanted.delete(key);
    if (wanted.size === 0) return undefined;
    const stuck = new Set(blocked);
    const steps = this.#steps(triggers).filter(({ nth }) => !stuck.has(`*|${nth}`));
    const start = this.#pure(afresh ? this.#first : this.#now());
    const queue: { from: AnyMachineSnapshot; key: string; first: Step | undefined }[] = [
      { from: start, key: keyOfSnapshot(start), first: undefined },
    ];
    const seen = new Set<string>();
    for (const { from, key, first } of queue) {
      const state = formatState(from.value);
      for (const step of steps) {
        if (stuck.has(`${state}|${step.nth}`) || !this.#can(from, step, triggers)) continue;
        const { ways, to, toKey } = this.#effect(from, key, step);
        const isWay = step.by === 'user' || step.event.type.startsWith('xstate.');
        if (isWay && ways.some((way) => wanted.has(way))) return serializable(first ?? step);
        if (to === from || seen.has(toKey) || seen.size >= MAX_SNAPSHOTS) continue;
        seen.add(toKey);
        queue.push({ from: to, key: toKey, first: first ?? step });
      }
    }
    return undefined;
  }

  readonly #effects = new Map<string, { ways: string[]; to: AnyMachineSnapshot; toKey: string }>();

  /** What an event does to a snapshot. Kept: the search after each step asks the same again, thousands of times. */
  #effect(from: AnyMachineSnapshot, key: string, { event, nth }: Step) {
    const known = this.#effects.get(`${nth}|${key}`);
    if (known) return known.toKey === key ? { ...known, to: from } : known;
    const to = this.#after(from, event);
    const effect = { ways: this.#ways(from, event), to, toKey: to === from ? key : keyOfSnapshot(to) };
    this.#effects.set(`${nth}|${key}`, effect);
    return effect;
  }

  #live = new Map<Element, string>();

  /** What live regions have said since the last call: a text that has changed, or an alert that came with its text. */
  #announcements(): string[] {
    const before = this.#live;
    const regions = document.querySelectorAll<HTMLElement>('[role="status"], [role="alert"], [aria-live], output');
    this.#live = new Map([...regions].map((region) => [region, region.innerText.replace(/\s+/g, ' ').trim()]));
    return [...this.#live].flatMap(([region, text]) => {
      const isAlert = region.matches('[role="alert"], [aria-live="assertive"]');
      const isHeard = text !== (before.get(region) ?? (isAlert ? '' : text)) && !region.matches('[aria-live="off"]');
      return isHeard && text ? `${isAlert ? 'assertive' : 'polite'}: ${text}` : [];
    });
  }

  /** Records the current state, for `observe` to compare with. */
  begin() {
    this.#first ??= this.#now();
    this.#taken = [];
    this.#before = formatState(this.#now().value);
  }

  /** Begins a step: the acts by which a user causes its event now. */
  acts({ event, nth }: Pick<Step, 'event' | 'nth'>, ability: Ability): MarkedAct[] {
    this.begin();
    for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
    return this.#subject.acts(this.#events[nth] ?? event, ability).map((act, index): MarkedAct => {
      const element = 'at' in act ? act.at : undefined;
      element?.setAttribute(MARK, String(index));
      const file = 'file' in act ? act.file : undefined;
      return {
        ...act,
        at: element && `[${MARK}="${index}"]`,
        file: file && { name: file.name, mimeType: file.type, size: file.size },
      } as MarkedAct;
    });
  }

  /** Performs a step that no user input causes. */
  async perform({ event, nth }: Pick<Step, 'event' | 'nth'>) {
    this.begin();
    const own = this.#events[nth] ?? event;
    const open = this.#submissions.filter(({ settled }) => !settled).at(-1);
    if (own.type.startsWith('xstate.after.')) this.clock.increment(delayIn(this.#machine, this.#now(), own.type));
    else if (own.type.startsWith('xstate.done.')) open?.resolve();
    else if (own.type.startsWith('xstate.error.')) open?.reject(own.error);
    else await this.#subject.perform(own);
  }

  /** Runs all timers to their end, and returns what is still pending. */
  async end(): Promise<string> {
    for (let turn = 0; turn < 10; turn++) {
      this.clock.increment(60_000);
      await settled();
    }
    const busy = document.querySelector('[aria-busy="true"], [data-state="submitting"]');
    return busy ? `still ${busy.getAttribute('data-state') ?? 'busy'} after ten minutes` : '';
  }

  async observe(): Promise<Seen> {
    await settled();
    const now = this.#now();
    const { activeElement } = document;
    const controls = [
      ...this.#subject.container().querySelectorAll<HTMLInputElement>('[name]:is(input, select, textarea)'),
    ].filter(({ type }) => type !== 'file' && type !== 'radio' && type !== 'checkbox' && type !== 'hidden');
    const values = Object.entries((now.context as { values?: Record<string, unknown> }).values ?? {});
    return {
      taken: [...new Set(this.#taken)],
      before: this.#before,
      after: formatState(now.value),
      shown: this.#subject.state(),
      focus: activeElement && activeElement !== document.body ? describe(activeElement) : '',
      fields: Object.fromEntries(controls.map(({ name, value }) => [name, value])),
      values: Object.fromEntries(values.filter((one): one is [string, string] => typeof one[1] === 'string')),
      live: this.#announcements(),
    };
  }

  #now() {
    if (!this.#actor) throw new Error('The machine has not started.');
    return this.#actor.getSnapshot() as AnyMachineSnapshot;
  }

  /** The current snapshot with nothing pending, to predict the effect of an event. */
  #pure({ value, context }: Pick<AnyMachineSnapshot, 'value' | 'context'> = this.#now()): AnyMachineSnapshot {
    return this.#machine.resolveState({ value, context });
  }

  #can(from: AnyMachineSnapshot, { event, by }: Step, { held }: Triggers): boolean {
    if (this.#subject.cannot(from, event)) return false;
    if (by === 'page' || !held) return true;
    const isHeld = formatState(from.value).includes(held.state);
    return isHeld === held.events.includes(event.type) || (!isHeld && (held.also?.includes(event.type) ?? false));
  }

  #after(from: AnyMachineSnapshot, event: AnyEvent): AnyMachineSnapshot {
    try {
      const to = this.#step(from, event);
      return to.status === 'error' ? from : to;
    } catch {
      return from;
    }
  }

  #ways(from: AnyMachineSnapshot, event: AnyEvent): string[] {
    try {
      return this.#machine.getTransitionData(from, event).map(nameOf);
    } catch {
      return [];
    }
  }

  #steps({ byUser, byPage }: Triggers): Step[] {
    return this.#events.flatMap((event, nth): Step[] => {
      if (byUser.includes(event.type)) return [{ event, nth, by: 'user' }];
      return event.type.startsWith('xstate.') || byPage.includes(event.type) ? [{ event, nth, by: 'page' }] : [];
    });
  }
}

const keyOfSnapshot = ({ value, context }: AnyMachineSnapshot) => keyOfEvent([value, context]);

const nameOf = (definition: AnyTransitionDefinition) => {
  const { source, eventType } = definition;
  const all = eventType ? source.transitions.get(eventType) : source.always;
  return keyOf(definition, all?.indexOf(definition) ?? -1);
};

/** A serializable step: a file is replaced by its name, and the end of an invocation stays in the page. */
function serializable({ event, nth, by }: Step): Step {
  const { error: _, output: __, ...rest } = event;
  return { event: rest.value instanceof File ? { ...rest, value: '', file: rest.value.name } : rest, nth, by };
}

/** Waits for pending promises, for React's updates and for one frame. */
const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((resolve) => setTimeout(resolve));
};

const describe = (element: Element) =>
  `${element.tagName.toLowerCase()} ${element.getAttribute('data-part') ?? element.getAttribute('name') ?? ''}`.trim();
