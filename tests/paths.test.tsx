import { BehaviourProvider } from '@halloway/ui';
import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyMachineSnapshot, initialTransition, SimulatedClock, transition } from 'xstate';
import { formatState } from '../.ladle/pin';
import { behaviours } from './behaviours';
import { type Driver, drivers, motion, type Stage } from './drivers';
import { examplesOf } from './examples';
import { eventsOf, reachable } from './reachable';
import { rig, settle } from './rig';

type AnyEvent = { type: string; [data: string]: unknown };

beforeEach(() => {
  localStorage.clear();
  motion.matches = false;
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  vi.stubGlobal('matchMedia', () => motion);
  vi.stubGlobal('speechSynthesis', { speak: () => {}, cancel: () => {} });
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
});

/** How long a delay is in a state of the machine, in ms. `xstate.after.NAME.STATE` carries its name. */
function delayIn(machine: (typeof behaviours)[number]['machine'], snapshot: AnyMachineSnapshot, type: string): number {
  const delay = machine.implementations.delays[type.split('.')[2] ?? ''];
  return typeof delay === 'function'
    ? Number(delay({ context: snapshot.context, event: { type } } as never, undefined as never))
    : Number(delay);
}

test('every behaviour has a driver: hands for everything a person can do to it', () => {
  expect(
    behaviours.map(({ name }) => name).filter((name) => !(name in drivers)),
    'missing in drivers.tsx',
  ).toEqual([]);
});

describe.each(behaviours.filter(({ name }) => name in drivers))('$name', ({ name, machine }) => {
  const driver = drivers[name] as Driver;
  const examples = { ...examplesOf(name), ...(driver?.input !== undefined && { inputs: [driver.input] }) };
  const can = (type: string) => type.startsWith('xstate.') || (driver !== undefined && type in driver.events);
  const events = (eventsOf(machine, examples) as AnyEvent[]).filter(({ type }) => can(type));
  const start = () => initialTransition(machine, driver?.input as never)[0] as AnyMachineSnapshot;
  const next = (snapshot: AnyMachineSnapshot, event: AnyEvent) =>
    transition(machine, snapshot as never, event as never)[0] as AnyMachineSnapshot;

  // To every state by its shortest path, and out of it by every transition it has.
  const only = { ...machine, events: [...new Set(events.map(({ type }) => type))] };
  const paths = [...reachable(Object.assign(Object.create(machine), { events: only.events }), examples)].flatMap(
    ([state, path]) => {
      const there = path.reduce(next, start());
      return events
        .filter((event) => next(there, event) !== there && !driver.cannot?.(there, event))
        .map((event) => ({ state, path: [...path, event] }));
    },
  );

  test('its paths lead through every state it declares', () => {
    expect(paths.length).toBeGreaterThan(0);
  });

  test('the machine, with its clock and its requests, goes where each path says', async () => {
    for (const { path } of paths) {
      const { actor, clock, pending, snapshot } = rig(machine, driver?.input);
      let model = start();
      for (const event of path) {
        if (event.type.startsWith('xstate.after.')) clock.increment(delayIn(machine, model, event.type));
        else if (event.type.startsWith('xstate.done.')) pending()[0]?.resolve(event.output);
        else if (event.type.startsWith('xstate.error.')) pending()[0]?.reject(event.error);
        else actor.send(event as never);
        await settle();
        model = next(model, event);
        expect(formatState(snapshot().value), path.map(({ type }) => type).join(' → ')).toBe(formatState(model.value));
        expect(snapshot().context).toEqual(model.context);
      }
      actor.stop();
    }
  });

  test('the component, in the hands of a person, shows the state the machine is in after every step', async () => {
    for (const { path } of paths) {
      const clock = new SimulatedClock();
      let answer: { resolve: () => void; reject: (error: unknown) => void } | undefined;
      const onSubmit = () =>
        new Promise<void>((resolve, reject) => {
          answer = { resolve, reject };
        });
      let props: Record<string, unknown> = {};
      const view = () => <BehaviourProvider clock={clock}>{driver.render({ onSubmit }, props)}</BehaviourProvider>;
      const { container, rerender, unmount } = render(view());
      const stage: Stage = {
        onSubmit,
        container,
        rerender: (changed) => {
          props = { ...props, ...changed };
          rerender(view());
        },
      };
      const shown = driver.state ?? ((root) => root.querySelector('[data-state]')?.getAttribute('data-state') ?? '');
      let model = start();
      for (const event of path) {
        await act(async () => {
          if (event.type.startsWith('xstate.after.')) clock.increment(delayIn(machine, model, event.type));
          else if (event.type.startsWith('xstate.done.')) answer?.resolve();
          else if (event.type.startsWith('xstate.error.')) answer?.reject(event.error);
          else driver.events[event.type]?.(event, stage);
          await settle();
        });
        model = next(model, event);
        expect(shown(container), path.map(({ type }) => type).join(' → ')).toBe(formatState(model.value));
      }
      unmount();
      localStorage.clear();
      document.documentElement.removeAttribute('data-theme');
      motion.matches = false;
      Object.defineProperty(document, 'hidden', { configurable: true, value: false });
      Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
    }
  }, 60_000);
});
