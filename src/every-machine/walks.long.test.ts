import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelNamed } from '../testing/models';
import { eventsOf } from '../testing/reachable';
import { settle } from '../testing/settle';
import { testActor } from '../testing/test-actor';
import { behaviours } from './behaviours.testing';

type Step =
  | { do: 'send'; event: { type: string } }
  | { do: 'answer'; which: number; how: 'resolve' | 'reject' }
  | { do: 'wait'; ms: number };

/** Some are longer than every delay, others end within one. */
const waits = [1, 99, 199, 450, 500, 999, 1_000, 1_500, 1_999, 2_000, 29_999, 30_000, 120_000];

describe.each(behaviours)('in random walks of $name', ({ name, machine }) => {
  test('nothing throws, gets stuck, is sent twice or is left pending, and no input is lost', async () => {
    const examples = modelNamed(name).examples;
    const events = eventsOf(machine, examples).filter(({ type }) => !type.startsWith('xstate.'));
    const carriesData = new Set(examples.events.map(({ type }) => type));
    const step: fc.Arbitrary<Step> = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...events).map((event) => ({ do: 'send' as const, event })) },
      {
        weight: 2,
        arbitrary: fc.record({
          do: fc.constant('answer' as const),
          which: fc.nat(3),
          how: fc.constantFrom('resolve' as const, 'reject' as const),
        }),
      },
      { weight: 2, arbitrary: fc.constantFrom(...waits).map((ms) => ({ do: 'wait' as const, ms })) },
    );
    const walk = fc.tuple(
      fc.constantFrom(...(examples.inputs ?? [undefined])),
      fc.array(step, { minLength: 50, maxLength: 50 }),
    );
    await fc.assert(
      fc.asyncProperty(walk, async ([input, steps]) => {
        const { actor, clock, calls, actions, errors, snapshot, pending, timers } = testActor(machine, input);
        for (const next of steps) {
          const before = snapshot();
          actions.length = 0;
          const callsBefore = calls.length;
          if (next.do === 'send') actor.send(next.event as never);
          else if (next.do === 'wait') clock.increment(next.ms);
          else {
            const open = pending();
            const call = open[next.which % Math.max(1, open.length)];
            if (next.how === 'resolve') call?.resolve(examples.outputs?.[call.id]?.[0]);
            else call?.reject(examples.errors?.[call.id]?.[next.which] ?? new Error('failed'));
          }
          await settle();
          const after = snapshot();

          // Half a million steps: Vitest's assertions would take longer than the walk.
          if (errors.length > 0) throw errors[0];
          if (after.status !== 'active') throw new Error(`the machine never ends, and is ${after.status}`);

          // At most one submission is pending, and each is started by a submit event.
          const ids = pending().map(({ id }) => id);
          if (new Set(ids).size < ids.length) throw new Error(`sent twice: ${ids}`);
          const called = calls.length > callsBefore ? calls.at(-1)?.id : undefined;
          if (called && next.do !== 'send' && /^(send|submit|subscribe)$/.test(called))
            throw new Error(`no test step called for ${called}`);

          // Input is cleared only by transitions that say so.
          const said = next.do === 'send' && carriesData.has(next.event.type);
          if (!said && before.context !== after.context && !actions.some((action) => /clear|reset/.test(action))) {
            const typed = JSON.stringify((before.context as { values?: unknown }).values);
            const kept = JSON.stringify((after.context as { values?: unknown }).values);
            if (typed !== kept) throw new Error(`lost what was typed: ${typed}, and now ${kept}; it did ${actions}`);
          }
        }
        actor.stop();
        expect(timers(), 'a timer is left').toBe(0);
        for (const call of calls.filter(({ settled }) => !settled))
          expect(call.signal.aborted, 'a request is left').toBe(true);
      }),
      { numRuns: Number(process.env.WALKS ?? 400) },
    );
  }, 60_000);
});
