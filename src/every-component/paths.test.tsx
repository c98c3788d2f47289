import { beforeEach, describe, expect, test } from 'vitest';
import { formatState } from '../behaviours/state-name';
import { delayIn, modelOf, walksOf } from '../testing/paths';
import { settle } from '../testing/settle';
import { testActor } from '../testing/test-actor';
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

  test('the machine makes each transition, with a simulated clock and backend', async () => {
    for (const events of walks) {
      const { actor, clock, pending, snapshot } = testActor(machine, examples.inputs?.[0]);
      let model = start();
      for (const event of events) {
        if (event.type.startsWith('xstate.after.')) clock.increment(delayIn(machine, model, event.type));
        else if (event.type.startsWith('xstate.done.')) pending()[0]?.resolve(event.output);
        else if (event.type.startsWith('xstate.error.')) pending()[0]?.reject(event.error);
        else actor.send(event as never);
        await settle();
        model = next(model, event);
        const way = events.map(({ type }) => type).join(' → ');
        expect(formatState(snapshot().value), way).toBe(formatState(model.value));
        expect(snapshot().context, way).toEqual(model.context);
      }
      actor.stop();
    }
  });

  test('the component shows the machine’s state after each step of simulated user input, and reports it', async () => {
    for (const events of walks) {
      let model = start();
      let reported = formatState(model.value);
      const onStateChange = (state: string) => {
        reported = state;
      };
      const { perform, shown, unmount } = put(machine, description, { props: { onStateChange } });
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
