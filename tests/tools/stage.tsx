import { BehaviourProvider } from '@halloway/ui';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, type InspectionEvent, SimulatedClock } from 'xstate';
import { type Driver, motion, type Stage } from '../../src/testing/driver';
import { type AnyEvent, delayIn } from '../../src/testing/paths';
import { settle } from '../../src/testing/rig';
import { speech, Utterance } from '../../src/testing/speech';

/** A browser as it is before anybody has touched it. */
export function resetBrowser() {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  motion.matches = false;
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  vi.stubGlobal('matchMedia', () => motion);
  speech.reset();
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
}

interface Setting {
  inspect?: (event: InspectionEvent) => void;
  wrap?: (view: ReactNode) => ReactNode;
}

/** A component in the hands of a person, on a clock and before a backend that do as they are told. */
export function put(machine: AnyStateMachine, driver: Driver, { inspect, wrap = (view) => view }: Setting = {}) {
  const clock = new SimulatedClock();
  const submissions: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const onSubmit = () => new Promise<void>((resolve, reject) => void submissions.push({ resolve, reject }));
  let props: Record<string, unknown> = {};
  const view = () =>
    wrap(
      <BehaviourProvider clock={clock} {...(inspect && { inspect })}>
        {driver.render({ onSubmit }, props)}
      </BehaviourProvider>,
    );
  const { container, rerender, unmount } = render(view());
  const stage: Stage = {
    onSubmit,
    container,
    rerender: (changed) => {
      props = { ...props, ...changed };
      rerender(view());
    },
  };
  return {
    container,
    submissions,
    unmount,
    /** Makes happen what the machine hears of as `event`, when it is in `model`. */
    perform: (event: AnyEvent, model: AnyMachineSnapshot) =>
      act(async () => {
        if (event.type.startsWith('xstate.after.')) clock.increment(delayIn(machine, model, event.type));
        else if (event.type.startsWith('xstate.done.')) submissions.at(-1)?.resolve();
        else if (event.type.startsWith('xstate.error.')) submissions.at(-1)?.reject(event.error);
        else driver.events[event.type]?.(event, stage);
        await settle();
      }),
    /** The state that the DOM says the machine is in. */
    shown: () => driver.state?.(container) ?? container.querySelector('[data-state]')?.getAttribute('data-state') ?? '',
    /** Delays that are waited for. */
    timers: () => (clock as unknown as { timeouts: Map<number, unknown> }).timeouts.size,
  };
}
