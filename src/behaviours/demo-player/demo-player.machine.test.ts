import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { demoPlayerMachine, LONGEST_LINE, lineDuration } from './demo-player.machine';

/** Three lines, and an outcome long after the last. */
const times = [1, 4, 11, 88];

function start() {
  const clock = new SimulatedClock();
  const heard: string[] = [];
  const machine = demoPlayerMachine.provide({
    actions: { speak: ({ context }) => heard.push(`line ${context.line}`), hush: () => heard.push('hush') },
  });
  const actor = createActor(machine, { clock, input: { times } }).start();
  const now = () => {
    const { value, context } = actor.getSnapshot();
    return `${value.playback} ${context.line}, ${value.sound}`;
  };
  return { actor, clock, heard, now };
}

describe('time', () => {
  test('waits to be played, muted', () => {
    const { clock, now } = start();
    clock.increment(100_000);
    expect(now()).toBe('ready 0, muted');
  });

  test('gives each line the time until the next one', () => {
    const { actor, clock, now } = start();
    actor.send({ type: 'play' });
    clock.increment(2_999);
    expect(now()).toBe('playing 0, muted');
    clock.increment(1);
    expect(now()).toBe('playing 1, muted');
    clock.increment(6_999);
    expect(now()).toBe('playing 1, muted');
    clock.increment(1);
    expect(now()).toBe('playing 2, muted');
  });

  test('does not sit through a long silence', () => {
    const { actor, clock, now } = start();
    actor.send({ type: 'line.choose', line: 2 });
    clock.increment(LONGEST_LINE - 1);
    expect(now()).toBe('playing 2, muted');
    clock.increment(1);
    expect(now()).toBe('finished 2, muted');
    expect(LONGEST_LINE).toBe(12_000);
  });

  test('stands still while paused, and takes the line up from its beginning', () => {
    const { actor, clock, now } = start();
    actor.send({ type: 'play' });
    clock.increment(2_000);
    actor.send({ type: 'pause' });
    clock.increment(60_000);
    expect(now()).toBe('paused 0, muted');
    actor.send({ type: 'play' });
    clock.increment(2_999);
    expect(now()).toBe('playing 0, muted');
    clock.increment(1);
    expect(now()).toBe('playing 1, muted');
  });

  test('begins anew for a line that is restarted or chosen', () => {
    const { actor, clock, now } = start();
    actor.send({ type: 'play' });
    for (const again of [{ type: 'restart' }, { type: 'line.choose', line: 0 }] as const) {
      clock.increment(2_000);
      actor.send(again);
      clock.increment(2_999);
      expect(now()).toBe('playing 0, muted');
    }
    clock.increment(1);
    expect(now()).toBe('playing 1, muted');
  });

  test('is never negative, whatever the times say', () => {
    expect(lineDuration({ times: [5, 3], line: 0 })).toBe(0);
    expect(lineDuration({ times: [], line: 0 })).toBe(0);
  });
});

describe('choosing', () => {
  test('plays from the chosen line, from wherever it is, with the line’s whole time', () => {
    const { actor, clock, now } = start();
    actor.send({ type: 'line.choose', line: 1 });
    clock.increment(6_000);
    actor.send({ type: 'line.choose', line: 1 });
    clock.increment(6_999);
    expect(now()).toBe('playing 1, muted');
    actor.send({ type: 'pause' });
    actor.send({ type: 'line.choose', line: 0 });
    expect(now()).toBe('playing 0, muted');
  });

  test('stays within the call', () => {
    const { actor, now } = start();
    actor.send({ type: 'line.choose', line: 9 });
    expect(now()).toBe('playing 2, muted');
    actor.send({ type: 'line.choose', line: -1 });
    expect(now()).toBe('playing 0, muted');
  });

  test.each(['play', 'restart', 'line.choose'] as const)('%s leads out of a finished call', (type) => {
    const { actor, clock, now } = start();
    actor.send({ type: 'line.choose', line: 2 });
    clock.increment(LONGEST_LINE);
    actor.send(type === 'line.choose' ? { type, line: 1 } : { type });
    expect(now()).toBe(type === 'line.choose' ? 'playing 1, muted' : 'playing 0, muted');
  });

  test('restart begins at the first line, playing or paused', () => {
    const { actor, clock, now } = start();
    actor.send({ type: 'line.choose', line: 1 });
    clock.increment(1_000);
    actor.send({ type: 'restart' });
    clock.increment(2_999);
    expect(now()).toBe('playing 0, muted');
    actor.send({ type: 'line.choose', line: 2 });
    actor.send({ type: 'pause' });
    actor.send({ type: 'restart' });
    expect(now()).toBe('playing 0, muted');
  });
});

describe('sound', () => {
  test('nothing is said unless the reader asks for it', () => {
    const { actor, clock, heard } = start();
    actor.send({ type: 'play' });
    clock.increment(3_000);
    expect(heard).not.toContain('line 0');
    expect(heard).not.toContain('line 1');
  });

  test('turned on before, says each line as it begins, the last one hushed', () => {
    const { actor, clock, heard } = start();
    actor.send({ type: 'sound.toggle' });
    expect(heard).toEqual([]);
    actor.send({ type: 'play' });
    clock.increment(3_000);
    expect(heard).toEqual(['line 0', 'hush', 'line 1']);
  });

  test('turned on during a line, says that line; turned off, hushes it', () => {
    const { actor, heard, now } = start();
    actor.send({ type: 'line.choose', line: 1 });
    actor.send({ type: 'sound.toggle' });
    expect(heard).toEqual(['line 1']);
    actor.send({ type: 'sound.toggle' });
    expect(heard).toEqual(['line 1', 'hush']);
    expect(now()).toBe('playing 1, muted');
  });

  test('pausing and finishing hush', () => {
    const { actor, clock, heard } = start();
    actor.send({ type: 'sound.toggle' });
    actor.send({ type: 'play' });
    actor.send({ type: 'pause' });
    expect(heard).toEqual(['line 0', 'hush']);
    actor.send({ type: 'line.choose', line: 2 });
    clock.increment(LONGEST_LINE);
    expect(heard).toEqual(['line 0', 'hush', 'line 2', 'hush']);
  });
});

test('a call without lines finishes at once', () => {
  const clock = new SimulatedClock();
  const actor = createActor(demoPlayerMachine, { clock }).start();
  actor.send({ type: 'play' });
  clock.increment(0);
  expect(actor.getSnapshot().value.playback).toBe('finished');
});
