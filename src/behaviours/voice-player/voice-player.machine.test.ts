import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import {
  type Sound,
  type Speech,
  VOICE_END_TIMEOUT_MS,
  VOICE_START_TIMEOUT_MS,
  voicePlayerMachine,
  WORD_TIMEOUT_MS,
  wordDuration,
} from './voice-player.machine';

/** Three words, of 400, 500 and 300 ms. */
const times = [0, 400, 900, 1_200];

/** A speaker whose events the test sends, and that records its input. */
function start({ sound, word }: { sound?: Sound; word?: number } = {}) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  let tell = (_: { type: string; word?: number }) => {};
  const speaker = fromCallback<{ type: string }, Speech>(({ input, sendBack }) => {
    asked.push(`${input.sound} from ${input.word}`);
    tell = sendBack;
    return () => asked.push('hush');
  });
  const actor = createActor(voicePlayerMachine.provide({ actors: { speaker } }), {
    clock,
    input: { times, sound, word },
  }).start();
  const now = () => {
    const { value, context } = actor.getSnapshot();
    const playback = typeof value.playback === 'string' ? value.playback : value.playback.playing;
    return `${playback} ${context.word}, ${context.sound} ${value.voice}`;
  };
  return {
    actor,
    clock,
    asked,
    now,
    tell: (type: string, word?: number) => tell({ type, ...(word !== undefined && { word }) }),
  };
}

test('begins with its own words', () => {
  expect(start().actor.getSnapshot().context).toEqual({ times, word: 0, sound: 'voice', tells: false, resumes: false });
  expect(createActor(voicePlayerMachine).start().getSnapshot().context.times).toEqual([]);
});

describe('there is no sound', () => {
  test('and no missing voice before a press', () => {
    const { actor, now } = start();
    actor.send({ type: 'voice.miss' });
    expect(now()).toBe('ready 0, voice available');
  });

  test('before a press', () => {
    const { actor, clock, asked, now } = start();
    clock.increment(100_000);
    actor.send({ type: 'sound.choose', sound: 'hum' });
    actor.send({ type: 'sound.recall', sound: 'voice' });
    actor.send({ type: 'seek', word: 2 });
    actor.send({ type: 'grab' });
    actor.send({ type: 'drop' });
    expect(asked).toEqual([]);
    expect(now()).toBe('paused 2, voice available');
  });

  test.each(['pause', 'grab', 'utterance.end'] as const)('after %s', (type) => {
    const { actor, asked } = start();
    actor.send({ type: 'play' });
    actor.send({ type });
    expect(asked).toEqual(['voice from 0', 'hush']);
  });

  test('after the sentence is replaced or the player is stopped', () => {
    const { actor, asked } = start();
    actor.send({ type: 'play' });
    actor.send({ type: 'text.change', times });
    actor.send({ type: 'play' });
    actor.stop();
    expect(asked).toEqual(['voice from 0', 'hush', 'voice from 0', 'hush']);
  });
});

describe('a voice', () => {
  const speaking = () => {
    const player = start();
    player.actor.send({ type: 'play' });
    player.tell('utterance.start');
    return player;
  };

  test('delays the words until it starts', () => {
    const { actor, clock, now } = start();
    actor.send({ type: 'play' });
    clock.increment(VOICE_START_TIMEOUT_MS - 1);
    expect(now()).toBe('waiting 0, voice available');
    expect(VOICE_START_TIMEOUT_MS).toBe(3_000);
  });

  test('that does not start is unavailable, and the sentence is hummed (D42)', () => {
    const { actor, clock, asked, now } = start();
    actor.send({ type: 'play' });
    clock.increment(VOICE_START_TIMEOUT_MS);
    expect(now()).toBe('running 0, hum unavailable');
    expect(asked).toEqual(['voice from 0', 'hush', 'hum from 0']);
    clock.increment(400);
    clock.increment(500);
    expect(now()).toBe('running 2, hum unavailable');
  });

  test('highlights the words that it reports, at any speed', () => {
    const { clock, now, tell } = speaking();
    tell('utterance.word', 0);
    clock.increment(2_000);
    expect(now()).toBe('running 0, voice available');
    tell('utterance.word', 1);
    tell('utterance.word', 2);
    expect(now()).toBe('running 2, voice available');
  });

  test('that reports no words has them highlighted in the time of the drawing, and delays the end', () => {
    const { clock, now, tell } = speaking();
    clock.increment(399);
    expect(now()).toBe('running 0, voice available');
    clock.increment(1);
    clock.increment(500);
    clock.increment(VOICE_END_TIMEOUT_MS - 1);
    expect(now()).toBe('running 2, voice available');
    tell('utterance.end');
    expect(now()).toBe('finished 3, voice available');
  });

  test('ends the sentence when it finishes, not when the drawing’s time is over', () => {
    const { clock, now, tell } = speaking();
    tell('utterance.word', 2);
    clock.increment(1_000);
    expect(now()).toBe('running 2, voice available');
    tell('utterance.end');
    expect(now()).toBe('finished 3, voice available');
  });

  test('that never ends does not delay the end forever', () => {
    const { clock, now, tell } = speaking();
    tell('utterance.word', 2);
    clock.increment(VOICE_END_TIMEOUT_MS);
    expect(now()).toBe('finished 3, voice available');
    expect(VOICE_END_TIMEOUT_MS).toBe(15_000);
  });

  test.each([-1, 3, 0.5, Number.NaN])('that reports word %d, which does not exist, is ignored', (word) => {
    const { now, tell } = speaking();
    tell('utterance.word', word);
    expect(now()).toBe('running 0, voice available');
  });

  test('that reports words in one of two utterances only leaves the other to the drawing’s time', () => {
    const { actor, clock, now, tell } = speaking();
    tell('utterance.word', 0);
    actor.send({ type: 'pause' });
    actor.send({ type: 'play' });
    tell('utterance.start');
    clock.increment(400);
    expect(now()).toBe('running 1, voice available');
  });

  test('that fails midway leaves the remaining words to the drawing’s time', () => {
    const { clock, now, tell } = speaking();
    tell('utterance.word', 1);
    tell('voice.miss');
    expect(now()).toBe('running 1, hum unavailable');
    clock.increment(500);
    clock.increment(300);
    expect(now()).toBe('finished 3, hum unavailable');
  });

  test('that throws counts as failed', () => {
    const clock = new SimulatedClock();
    const speaker = fromCallback<{ type: string }, Speech>(({ input }) => {
      if (input.sound === 'voice') throw new Error('hoarse');
    });
    const machine = voicePlayerMachine.provide({ actors: { speaker } });
    const actor = createActor(machine, { clock, input: { times } }).start();
    actor.send({ type: 'play' });
    expect(actor.getSnapshot().value).toEqual({ playback: { playing: 'running' }, voice: 'unavailable' });
    expect(actor.getSnapshot().context.sound).toBe('hum');
  });

  test('and a hum that fails too leave the sentence silent', () => {
    const speaker = fromCallback<{ type: string }, Speech>(({ input }) => {
      if (input.sound !== 'muted') throw new Error('no audio');
    });
    const clock = new SimulatedClock();
    const actor = createActor(voicePlayerMachine.provide({ actors: { speaker } }), { clock, input: { times } }).start();
    actor.send({ type: 'play' });
    expect(actor.getSnapshot().value).toEqual({ playback: { playing: 'running' }, voice: 'unavailable' });
    expect(actor.getSnapshot().context.sound).toBe('muted');
    clock.increment(400);
    expect(actor.getSnapshot().context.word).toBe(1);
  });

  test('that is missing leaves the hum (D42), and may be requested again', () => {
    const { actor, asked, now } = start();
    actor.send({ type: 'voice.lack' });
    expect(now()).toBe('ready 0, hum unavailable');
    actor.send({ type: 'sound.choose', sound: 'muted' });
    expect(now()).toBe('ready 0, muted unavailable');
    actor.send({ type: 'sound.choose', sound: 'voice' });
    expect(now()).toBe('ready 0, voice available');
    actor.send({ type: 'play' });
    expect(asked).toEqual(['voice from 0']);
  });
});

describe.each(['muted', 'hum'] as const)('%s', (sound) => {
  test('takes the time of the drawing, to its end', () => {
    const { actor, clock, asked, now } = start({ sound });
    actor.send({ type: 'play' });
    expect(asked).toEqual([`${sound} from 0`]);
    for (const [ms, then] of [
      [399, 'running 0'],
      [1, 'running 1'],
      [500, 'running 2'],
      [299, 'running 2'],
      [1, 'finished 3'],
    ] as const) {
      clock.increment(ms);
      expect(now()).toBe(`${then}, ${sound} available`);
    }
  });
});

test('changes the sound at the current word', () => {
  const { actor, clock, asked } = start({ sound: 'muted' });
  actor.send({ type: 'play' });
  clock.increment(400);
  actor.send({ type: 'sound.choose', sound: 'hum' });
  actor.send({ type: 'sound.choose', sound: 'muted' });
  expect(asked).toEqual(['muted from 0', 'hush', 'hum from 1', 'hush', 'muted from 1']);
});

describe('moving the line', () => {
  test('while playing continues from there', () => {
    const { actor, asked, now } = start();
    actor.send({ type: 'play' });
    actor.send({ type: 'seek', word: 2 });
    expect(asked).toEqual(['voice from 0', 'hush', 'voice from 2']);
    expect(now()).toBe('waiting 2, voice available');
  });

  test('to the current word changes nothing', () => {
    const { actor, asked } = start();
    actor.send({ type: 'play' });
    actor.send({ type: 'seek', word: 0 });
    expect(asked).toEqual(['voice from 0']);
  });

  test('is limited to the sentence', () => {
    const { actor, now } = start();
    actor.send({ type: 'seek', word: -1 });
    expect(now()).toBe('ready 0, voice available');
    actor.send({ type: 'grab' });
    actor.send({ type: 'seek', word: 9 });
    expect(now()).toBe('scrubbing 3, voice available');
  });

  test('by dragging resumes afterwards if it was playing', () => {
    const { actor, asked, now } = start({ sound: 'muted' });
    actor.send({ type: 'play' });
    actor.send({ type: 'grab' });
    actor.send({ type: 'seek', word: 1 });
    actor.send({ type: 'drop' });
    expect(now()).toBe('running 1, muted available');
    expect(asked).toEqual(['muted from 0', 'hush', 'muted from 1']);
    actor.send({ type: 'pause' });
    actor.send({ type: 'grab' });
    actor.send({ type: 'drop' });
    expect(now()).toBe('paused 1, muted available');
  });

  test.each(['playing', 'paused', 'scrubbing'])('to the end finishes it, %s', (state) => {
    const { actor, now } = start();
    actor.send({ type: 'play' });
    if (state === 'paused') actor.send({ type: 'pause' });
    if (state === 'scrubbing') actor.send({ type: 'grab' });
    actor.send({ type: 'seek', word: 3 });
    if (state === 'scrubbing') actor.send({ type: 'drop' });
    expect(now()).toBe('finished 3, voice available');
  });

  test('back from the end pauses it, and playing from the end restarts it', () => {
    const { actor, now } = start({ word: 3 });
    actor.send({ type: 'play' });
    expect(now()).toBe('waiting 0, voice available');
    actor.send({ type: 'seek', word: 3 });
    actor.send({ type: 'seek', word: 1 });
    expect(now()).toBe('paused 1, voice available');
  });
});

test('stores a chosen sound, and not a restored one', () => {
  const remembered: Sound[] = [];
  const machine = voicePlayerMachine.provide({ actions: { remember: (_, sound) => remembered.push(sound) } });
  const actor = createActor(machine, { input: { times } }).start();
  actor.send({ type: 'sound.recall', sound: 'hum' });
  expect(actor.getSnapshot().context.sound).toBe('hum');
  actor.send({ type: 'voice.lack' });
  for (const sound of ['muted', 'voice', 'hum'] as const) actor.send({ type: 'sound.choose', sound });
  expect(remembered).toEqual(['muted', 'voice', 'hum']);
});

test('lets the product set the word without starting or stopping the sentence', () => {
  const { actor, now } = start({ sound: 'muted' });
  actor.send({ type: 'set', word: 1 });
  expect(now()).toBe('ready 1, muted available');
  actor.send({ type: 'play' });
  actor.send({ type: 'set', word: 2 });
  expect(now()).toBe('running 2, muted available');
  actor.send({ type: 'pause' });
  actor.send({ type: 'set', word: 0 });
  expect(now()).toBe('paused 0, muted available');
});

test('waits at the first word of another sentence', () => {
  const { actor, clock, now } = start({ sound: 'muted' });
  actor.send({ type: 'play' });
  clock.increment(400);
  actor.send({ type: 'text.change', times: [0, 700] });
  expect(now()).toBe('ready 0, muted available');
  actor.send({ type: 'play' });
  clock.increment(700);
  expect(now()).toBe('finished 1, muted available');
});

test('highlights a word for the time of its drawing, never negative and never too long', () => {
  expect(wordDuration({ times, word: 1 })).toBe(500);
  expect(wordDuration({ times: [5, 3], word: 0 })).toBe(0);
  expect(wordDuration({ times: [0, 60_000], word: 0 })).toBe(WORD_TIMEOUT_MS);
  expect(WORD_TIMEOUT_MS).toBe(4_000);
});

test('finishes a sentence without words at once', () => {
  const clock = new SimulatedClock();
  const speaker = fromCallback<{ type: string }, Speech>(() => {});
  const machine = voicePlayerMachine.provide({ actors: { speaker } });
  const actor = createActor(machine, { clock, input: { times: [], sound: 'muted' } }).start();
  actor.send({ type: 'play' });
  clock.increment(0);
  expect(actor.getSnapshot().value.playback).toBe('finished');
});
