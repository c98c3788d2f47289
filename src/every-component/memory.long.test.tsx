import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BehaviourProvider } from '@halloway/ui';
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AnyActorRef, type InspectionEvent, StateMachine } from 'xstate';
import { count } from './leaks.testing';
import { resetBrowser } from './mount.testing';
import { walkedBehaviours } from './walked-behaviours.testing';

/** A component that leaks does so at each mount: many more than the few that React keeps. */
const MOUNTS = 60;

beforeEach(resetBrowser);

describe.each(walkedBehaviours)('$name', ({ description }) => {
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

/** The machine of an actor; undefined for an invoked promise or callback. */
const machineOf = (actor: unknown) => {
  const { logic } = actor as { logic?: unknown };
  return logic instanceof StateMachine ? logic : undefined;
};

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
