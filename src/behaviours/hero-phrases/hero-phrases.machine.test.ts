import { expect, test } from 'vitest';
import { createActor, type EventFromLogic, SimulatedClock } from 'xstate';
import { performSteps, type Step } from '../../testing/steps';
import { heroPhrasesMachine } from './hero-phrases.machine';

type Steps = Step<EventFromLogic<typeof heroPhrasesMachine>>[];

/** A phrase's time, to the next one. */
const turn = [500, 1_500];
const change = (count: number) => ({ type: 'phrases.change', count }) as const;

/** `now` performs steps, and says state and phrase after them. */
function start(input: { count?: number; reducedMotion?: boolean } = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(heroPhrasesMachine, { clock, input: { count: 3, reducedMotion: false, ...input } }).start();
  const now = (...steps: Steps) => {
    performSteps(actor, clock, steps);
    return `${actor.getSnapshot().value} ${actor.getSnapshot().context.index}`;
  };
  return { actor, now };
}

test('shows each phrase for 0.5 s and morphs for 1.5 s, in a loop (R13)', () => {
  const { now } = start();
  expect(now(499)).toBe('showing 0');
  expect(now(1)).toBe('morphing 1');
  expect(now(1_499)).toBe('morphing 1');
  expect(now(1)).toBe('showing 1');
  expect(now(...turn)).toBe('showing 2');
  expect(now(...turn)).toBe('showing 0');
});

test.each<[string, Parameters<typeof start>[0], Steps, string]>([
  ['rests with reduced motion', { reducedMotion: true }, [60_000], 'resting 0'],
  ['rests without phrases', { count: 0 }, [60_000, 'motion.allow'], 'resting 0'],
  ['rests with one phrase', { count: 1 }, [60_000, 'motion.allow'], 'resting 0'],
  ['moves when motion is allowed', { reducedMotion: true }, ['motion.allow'], 'showing 0'],
  ['rests when motion is reduced', {}, [600, 'motion.reduce', 60_000], 'resting 1'],
  ['stays on its phrase while paused', {}, [100, 'pause', 60_000], 'paused 0'],
  ['stays on the next phrase if it is paused while it morphs', {}, [600, 'pause', 60_000], 'paused 1'],
  ['continues with its phrase', {}, [600, 'pause', 60_000, 'play'], 'showing 1'],
  ['rests if no phrase is left', {}, [change(0)], 'resting 0'],
  ['rests with reduced motion, whatever their number', {}, ['motion.reduce', change(3)], 'resting 0'],
  ['rests with reduced motion from the start', { reducedMotion: true }, [change(5)], 'resting 0'],
])('%s', (_, input, steps, state) => {
  expect(start(input).now(...steps)).toBe(state);
});

test.each<[string, Steps, number]>([
  ['showing', [], 2],
  ['morphing', [...turn, ...turn, 500], 2],
  ['paused', ['pause'], 2],
  ['unseen', ['disappear'], 2],
])('continues when the number of phrases changes while %s', (state, steps, index) => {
  const { now } = start();
  expect(now(...turn, ...turn, ...steps)).toBe(`${state} ${index}`);
  expect(now(change(4))).toBe(`${state} ${index}`);
  expect(now(change(2))).toBe(`${state} 1`);
  expect(now(change(1))).toBe('resting 0');
  expect(now(change(3))).toBe('showing 0');
});
