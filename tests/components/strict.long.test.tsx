import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BehaviourProvider } from '@halloway/ui';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
  transition,
} from 'xstate';
import { formatState } from '../../src/behaviours/state-name';
import type { SentEvent } from '../../src/testing/examples';
import { motion } from '../../src/testing/motion';
import { modelOf, walksOf } from '../../src/testing/paths';
import { invocationsOf } from '../../src/testing/rig';
import { driven } from '../tools/drivers';
import { put, resetBrowser } from '../tools/stage';

beforeEach(resetBrowser);

describe.each(driven)('$name', (behaviour) => {
  const { name, machine, examples, driver } = behaviour;
  const { start, next } = modelOf(machine, examples);
  /** What is invoked to be answered, as a form's sending is; a voice speaks and is hushed. */
  const sends: unknown[] = invocationsOf(machine).flatMap((one) => ('onDone' in one ? [one.id] : []));

  // With reduced motion, which reaches the same states; only phrases that rest have no other (tests/machines/motion.test.ts).
  test('under StrictMode, does once whatever a person does once', async () => {
    motion.matches = name !== 'hero-phrases';
    /** The events that changed something: a dialog tells of its closing again, which then says nothing. */
    const heard: string[] = [];
    const done: string[] = [];
    let last: unknown;
    const inspect = (event: InspectionEvent) => {
      if (machineOf(event.actorRef)?.id !== name) return;
      if (event.type === '@xstate.snapshot' && event.snapshot !== last) heard.push(event.event.type);
      if (event.type === '@xstate.snapshot') last = event.snapshot;
      if (event.type === '@xstate.action') done.push(event.action.type);
    };
    for (const walk of walksOf(behaviour)) {
      const component = put(machine, driver, { inspect, wrap: (view) => <StrictMode>{view}</StrictMode> });
      let model = start();
      expect(component.timers(), 'timers at first').toBe(delaysIn(model));
      for (const event of walk) {
        const sent = component.submissions.length;
        heard.length = 0;
        done.length = 0;
        await component.perform(event, model);
        const asked = actionsOf(machine, model, event);
        const sendings = asked.filter(({ type, params }) => type === 'xstate.spawnChild' && sends.includes(params?.id));
        model = next(model, event);
        const where = `${event.type} → ${formatState(model.value)}`;
        expect(component.shown(), where).toBe(formatState(model.value));
        expect(
          heard.filter((type) => type === event.type),
          where,
        ).toEqual([event.type]);
        expect(done.filter(isNamed), where).toEqual(asked.map(({ type }) => type).filter(isNamed));
        expect(component.submissions.length - sent, where).toBe(sendings.length);
        const ofOthers = component.timers() - delaysIn(model);
        expect(ofOthers, where).toBeGreaterThanOrEqual(0);
        expect(ofOthers, where).toBeLessThanOrEqual(invokedIn(model));
      }
      component.unmount();
      expect(component.timers(), 'timers at last').toBe(0);
      resetBrowser();
      motion.matches = name !== 'hero-phrases';
    }
  }, 60_000);

  test('a thousand times there and gone, leaves no timer, no listener and nothing in memory', async () => {
    const live = count();
    const actors: WeakRef<AnyActorRef>[] = [];
    const elements: WeakRef<Element>[] = [];
    const inspect = (event: InspectionEvent) => {
      if (event.type === '@xstate.actor' && machineOf(event.actorRef))
        actors.push(new WeakRef(event.actorRef as AnyActorRef));
    };
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    const view = (
      <BehaviourProvider inspect={inspect}>
        <driver.Component {...driver.props} />
      </BehaviourProvider>
    );
    const comeAndGo = () => {
      act(() => root.render(view));
      if (container.firstElementChild) elements.push(new WeakRef(container.firstElementChild));
      act(() => root.render(null));
    };
    // React listens once for all that is to come.
    comeAndGo();
    const before = live();
    for (let time = 1; time < 1_000; time++) {
      comeAndGo();
      // Until a turn ends, weak references hold on.
      if (time % 20 === 0) await turn();
    }
    expect(live()).toEqual(before);
    expect(before.timers).toBe(0);

    // One for each behaviour that the component is made of.
    expect(actors.length).toBeGreaterThan(0);
    expect(actors.length % 1_000).toBe(0);
    expect(elements).toHaveLength(1_000);
    await collected();
    // React keeps the last tree, in case it comes back.
    expect(actors.filter((actor) => actor.deref()).length).toBeLessThan(10);
    expect(elements.filter((element) => element.deref()).length).toBeLessThan(10);
    act(() => root.unmount());
    container.remove();
  }, 60_000);
});

afterEach(() => {
  for (const restore of restored.splice(0)) restore();
  vi.unstubAllGlobals();
});

/** What the machine asks to be done on this event. */
const actionsOf = (machine: AnyStateMachine, before: AnyMachineSnapshot, event: SentEvent) =>
  transition(machine, before as never, event as never)[1] as { type: string; params?: { id?: unknown } }[];

/** A machine's own actor, and not what it invokes. */
const machineOf = (actor: unknown) => {
  const { logic } = actor as { logic?: unknown };
  return logic instanceof StateMachine ? logic : undefined;
};

/** The actions that have a name, which are ours: XState's own say how it does things. */
const isNamed = (action: string) => !action.startsWith('xstate.');

/** How many delays a machine in this state waits for. */
const delaysIn = ({ _nodes }: AnyMachineSnapshot) =>
  new Set(_nodes.flatMap(({ after }) => after.map(({ eventType }) => eventType))).size;

/** Most delays of what a behaviour is composed of: the player of a call's line waits for its voice, and for the end of a word. */
const invokedIn = ({ machine, value }: AnyMachineSnapshot) =>
  machine.id === 'demo-player' && formatState(value).includes('playing.speaking') ? 2 : 0;

/** Begins to count what outlives a component that forgets it. Returns the counts so far. */
function count() {
  const timers = new Set<unknown>();
  const listeners = new Set<string>();
  let named = 0;
  const names = new WeakMap<object, number>();
  const nameOf = (listener: object) => {
    if (!names.has(listener)) names.set(listener, named++);
    return names.get(listener);
  };

  for (const [set, clear, repeats] of [
    ['setTimeout', 'clearTimeout', false],
    ['setInterval', 'clearInterval', true],
    ['requestAnimationFrame', 'cancelAnimationFrame', false],
  ] as const) {
    const [begin, end] = [
      globalThis[set] as (...all: unknown[]) => unknown,
      globalThis[clear] as (id: unknown) => void,
    ];
    vi.stubGlobal(set, (callback: (...all: unknown[]) => void, ...rest: unknown[]) => {
      const id = begin(
        (...all: unknown[]) => {
          if (!repeats) timers.delete(id);
          callback(...all);
        },
        ...rest,
      );
      timers.add(id);
      return id;
    });
    vi.stubGlobal(clear, (id: unknown) => {
      timers.delete(id);
      end(id);
    });
  }

  for (const [target, where] of [
    [window, 'window'],
    [document, 'document'],
    [motion, 'media query'],
  ] as const) {
    const { addEventListener: add, removeEventListener: remove } = target;
    const key = (type: string, listener: object, options: unknown) => {
      const capture = typeof options === 'object' && options ? 'capture' in options && options.capture : options;
      return `${where} ${type} ${nameOf(listener)} ${Boolean(capture)}`;
    };
    target.addEventListener = (type: string, listener: never, options?: AddEventListenerOptions | boolean) => {
      const name = key(type, listener, options);
      listeners.add(name);
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => listeners.delete(name));
      add.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: never, options?: EventListenerOptions | boolean) => {
      listeners.delete(key(type, listener, options));
      remove.call(target, type, listener, options);
    };
    restored.push(() => Object.assign(target, { addEventListener: add, removeEventListener: remove }));
  }

  let observing = 0;
  for (const kind of ['IntersectionObserver', 'ResizeObserver'])
    vi.stubGlobal(
      kind,
      class {
        private observes = false;
        observe() {
          if (!this.observes) observing++;
          this.observes = true;
        }
        disconnect() {
          if (this.observes) observing--;
          this.observes = false;
        }
      },
    );

  return () => ({ timers: timers.size, listeners: listeners.size, observing });
}

const restored: (() => void)[] = [];

afterEach(() => {
  for (const restore of restored.splice(0)) restore();
  vi.unstubAllGlobals();
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Lets the garbage be collected, which takes the turns that promises and weak references hold on for. */
async function collected() {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  for (let time = 0; time < 3; time++) {
    await turn();
    gc();
  }
}
