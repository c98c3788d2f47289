import { StrictMode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatState } from '../behaviours/state-name';
import { modelOf, walksOf } from '../testing/paths';
import { put, resetBrowser } from './mount.testing';
import { walkedBehaviours } from './walked-behaviours.testing';

beforeEach(resetBrowser);

describe.each(walkedBehaviours)('$name', (behaviour) => {
  const { machine, examples, description } = behaviour;
  const { start, next } = modelOf(machine, examples);
  const walks = walksOf(behaviour);

  test('can be driven', () => {
    expect(walks.length).toBeGreaterThan(0);
  });

  test('the component shows the machine’s state after each step of simulated user input, and reports it', async () => {
    for (const events of walks) {
      let model = start();
      let reported = formatState(model.value);
      const onStateChange = (state: string) => {
        reported = state;
      };
      const { perform, shown, unmount } = put(machine, description, {
        props: { onStateChange },
        // React calls each effect twice: an event that two of them send is handled twice.
        wrap: (view) => <StrictMode>{view}</StrictMode>,
      });
      for (const event of events) {
        await perform(event, model);
        model = next(model, event);
        const way = events.map(({ type }) => type).join(' → ');
        expect(shown(), way).toBe(formatState(model.value));
        expect(reported, way).toBe(formatState(model.value));
      }
      unmount();
      resetBrowser();
    }
  }, 60_000);
});
