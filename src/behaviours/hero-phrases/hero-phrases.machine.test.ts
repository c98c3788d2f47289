import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { heroPhrasesMachine, PHRASE_MORPH_MS, PHRASE_PAUSE_MS } from './hero-phrases.machine';

function start(input: { count?: number; reducedMotion?: boolean } = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(heroPhrasesMachine, { clock, input: { count: 3, reducedMotion: false, ...input } }).start();
  return { clock, send: actor.send, state: () => `${actor.getSnapshot().value} ${actor.getSnapshot().context.index}` };
}

describe('the phrases', () => {
  test('show each phrase for 0.5 s and morph for 1.5 s, in a loop', () => {
    const { clock, state } = start();
    expect([PHRASE_PAUSE_MS, PHRASE_MORPH_MS]).toEqual([500, 1500]);
    expect(state()).toBe('showing 0');
    clock.increment(499);
    expect(state()).toBe('showing 0');
    clock.increment(1);
    expect(state()).toBe('morphing 1');
    clock.increment(1499);
    expect(state()).toBe('morphing 1');
    clock.increment(1);
    expect(state()).toBe('showing 1');
    clock.increment(500);
    clock.increment(1500);
    expect(state()).toBe('showing 2');
    clock.increment(500);
    clock.increment(1500);
    expect(state()).toBe('showing 0');
  });

  test('rest from the start with reduced motion', () => {
    const { clock, state } = start({ reducedMotion: true });
    expect(state()).toBe('resting 0');
    clock.increment(60_000);
    expect(state()).toBe('resting 0');
  });

  test.each([0, 1])('rest if there are %d of them', (count) => {
    const { clock, send, state } = start({ count });
    clock.increment(60_000);
    send({ type: 'motion.allow' });
    expect(state()).toBe('resting 0');
  });

  test.each([true, false])('take reduced motion (%s) from the input, and when it changes', (reducedMotion) => {
    const actor = createActor(heroPhrasesMachine, { input: { count: 3, reducedMotion } }).start();
    const motion = () => actor.getSnapshot().context.motion;
    expect(motion()).toBe(reducedMotion ? 'reduced' : 'full');
    actor.send({ type: 'motion.allow' });
    expect(motion()).toBe('full');
    actor.send({ type: 'motion.reduce' });
    expect(motion()).toBe('reduced');
    actor.stop();
  });

  test('move when motion is allowed, and rest when it is not', () => {
    const { clock, send, state } = start({ reducedMotion: true });
    send({ type: 'motion.allow' });
    expect(state()).toBe('showing 0');
    clock.increment(600);
    send({ type: 'motion.reduce' });
    expect(state()).toBe('resting 1');
    clock.increment(60_000);
    expect(state()).toBe('resting 1');
  });

  test.each([
    ['showing', 100],
    ['morphing', 600],
  ])('stay on their phrase while paused in %s, until played', (_, ms) => {
    const { clock, send, state } = start();
    clock.increment(ms);
    const [, index] = state().split(' ');
    send({ type: 'pause' });
    clock.increment(60_000);
    expect(state()).toBe(`paused ${index}`);
    send({ type: 'play' });
    expect(state()).toBe(`showing ${index}`);
  });

  test.each(['showing', 'morphing', 'paused', 'unseen'])('continue when their number changes while %s', (now) => {
    const { clock, send, state } = start();
    for (const ms of [500, 1500, 500, 1500]) clock.increment(ms);
    if (now === 'morphing') for (const ms of [500, 1500, 500, 1500, 500]) clock.increment(ms);
    if (now === 'paused') send({ type: 'pause' });
    if (now === 'unseen') send({ type: 'disappear' });
    const index = Number(state().split(' ')[1]);
    expect(state()).toBe(`${now} ${index}`);
    send({ type: 'phrases.change', count: 4 });
    expect(state()).toBe(`${now} ${index}`);
    send({ type: 'phrases.change', count: 2 });
    expect(state()).toBe(`${now} ${Math.min(index, 1)}`);
    send({ type: 'phrases.change', count: 1 });
    expect(state()).toBe('resting 0');
    send({ type: 'phrases.change', count: 3 });
    expect(state()).toBe('showing 0');
  });

  test('rest if none are left, or with reduced motion', () => {
    const { send, state } = start();
    send({ type: 'phrases.change', count: 0 });
    expect(state()).toBe('resting 0');
    send({ type: 'motion.reduce' });
    send({ type: 'phrases.change', count: 3 });
    expect(state()).toBe('resting 0');
    const reduced = start({ reducedMotion: true });
    reduced.send({ type: 'phrases.change', count: 5 });
    expect(reduced.state()).toBe('resting 0');
  });
});
