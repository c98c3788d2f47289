import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { demoPlayerMachine, type Reading, TURN_PAUSE_MS } from './demo-player.machine';

/** Three lines, of three words, two and one. */
const lines = [
  [0, 300, 700, 1000],
  [0, 400, 900],
  [0, 500],
];

/** A reader actor whose words and end the test sends, and that records its input. */
function start(line?: number, waits?: readonly number[]) {
  const clock = new SimulatedClock();
  const read: string[] = [];
  let tell = (_event: { type: string; word?: number }) => {};
  const reader = fromCallback<{ type: string }, Reading>(({ input, sendBack }) => {
    read.push(`line ${input.line} from ${input.word}, ${input.sound}`);
    tell = sendBack;
    return () => read.push('stop');
  });
  const machine = demoPlayerMachine.provide({ actors: { reader } });
  const actor = createActor(machine, { clock, input: { lines, line, waits } }).start();
  const now = () => {
    const { value, context } = actor.getSnapshot();
    const playback = typeof value.playback === 'string' ? value.playback : value.playback.playing;
    return `${playback} ${context.line}.${context.word}`;
  };
  return {
    actor,
    clock,
    read,
    now,
    word: (word: number) => tell({ type: 'line.word', word }),
    end: () => tell({ type: 'line.end' }),
    miss: () => tell({ type: 'voice.miss' }),
    /** To the end of the line, and the pause after it. */
    pass: () => {
      tell({ type: 'line.end' });
      clock.increment(TURN_PAUSE_MS);
    },
  };
}

describe('line after line', () => {
  test('waits for `play`', () => {
    const { clock, now, read } = start();
    clock.increment(100_000);
    expect(now()).toBe('ready 0.0');
    expect(read).toEqual([]);
  });

  test('plays a line until its reader ends it, with the reader’s words', () => {
    const { actor, clock, now, word } = start();
    actor.send({ type: 'play' });
    clock.increment(600_000);
    expect(now()).toBe('speaking 0.0');
    word(2);
    expect(now()).toBe('speaking 0.2');
  });

  test('starts the next line after the pause between speakers', () => {
    const { actor, clock, end, now, read } = start();
    actor.send({ type: 'play' });
    end();
    expect(now()).toBe('turning 0.3');
    clock.increment(TURN_PAUSE_MS - 1);
    expect(now()).toBe('turning 0.3');
    clock.increment(1);
    expect(now()).toBe('speaking 1.0');
    expect(read).toEqual(['line 0 from 0, voice', 'stop', 'line 1 from 0, voice']);
    expect(TURN_PAUSE_MS).toBe(400);
  });

  test('finishes after the last line', () => {
    const { actor, now, pass } = start();
    actor.send({ type: 'play' });
    for (const _ of lines) pass();
    expect(now()).toBe('finished 2.1');
  });

  test('begins with its own lines, and without waiting', () => {
    const { actor } = start();
    expect(actor.getSnapshot().context).toMatchObject({ waits: [], isAlone: false, resumes: false });
    expect(createActor(demoPlayerMachine).start().getSnapshot().context.lines).toEqual([]);
  });

  test('follows its reader back to the first word', () => {
    const { actor, now, word } = start();
    actor.send({ type: 'play' });
    word(1);
    word(0);
    expect(now()).toBe('speaking 0.0');
  });

  test('ignores a word that does not exist', () => {
    const { actor, now, word } = start();
    actor.send({ type: 'play' });
    for (const none of [-1, 3, 0.5]) word(none);
    expect(now()).toBe('speaking 0.0');
  });

  test('continues when a reader throws', () => {
    const clock = new SimulatedClock();
    const reader = fromCallback<{ type: string }, Reading>(() => {
      throw new Error('hoarse');
    });
    const actor = createActor(demoPlayerMachine.provide({ actors: { reader } }), { clock, input: { lines } }).start();
    actor.send({ type: 'play' });
    clock.increment(TURN_PAUSE_MS);
    expect(actor.getSnapshot().context.line).toBe(1);
  });
});

describe('a pause', () => {
  test('stops the reader, and resumes at its word', () => {
    const { actor, clock, now, read, word } = start();
    actor.send({ type: 'play' });
    word(1);
    actor.send({ type: 'pause' });
    clock.increment(60_000);
    expect(now()).toBe('paused 0.1');
    actor.send({ type: 'play' });
    expect(read).toEqual(['line 0 from 0, voice', 'stop', 'line 0 from 1, voice']);
  });

  test('between two lines resumes with the next', () => {
    const { actor, end, now } = start();
    actor.send({ type: 'play' });
    end();
    actor.send({ type: 'pause' });
    expect(now()).toBe('paused 0.3');
    actor.send({ type: 'play' });
    expect(now()).toBe('speaking 1.0');
  });

  test('stops the reader also for another call and when the machine stops', () => {
    const { actor, read } = start();
    actor.send({ type: 'play' });
    actor.send({ type: 'call.change', lines });
    expect(read.at(-1)).toBe('stop');
    actor.send({ type: 'play' });
    actor.stop();
    expect(read.filter((one) => one === 'stop')).toHaveLength(2);
  });
});

describe('choosing a line', () => {
  test('plays only that line while paused, then waits with the next one', () => {
    const { actor, end, now } = start();
    actor.send({ type: 'line.choose', line: 1 });
    expect(now()).toBe('speaking 1.0');
    end();
    expect(now()).toBe('paused 1.2');
    actor.send({ type: 'line.choose', line: 0 });
    end();
    expect(now()).toBe('paused 0.3');
    actor.send({ type: 'play' });
    expect(now()).toBe('speaking 1.0');
    end();
    expect(now()).toBe('turning 1.2');
  });

  test('continues from there while the call plays', () => {
    const { actor, now, pass } = start();
    actor.send({ type: 'play' });
    actor.send({ type: 'line.choose', line: 1 });
    expect(now()).toBe('speaking 1.0');
    pass();
    expect(now()).toBe('speaking 2.0');
  });

  test('restarts the same line', () => {
    const { actor, now, read, word } = start();
    actor.send({ type: 'line.choose', line: 0 });
    word(2);
    actor.send({ type: 'line.choose', line: 0 });
    expect(now()).toBe('speaking 0.0');
    expect(read).toEqual(['line 0 from 0, voice', 'stop', 'line 0 from 0, voice']);
  });

  test('finishes after the last line', () => {
    const { actor, now, pass } = start();
    actor.send({ type: 'line.choose', line: 2 });
    pass();
    expect(now()).toBe('finished 2.1');
  });

  test('is limited to the existing lines', () => {
    const { actor, now } = start();
    actor.send({ type: 'line.choose', line: 9 });
    expect(now()).toBe('speaking 2.0');
    actor.send({ type: 'line.choose', line: -1 });
    expect(now()).toBe('speaking 0.0');
  });
});

describe('waiting for an answer', () => {
  test('pauses after a line of `waits`, for as long as the reader wants, and continues on `play`', () => {
    const { actor, clock, end, now } = start(0, [0]);
    actor.send({ type: 'play' });
    end();
    expect(now()).toBe('paused 0.3');
    clock.increment(600_000);
    expect(now()).toBe('paused 0.3');
    actor.send({ type: 'play' });
    expect(now()).toBe('speaking 1.0');
    end();
    expect(now()).toBe('turning 1.2');
  });

  test('finishes after the last line, even if the call should wait there', () => {
    const { actor, now, pass } = start(2, [2]);
    actor.send({ type: 'play' });
    pass();
    expect(now()).toBe('finished 2.1');
  });

  test.each(['ready', 'speaking', 'paused', 'finished'])(
    'plays another continuation from its line, while %s',
    (state) => {
      const { actor, now, pass, read } = start(2);
      if (state !== 'ready') actor.send({ type: 'play' });
      if (state === 'paused') actor.send({ type: 'pause' });
      if (state === 'finished') pass();
      expect(now()).toContain(state);
      actor.send({ type: 'call.continue', lines: [...lines, [0, 100, 200]], waits: [], line: 3, word: 0 });
      expect(now()).toBe('speaking 3.0');
      expect(read.at(-1)).toBe('line 3 from 0, voice');
      pass();
      expect(now()).toBe('finished 3.2');
    },
  );

  test('returns to the end of a line of `waits`, and waits there', () => {
    const { actor, now, read } = start();
    actor.send({ type: 'play' });
    actor.send({ type: 'call.continue', lines, waits: [1], line: 1, word: 2 });
    expect(now()).toBe('paused 1.2');
    expect(read.at(-1)).toBe('stop');
    actor.send({ type: 'call.continue', lines, waits: [1], line: 1, word: 1 });
    expect(now()).toBe('speaking 1.1');
  });

  test('keeps a continuation within its lines, and plays a new call without waiting', () => {
    const { actor, end, now } = start(0, [0]);
    actor.send({ type: 'call.continue', lines, waits: [], line: 9, word: 0 });
    expect(now()).toBe('speaking 2.0');
    actor.send({ type: 'call.change', lines });
    actor.send({ type: 'play' });
    end();
    expect(now()).toBe('turning 0.3');
  });

  test('plays on after a continuation, also if a line was played alone before', () => {
    const { actor, end, now } = start();
    actor.send({ type: 'line.choose', line: 0 });
    actor.send({ type: 'call.continue', lines, waits: [], line: 1, word: 0 });
    end();
    expect(now()).toBe('turning 1.2');
  });
});

describe('restart and play', () => {
  test.each(['play', 'restart'] as const)('plays a finished call from its first line on %s', (type) => {
    const { actor, now, pass } = start(2);
    actor.send({ type: 'play' });
    pass();
    actor.send({ type });
    expect(now()).toBe('speaking 0.0');
  });

  test('restarts at the first line, playing or paused, and continues', () => {
    const { actor, now, pass } = start();
    actor.send({ type: 'line.choose', line: 1 });
    actor.send({ type: 'restart' });
    expect(now()).toBe('speaking 0.0');
    actor.send({ type: 'pause' });
    actor.send({ type: 'line.choose', line: 2 });
    actor.send({ type: 'pause' });
    actor.send({ type: 'restart' });
    pass();
    expect(now()).toBe('speaking 1.0');
  });
});

describe('scrubbing', () => {
  test('resumes playing at the word where it ends, if the call played', () => {
    const { actor, now, read } = start();
    actor.send({ type: 'play' });
    actor.send({ type: 'grab' });
    actor.send({ type: 'seek', word: 2 });
    expect(now()).toBe('scrubbing 0.2');
    actor.send({ type: 'drop' });
    expect(now()).toBe('speaking 0.2');
    expect(read).toEqual(['line 0 from 0, voice', 'stop', 'line 0 from 2, voice']);
  });

  test.each([['ready'], ['paused'], ['finished']])('stays at the word where it ends, if the call was %s', (state) => {
    const { actor, now, pass } = start(2);
    if (state !== 'ready') actor.send({ type: 'play' });
    if (state === 'paused') actor.send({ type: 'pause' });
    if (state === 'finished') pass();
    actor.send({ type: 'grab' });
    actor.send({ type: 'seek', word: 0 });
    actor.send({ type: 'drop' });
    expect(now()).toBe('paused 2.0');
  });

  test('moves by words while playing, and past the last one to the next line', () => {
    const { actor, clock, now } = start();
    actor.send({ type: 'play' });
    actor.send({ type: 'seek', word: 1 });
    expect(now()).toBe('speaking 0.1');
    actor.send({ type: 'seek', word: 3 });
    expect(now()).toBe('turning 0.3');
    actor.send({ type: 'seek', word: 2 });
    expect(now()).toBe('speaking 0.2');
    actor.send({ type: 'seek', word: 99 });
    clock.increment(TURN_PAUSE_MS);
    expect(now()).toBe('speaking 1.0');
  });

  test('moves while waiting, and leaves the finished state', () => {
    const { actor, now, pass } = start(2);
    actor.send({ type: 'seek', word: 1 });
    expect(now()).toBe('ready 2.1');
    actor.send({ type: 'play' });
    pass();
    actor.send({ type: 'seek', word: 0 });
    expect(now()).toBe('paused 2.0');
  });
});

test('a second drag, which begins while the call rests, does not resume it', () => {
  const { actor, now } = start();
  actor.send({ type: 'play' });
  actor.send({ type: 'grab' });
  actor.send({ type: 'drop' });
  actor.send({ type: 'pause' });
  expect(actor.getSnapshot().can({ type: 'seek', word: 0 })).toBe(false);
  actor.send({ type: 'grab' });
  actor.send({ type: 'drop' });
  expect(now()).toBe('paused 0.0');
});

describe('sound', () => {
  test.each(['play', 'pause'] as const)('a missing voice is noticed only while a line is spoken: %s', (type) => {
    const { actor, end } = start();
    actor.send({ type: 'play' });
    if (type === 'pause') actor.send({ type });
    else end();
    actor.send({ type: 'voice.miss' });
    expect(actor.getSnapshot().value.voice).toBe('available');
  });

  test('changes at the current word, and is stored', () => {
    const { actor, read, word } = start();
    actor.send({ type: 'play' });
    word(1);
    actor.send({ type: 'sound.choose', sound: 'muted' });
    expect(read).toEqual(['line 0 from 0, voice', 'stop', 'line 0 from 1, muted']);
  });

  test('chosen while waiting, or restored from an earlier visit, starts nothing', () => {
    const { actor, read } = start();
    actor.send({ type: 'sound.recall', sound: 'hum' });
    actor.send({ type: 'sound.choose', sound: 'voice' });
    expect(read).toEqual([]);
  });

  test('is a hum if the voice is missing (D42), silence if that fails too, and the voice may be requested again', () => {
    const { actor, miss, now, read } = start();
    actor.send({ type: 'play' });
    miss();
    expect(now()).toBe('speaking 0.0');
    expect(read).toEqual(['line 0 from 0, voice']);
    expect(actor.getSnapshot().value.voice).toBe('unavailable');
    expect(actor.getSnapshot().context.sound).toBe('hum');
    miss();
    expect(actor.getSnapshot().context.sound).toBe('muted');
    actor.send({ type: 'sound.choose', sound: 'hum' });
    expect(actor.getSnapshot().value.voice).toBe('unavailable');
    actor.send({ type: 'sound.choose', sound: 'voice' });
    expect(actor.getSnapshot().value.voice).toBe('available');
  });

  test('is a hum from the start in a browser without a voice (D42)', () => {
    const { actor, read } = start();
    actor.send({ type: 'voice.lack' });
    actor.send({ type: 'play' });
    expect(read).toEqual(['line 0 from 0, hum']);
  });

  test('is stored when chosen, not when restored', () => {
    const remembered: string[] = [];
    const machine = demoPlayerMachine.provide({ actions: { remember: (_, sound) => remembered.push(sound) } });
    const actor = createActor(machine, { input: { lines } }).start();
    actor.send({ type: 'sound.recall', sound: 'hum' });
    actor.send({ type: 'voice.lack' });
    actor.send({ type: 'sound.choose', sound: 'muted' });
    actor.send({ type: 'sound.choose', sound: 'voice' });
    actor.send({ type: 'sound.choose', sound: 'hum' });
    expect(remembered).toEqual(['muted', 'voice', 'hum']);
  });
});

describe('the product', () => {
  test('sets the initial line, within the call', () => {
    expect(start(1).now()).toBe('ready 1.0');
    expect(start(9).now()).toBe('ready 2.0');
    expect(start(-1).now()).toBe('ready 0.0');
  });

  test('sets the line without starting or stopping the call', () => {
    const { actor, now, pass, word } = start();
    actor.send({ type: 'set', line: 1 });
    expect(now()).toBe('ready 1.0');
    actor.send({ type: 'play' });
    word(1);
    actor.send({ type: 'set', line: 0 });
    expect(now()).toBe('speaking 0.0');
    actor.send({ type: 'pause' });
    actor.send({ type: 'set', line: 2 });
    expect(now()).toBe('paused 2.0');
    actor.send({ type: 'play' });
    pass();
    actor.send({ type: 'set', line: 1 });
    expect(now()).toBe('paused 1.0');
    actor.send({ type: 'grab' });
    actor.send({ type: 'set', line: 0 });
    expect(now()).toBe('scrubbing 0.0');
  });

  test.each([-1, 3, 0.5, Number.NaN])('cannot set line %d, which does not exist', (line) => {
    const { actor, now } = start(1);
    actor.send({ type: 'set', line });
    expect(now()).toBe('ready 1.0');
  });

  test('changes nothing by setting the current line', () => {
    const { actor, now, word } = start();
    actor.send({ type: 'play' });
    word(2);
    actor.send({ type: 'set', line: 0 });
    expect(now()).toBe('speaking 0.2');
  });

  test('sets another call, which waits at its first line', () => {
    const { actor, now, pass } = start();
    actor.send({ type: 'line.choose', line: 2 });
    actor.send({ type: 'call.change', lines: [[0, 100]] });
    expect(now()).toBe('ready 0.0');
    expect(actor.getSnapshot().context.waits).toEqual([]);
    actor.send({ type: 'play' });
    pass();
    expect(now()).toBe('finished 0.1');
  });
});

test('finishes a call without lines as soon as its reader ends', () => {
  const clock = new SimulatedClock();
  const reader = fromCallback<{ type: string }, Reading>(({ sendBack }) => sendBack({ type: 'line.end' }));
  const actor = createActor(demoPlayerMachine.provide({ actors: { reader } }), { clock }).start();
  actor.send({ type: 'play' });
  clock.increment(TURN_PAUSE_MS);
  expect(actor.getSnapshot().value.playback).toBe('finished');
});
