import { describe, expect, test } from 'vitest';
import { createActor, type EventFromLogic, fromCallback, SimulatedClock } from 'xstate';
import { performSteps, type Step } from '../../testing/steps';
import {
  type Sound,
  type Speech,
  VOICE_END_TIMEOUT_MS,
  VOICE_START_TIMEOUT_MS,
  voicePlayerMachine,
  WORD_TIMEOUT_MS,
  wordDuration,
} from './voice-player.machine';

type Steps = Step<EventFromLogic<typeof voicePlayerMachine>>[];

/** Three words, of 400, 500 and 300 ms. */
const times = [0, 400, 900, 1_200];
const seek = (word: number) => ({ type: 'seek', word }) as const;
const set = (word: number) => ({ type: 'set', word }) as const;
const reported = (word: number) => ({ type: 'utterance.word', word }) as const;
const chooseSound = (sound: Sound) => ({ type: 'sound.choose', sound }) as const;
/** Playing, with a voice that has started. */
const speaking = ['play', 'utterance.start'] as const;

/** A player whose speaker fails with some sounds. `now` performs steps; says the state, and any sound but a voice. */
function start(input: { times?: number[]; sound?: Sound; word?: number } = {}, failing: Sound[] = []) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const speaker = fromCallback<{ type: string }, Speech>(({ input: { sound, word } }) => {
    asked.push(`${sound} from ${word}`);
    if (failing.includes(sound)) throw new Error('no audio');
    return () => asked.push('hush');
  });
  const machine = voicePlayerMachine.provide({ actors: { speaker } });
  const actor = createActor(machine, { clock, input: { times, ...input } }).start();
  const now = (...steps: Steps) => {
    performSteps(actor, clock, steps);
    const { value, context } = actor.getSnapshot();
    const playback = typeof value.playback === 'string' ? value.playback : value.playback.playing;
    const sound = `${context.sound} ${value.voice}`;
    return `${playback} ${context.word}${sound === 'voice available' ? '' : `, ${sound}`}`;
  };
  return { actor, asked, now };
}

test('begins with its own words, and has the durations of its decisions', () => {
  expect(start().actor.getSnapshot().context).toEqual({ times, word: 0, sound: 'voice', tells: false, resumes: false });
  expect(createActor(voicePlayerMachine).start().getSnapshot().context.times).toEqual([]);
  expect([VOICE_START_TIMEOUT_MS, VOICE_END_TIMEOUT_MS, WORD_TIMEOUT_MS]).toEqual([3_000, 15_000, 4_000]);
});

test.each<[string, Steps, string]>([
  ['notices no missing voice before a press', ['voice.miss'], 'ready 0'],
  ['waits for its voice to start', ['play', VOICE_START_TIMEOUT_MS - 1], 'waiting 0'],
  ['hums without one that starts (D42)', ['play', VOICE_START_TIMEOUT_MS, 400, 500], 'running 2, hum unavailable'],
  ['is at the words that its voice reports', [...speaking, reported(1), reported(2)], 'running 2'],
  ['stays at a reported word at any speed', [...speaking, reported(0), 2_000], 'running 0'],
  ['stays at its first word for the drawing’s time', [...speaking, 399], 'running 0'],
  ['moves on if no word is reported', [...speaking, 400, 500], 'running 2'],
  ['waits for its voice at the last word', [...speaking, 400, 500, VOICE_END_TIMEOUT_MS - 1], 'running 2'],
  ['has its voice delay the end', [...speaking, 400, 500, VOICE_END_TIMEOUT_MS - 1, 'utterance.end'], 'finished 3'],
  ['stays at a word that a hum reports', [chooseSound('hum'), 'play', reported(0), 400], 'running 0, hum available'],
  ['goes on after the drawing’s time', [...speaking, reported(2), 1_000], 'running 2'],
  ['ends with its voice', [...speaking, reported(2), 1_000, 'utterance.end'], 'finished 3'],
  ['ends without a voice that never ends', [...speaking, reported(2), VOICE_END_TIMEOUT_MS], 'finished 3'],
  [
    'leaves an utterance without reported words to the drawing’s time',
    [...speaking, reported(0), 'pause', ...speaking, 400],
    'running 1',
  ],
  ['hums from the word where its voice failed', [...speaking, reported(1), 'voice.miss'], 'running 1, hum unavailable'],
  [
    'hums the rest in the drawing’s time',
    [...speaking, reported(1), 'voice.miss', 500, 300],
    'finished 3, hum unavailable',
  ],
  ['is hummed if its voice is missing (D42)', ['voice.lack'], 'ready 0, hum unavailable'],
  ['may be muted without a voice', ['voice.lack', chooseSound('muted')], 'ready 0, muted unavailable'],
  ['may be spoken on request', ['voice.lack', chooseSound('voice')], 'ready 0'],
  ['moves to no word before the first', [seek(-1)], 'ready 0'],
  ['moves to no word after the end', ['grab', seek(9)], 'scrubbing 3'],
  ['finishes by moving to the end, playing', ['play', seek(3)], 'finished 3'],
  ['finishes by moving to the end, paused', ['play', 'pause', seek(3)], 'finished 3'],
  ['finishes by dragging to the end', ['play', 'grab', seek(3), 'drop'], 'finished 3'],
  ['is set while ready', [set(1)], 'ready 1'],
  ['is set while it plays', [chooseSound('muted'), 'play', set(2)], 'running 2, muted available'],
  ['is set while paused', ['play', seek(1), 'pause', set(0)], 'paused 0'],
])('%s', (_, steps, state) => {
  expect(start().now(...steps)).toBe(state);
});

test.each([-1, 3, 0.5, Number.NaN])('ignores a report of word %d, which does not exist', (word) => {
  expect(start().now(...speaking, reported(word))).toBe('running 0');
});

test.each<[string, Steps, string[]]>([
  [
    'before a press',
    [100_000, chooseSound('hum'), { type: 'sound.recall', sound: 'voice' }, seek(2), 'grab', 'drop'],
    [],
  ],
  ['after a pause', ['play', 'pause'], ['voice from 0', 'hush']],
  ['while dragging', ['play', 'grab'], ['voice from 0', 'hush']],
  ['after the end', ['play', 'utterance.end'], ['voice from 0', 'hush']],
  ['of a replaced sentence', ['play', { type: 'text.change', times }], ['voice from 0', 'hush']],
])('makes no sound %s', (_, steps, sounds) => {
  const { asked, now } = start();
  now(...steps);
  expect(asked).toEqual(sounds);
});

test('makes no sound after the player is stopped', () => {
  const { actor, asked, now } = start();
  now('play');
  actor.stop();
  expect(asked).toEqual(['voice from 0', 'hush']);
});

test.each<[string, Sound[], string]>([
  ['a voice that throws leaves the hum', ['voice'], 'running 0, hum unavailable'],
  ['a hum that throws too leaves silence', ['voice', 'hum'], 'running 0, muted unavailable'],
])('%s', (_, failing, state) => {
  const { now } = start({}, failing);
  expect(now('play')).toBe(state);
  expect(now(400)).toContain('running 1');
});

test.each(['muted', 'hum'] as const)('%s takes the time of the drawing, to its end', (sound) => {
  const { asked, now } = start({ sound });
  expect(now('play', 399)).toBe(`running 0, ${sound} available`);
  expect(now(1)).toBe(`running 1, ${sound} available`);
  expect(now(500, 299)).toBe(`running 2, ${sound} available`);
  expect(now(1)).toBe(`finished 3, ${sound} available`);
  expect(asked.filter((one) => one !== 'hush')).toEqual([`${sound} from 0`]);
});

test('changes the sound at the current word', () => {
  const { asked, now } = start({ sound: 'muted' });
  now('play', 400, chooseSound('hum'), chooseSound('muted'));
  expect(asked).toEqual(['muted from 0', 'hush', 'hum from 1', 'hush', 'muted from 1']);
});

describe('moving the line', () => {
  test('while playing continues from there, and to the current word changes nothing', () => {
    const { asked, now } = start();
    expect(now('play', seek(2), seek(2))).toBe('waiting 2');
    expect(asked).toEqual(['voice from 0', 'hush', 'voice from 2']);
  });

  test('by dragging resumes afterwards if it was playing', () => {
    const { asked, now } = start({ sound: 'muted' });
    expect(now('play', 'grab', seek(1), 'drop')).toBe('running 1, muted available');
    expect(asked).toEqual(['muted from 0', 'hush', 'muted from 1']);
    expect(now('pause', 'grab', 'drop')).toBe('paused 1, muted available');
  });

  test('back from the end pauses it, and playing from the end restarts it', () => {
    const { now } = start({ word: 3 });
    expect(now('play')).toBe('waiting 0');
    expect(now(seek(3), seek(1))).toBe('paused 1');
  });
});

test('stores a chosen sound, and not a restored one', () => {
  const remembered: Sound[] = [];
  const machine = voicePlayerMachine.provide({ actions: { remember: (_, sound) => remembered.push(sound) } });
  const actor = createActor(machine, { input: { times } }).start();
  actor.send({ type: 'sound.recall', sound: 'hum' });
  expect(actor.getSnapshot().context.sound).toBe('hum');
  actor.send({ type: 'voice.lack' });
  for (const sound of ['muted', 'voice', 'hum'] as const) actor.send(chooseSound(sound));
  expect(remembered).toEqual(['muted', 'voice', 'hum']);
});

test('waits at the first word of another sentence', () => {
  const { now } = start({ sound: 'muted' });
  expect(now('play', 400, { type: 'text.change', times: [0, 700] })).toBe('ready 0, muted available');
  expect(now('play', 700)).toBe('finished 1, muted available');
});

test('highlights a word for the time of its drawing, never negative and never too long', () => {
  expect(wordDuration({ times, word: 1 })).toBe(500);
  expect(wordDuration({ times: [5, 3], word: 0 })).toBe(0);
  expect(wordDuration({ times: [0, 60_000], word: 0 })).toBe(WORD_TIMEOUT_MS);
});

test('finishes a sentence without words at once', () => {
  expect(start({ times: [], sound: 'muted' }).now('play', 0)).toBe('finished 0, muted available');
});
