import { act, fireEvent } from '@testing-library/react';
import { Activity, type ReactNode, Suspense, use, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { formatState } from '../behaviours/state-name';
import { modelOf } from '../testing/paths';
import { put, resetBrowser } from './mount.testing';
import { walkedBehaviours } from './walked-behaviours.testing';

beforeEach(resetBrowser);
afterEach(() => vi.restoreAllMocks());

const never = new Promise<never>(() => {});
const Wait = () => use(never);

/** How React hides what it has rendered: it detaches the refs, and the elements stay with `display: none`. */
const hidings: Record<string, (view: ReactNode, isHidden: boolean) => ReactNode> = {
  Suspense: (view, isHidden) => (
    <Suspense fallback="…">
      {view}
      {isHidden && <Wait />}
    </Suspense>
  ),
  Activity: (view, isHidden) => <Activity mode={isHidden ? 'hidden' : 'visible'}>{view}</Activity>,
};

/** What a browser still reports of elements that it no longer displays, and of the window around them. */
function happen(container: HTMLElement) {
  const ends = ['scroll', 'blur', 'pointerUp', 'pointerCancel', 'pointerLeave', 'lostPointerCapture'] as const;
  for (const element of container.querySelectorAll('*'))
    for (const type of [...ends, 'transitionEnd', 'animationEnd'] as const) fireEvent[type](element);
  for (const by of [-100, 100]) {
    window.innerWidth += by;
    fireEvent(window, new Event('resize'));
  }
  for (const type of ['scroll', 'hashchange', 'languagechange', 'pagehide', 'pageshow', 'blur', 'focus'])
    fireEvent(window, new Event(type));
  fireEvent(document, new Event('visibilitychange'));
  fireEvent.pointerDown(document.body);
  fireEvent.keyDown(document.body, { key: 'Escape' });
}

describe.each(Object.entries(hidings))('hidden by %s', (_, hide) => {
  test.each(walkedBehaviours)(
    '$name takes what happens meanwhile in every state, and shows its state afterwards',
    async ({ name, machine, examples, description, paths }) => {
      const { start, next } = modelOf(machine, examples);
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      const ways = new Map(paths.map(({ events, before }) => [formatState(before.value), events.slice(0, -1)]));
      for (const [state, events] of ways) {
        let setHidden = (_: boolean) => {};
        const Place = ({ children }: { children: ReactNode }) => {
          const [isHidden, set] = useState(false);
          setHidden = set;
          return hide(children, isHidden);
        };
        let now = state;
        const inspect = (event: InspectionEvent) => {
          if (event.type !== '@xstate.snapshot') return;
          const { machine, value } = event.snapshot as AnyMachineSnapshot;
          if (machine?.id === name) now = formatState(value);
        };
        const component = put(machine, description, { inspect, wrap: (view) => <Place>{view}</Place> });
        let model = start();
        for (const event of events) {
          await component.perform(event, model);
          model = next(model, event);
        }
        expect(component.shown()).toBe(state);
        await act(async () => setHidden(true));
        await act(async () => happen(component.container));
        await component.later();
        await act(async () => setHidden(false));
        expect(component.shown(), `after ${state}`).toBe(now);
        expect(errors.mock.calls, state).toEqual([]);
        component.unmount();
        resetBrowser();
      }
    },
    60_000,
  );
});
