import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { demoPlayerMachine, LONGEST_LINE, LONGEST_VOICE, lineDuration, type Utterance } from './demo-player.machine';

/** Three lines, and an outcome long after the last. */
const times = [1, 4, 11, 88];

/** A voice that comes to the end of its line when it is told to, and puts down what it says. */
function start(line?: number) {
  const clock = new SimulatedClock();
  const heard: string[] = [];
  let end = () => {};
  const speaker = fromCallback<{ type: string }, Utterance>(({ input, sendBack }) => {
    heard.push(`line ${input.line}`);
    end = () => sendBack({ type: 'utterance.end' });
    return () => heard.push('hush');
  });
  const machine = demoPlayerMachine.provide({ actors: { speaker } });
  const actor = createActor(machine, { clock, input: { times, line } }).start();
  const now = () => {
    const { value, context } = actor.getSnapshot();
    const playback = typeof value.playback === 'string' ? value.playback : 'playing';
    return `${playback} ${context.line}, ${value.sound}`;
  };
  return { actor, clock, heard, now, end: () => end() };
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
    const { actor, clock, heard, end } = start();
    actor.send({ type: 'sound.toggle' });
    expect(heard).toEqual([]);
    actor.send({ type: 'play' });
    end();
    clock.increment(3_000);
    expect(heard).toEqual(['line 0', 'hush', 'line 1']);
    actor.send({ type: 'restart' });
    expect(heard).toEqual(['line 0', 'hush', 'line 1', 'hush', 'line 0']);
    actor.send({ type: 'line.choose', line: 2 });
    expect(heard.slice(5)).toEqual(['hush', 'line 2']);
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

  test('pausing, another call and leaving hush', () => {
    const { actor, heard } = start();
    actor.send({ type: 'sound.toggle' });
    for (const event of [{ type: 'pause' }, { type: 'call.change', times }] as const) {
      heard.length = 0;
      actor.send({ type: 'play' });
      actor.send(event);
      expect(heard).toEqual(['line 0', 'hush']);
    }
    heard.length = 0;
    actor.send({ type: 'play' });
    actor.stop();
    expect(heard).toEqual(['line 0', 'hush']);
  });
});

describe('a voice', () => {
  const aloud = (line = 0) => {
    const player = start(line);
    player.actor.send({ type: 'sound.toggle' });
    player.actor.send({ type: 'play' });
    return player;
  };

  test('that is quick waits for the line’s time', () => {
    const { clock, end, now } = aloud();
    end();
    expect(now()).toBe('playing 0, on');
    clock.increment(2_999);
    expect(now()).toBe('playing 0, on');
    clock.increment(1);
    expect(now()).toBe('playing 1, speaking');
  });

  test('that is slow is not cut: the next line waits for its end', () => {
    const { clock, end, heard, now } = aloud();
    clock.increment(3_000);
    clock.increment(LONGEST_VOICE - 1);
    expect(now()).toBe('playing 0, speaking');
    expect(heard).toEqual(['line 0']);
    end();
    expect(now()).toBe('playing 1, speaking');
  });

  test('that is slow ends the call when it has said the last line', () => {
    const { clock, end, now } = aloud(2);
    clock.increment(LONGEST_LINE);
    expect(now()).toBe('playing 2, speaking');
    end();
    expect(now()).toBe('finished 2, on');
  });

  test.each([
    [0, 3_000, 'playing 1, speaking'],
    [2, LONGEST_LINE, 'finished 2, on'],
  ])('whose end never comes does not stop the call at line %d', (line, time, after) => {
    const { clock, heard, now } = aloud(line);
    clock.increment(time);
    clock.increment(LONGEST_VOICE - 1);
    expect(now()).toBe(`playing ${line}, speaking`);
    clock.increment(1);
    expect(now()).toBe(after);
    expect(heard.slice(0, 2)).toEqual([`line ${line}`, 'hush']);
    expect(LONGEST_VOICE).toBe(15_000);
  });

  test('that is turned off when the line’s time is over lets the call go on', () => {
    const { actor, clock, now } = aloud();
    clock.increment(3_000);
    actor.send({ type: 'sound.toggle' });
    expect(now()).toBe('playing 1, muted');
  });

  test('that fails leaves the line its time', () => {
    const clock = new SimulatedClock();
    const speaker = fromCallback<{ type: string }, Utterance>(() => {
      throw new Error('hoarse');
    });
    const machine = demoPlayerMachine.provide({ actors: { speaker } });
    const actor = createActor(machine, { clock, input: { times } }).start();
    actor.send({ type: 'sound.toggle' });
    actor.send({ type: 'play' });
    expect(actor.getSnapshot().value).toEqual({ playback: { playing: 'timed' }, sound: 'on' });
    clock.increment(3_000);
    expect(actor.getSnapshot().context.line).toBe(1);
  });

  test('is told which line to say, and how long it has', () => {
    let input: Utterance | undefined;
    const speaker = fromCallback<{ type: string }, Utterance>((given) => {
      input = given.input;
    });
    const machine = demoPlayerMachine.provide({ actors: { speaker } });
    const actor = createActor(machine, { clock: new SimulatedClock(), input: { times } }).start();
    actor.send({ type: 'sound.toggle' });
    actor.send({ type: 'line.choose', line: 1 });
    expect(input).toEqual({ line: 1, duration: 7_000 });
  });
});

describe('a product', () => {
  test('begins at the line it says, within the call', () => {
    expect(start(1).now()).toBe('ready 1, muted');
    expect(start(9).now()).toBe('ready 2, muted');
    expect(start(-1).now()).toBe('ready 0, muted');
    const { actor, now } = start(1);
    actor.send({ type: 'play' });
    expect(now()).toBe('playing 1, muted');
  });

  test('sets the line, and neither starts nor stops the call', () => {
    const { actor, clock, now } = start();
    actor.send({ type: 'set', line: 1 });
    expect(now()).toBe('ready 1, muted');
    actor.send({ type: 'play' });
    clock.increment(6_999);
    actor.send({ type: 'set', line: 0 });
    clock.increment(2_999);
    expect(now()).toBe('playing 0, muted');
    actor.send({ type: 'pause' });
    actor.send({ type: 'set', line: 2 });
    expect(now()).toBe('paused 2, muted');
    actor.send({ type: 'play' });
    clock.increment(LONGEST_LINE);
    actor.send({ type: 'set', line: 1 });
    expect(now()).toBe('paused 1, muted');
  });

  test.each([-1, 3, 0.5, Number.NaN])('cannot set line %d, which is not there', (line) => {
    const { actor, now } = start(1);
    actor.send({ type: 'set', line });
    expect(now()).toBe('ready 1, muted');
  });

  test('that sets the line that is played changes nothing', () => {
    const { actor, clock, now } = start();
    actor.send({ type: 'play' });
    clock.increment(2_999);
    actor.send({ type: 'set', line: 0 });
    clock.increment(1);
    expect(now()).toBe('playing 1, muted');
  });

  test('sets a line of a voice that is slow', () => {
    const { actor, clock, heard, now } = start();
    actor.send({ type: 'sound.toggle' });
    actor.send({ type: 'play' });
    clock.increment(3_000);
    actor.send({ type: 'set', line: 2 });
    expect(now()).toBe('playing 2, speaking');
    expect(heard).toEqual(['line 0', 'hush', 'line 2']);
  });

  test('gives another call, which waits at its first line', () => {
    const { actor, clock, now } = start();
    actor.send({ type: 'line.choose', line: 2 });
    actor.send({ type: 'call.change', times: [0, 5] });
    expect(now()).toBe('ready 0, muted');
    actor.send({ type: 'play' });
    clock.increment(5_000);
    expect(now()).toBe('finished 0, muted');
  });
});

test('a call without lines finishes at once', () => {
  const clock = new SimulatedClock();
  const actor = createActor(demoPlayerMachine, { clock }).start();
  actor.send({ type: 'play' });
  clock.increment(0);
  expect(actor.getSnapshot().value.playback).toBe('finished');
});
