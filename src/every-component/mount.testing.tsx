import { BehaviourProvider } from '@halloway/ui';
import { act, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { AudioContext, audio, BiquadFilterNode, GainNode, OscillatorNode } from '../testing/audio';
import { Clock } from '../testing/clock';
import type { ComponentDescription } from '../testing/component-descriptions';
import { drive } from '../testing/drive';
import type { SentEvent } from '../testing/examples';
import { motion } from '../testing/motion';
import { delayIn } from '../testing/paths';
import { settle } from '../testing/settle';
import { speech, Utterance } from '../testing/speech';

/** A browser in its initial state. */
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
  audio.reset();
  for (const [name, value] of Object.entries({ AudioContext, OscillatorNode, GainNode, BiquadFilterNode }))
    vi.stubGlobal(name, value);
}

interface Setting {
  props?: Props;
  inspect?: (event: InspectionEvent) => void;
  wrap?: (view: ReactNode) => ReactNode;
}

type Props = Record<string, unknown>;

/** Controls a behaviour's value, if it has one, and accepts every change of it. The test can set the value too. */
function Product({
  description: { Component, controlled },
  props,
  control,
}: {
  description: ComponentDescription;
  props: Props;
  control: Props;
}) {
  const [value, setValue] = useState<unknown>();
  control.setValue = setValue;
  return <Component {...props} {...(controlled && { [controlled.value]: value, [controlled.onChange]: setValue })} />;
}

/** Mounts a component with a simulated clock and backend, and performs user input on it. */
export function put(
  machine: AnyStateMachine,
  description: ComponentDescription,
  { props: given, inspect, wrap = (view) => view }: Setting = {},
) {
  const clock = new Clock();
  const submissions: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const onSubmit = () => new Promise<void>((resolve, reject) => void submissions.push({ resolve, reject }));
  const { submitProp = 'onSubmit' } = description;
  let props: Props = {
    ...description.props,
    ...(submitProp in description.props && { [submitProp]: onSubmit }),
    ...given,
  };
  const control: { setValue?: (value: unknown) => void } = {};
  const view = () =>
    wrap(
      <BehaviourProvider clock={clock} {...(inspect && { inspect })}>
        <Product description={description} props={props} control={control as Props} />
      </BehaviourProvider>,
    );
  const { container, rerender, unmount } = render(view());
  // Links do not navigate here.
  container.addEventListener('click', (event) => event.preventDefault());
  const actions = drive(description.Component, {
    within: container,
    rerender: (changed) => {
      const { [description.controlled?.value ?? '']: value, ...others } = changed;
      if (description.controlled && description.controlled.value in changed) control.setValue?.(value);
      props = { ...props, ...others };
      if (Object.keys(others).length > 0) rerender(view());
    },
  });
  return {
    container,
    submissions,
    unmount,
    /** Performs what the machine receives as `event`, in the state of `model`. */
    perform: (event: SentEvent, model: AnyMachineSnapshot) => {
      if (event.type.startsWith('xstate.after.')) return clock.advance(delayIn(machine, model, event.type));
      const submission = submissions.at(-1);
      return act(async () => {
        if (event.type.startsWith('xstate.done.')) submission?.resolve();
        else if (event.type.startsWith('xstate.error.')) submission?.reject(event.error);
        else await actions.perform(event);
        await settle();
      });
    },
    /** The machine's state according to the DOM. */
    shown: () => actions.state,
    /** Lets an hour pass. */
    later: () => clock.advance(3_600_000),
    /** Pending delays. */
    timers: () => clock.pending().length,
  };
}
