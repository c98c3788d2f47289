import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BehaviourProvider } from '@halloway/ui';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
  transition,
} from 'xstate';
import { formatState } from '../behaviours/state-name';
import type { SentEvent } from '../testing/examples';
import { motion } from '../testing/motion';
import { modelOf, walksOf } from '../testing/paths';
import { invocationsOf } from '../testing/test-actor';
import { count } from './leaks.testing';
import { put, resetBrowser } from './mount.testing';
import { walkedBehaviours } from './walked-behaviours.testing';

/** A component that leaks does so at each mount: many more than the few that React keeps. */
const MOUNTS = 60;

beforeEach(resetBrowser);

describe.each(walkedBehaviours)('$name', (behaviour) => {
  const { name, machine, examples, description } = behaviour;
  const { start, next } = modelOf(machine, examples);
  /** Invocations with a result, such as sending a form; a voice has none. */
  const sends: unknown[] = invocationsOf(machine).flatMap((one) => ('onDone' in one ? [one.id] : []));

  // With reduced motion, which reaches the same states; only `hero-phrases` has different ones
  // (src/every-machine/motion.test.ts).
  test('under StrictMode, handles each event once', async () => {
    motion.matches = name !== 'hero-phrases';
    /** The events that changed the snapshot: a dialog also reports that it was closed, which then changes nothing. */
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
      const component = put(machine, description, { inspect, wrap: (view) => <StrictMode>{view}</StrictMode> });
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
  }, 120_000);

  test('leaves no timer, no listener and nothing in memory after sixty mounts', async () => {
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
        <description.Component {...description.props} />
      </BehaviourProvider>
    );
    const comeAndGo = () => {
      act(() => root.render(view));
      if (container.firstElementChild) elements.push(new WeakRef(container.firstElementChild));
      act(() => root.render(null));
    };
    // React adds its global listeners once.
    comeAndGo();
    const before = live();
    for (let time = 1; time < MOUNTS; time++) {
      comeAndGo();
      // WeakRef targets are kept until the end of the current job.
      if (time % 20 === 0) await turn();
    }
    expect(live()).toEqual(before);
    expect(before.timers).toBe(0);

    // One for each behaviour of which the component is composed.
    expect(actors.length).toBeGreaterThan(0);
    expect(actors.length % MOUNTS).toBe(0);
    expect(elements).toHaveLength(MOUNTS);
    await collected();
    // React keeps the last tree for reuse.
    expect(actors.filter((actor) => actor.deref()).length).toBeLessThan(10);
    expect(elements.filter((element) => element.deref()).length).toBeLessThan(10);
    act(() => root.unmount());
    container.remove();
  }, 120_000);
});

/** The actions that the machine executes on this event. */
const actionsOf = (machine: AnyStateMachine, before: AnyMachineSnapshot, event: SentEvent) =>
  transition(machine, before as never, event as never)[1] as { type: string; params?: { id?: unknown } }[];

/** The machine of an actor; undefined for an invoked promise or callback. */
const machineOf = (actor: unknown) => {
  const { logic } = actor as { logic?: unknown };
  return logic instanceof StateMachine ? logic : undefined;
};

/** Named actions are ours; XState's own begin with `xstate.`. */
const isNamed = (action: string) => !action.startsWith('xstate.');

/** How many delays a machine in this state waits for. */
const delaysIn = ({ _nodes }: AnyMachineSnapshot) =>
  new Set(_nodes.flatMap(({ after }) => after.map(({ eventType }) => eventType))).size;

/** The most delays of child machines: the player of a line waits for its voice and for the end of a word. */
const invokedIn = ({ machine, value }: AnyMachineSnapshot) =>
  machine.id === 'branching-call' || (machine.id === 'demo-player' && formatState(value).includes('playing.speaking'))
    ? 2
    : 0;

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Runs the garbage collector, after the jobs that keep promises and WeakRef targets alive. */
async function collected() {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  for (let time = 0; time < 3; time++) {
    await turn();
    gc();
  }
}
