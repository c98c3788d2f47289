import { drawVoice } from '../../elements/voice/draw';
import type { Testing } from '../../testing/description';
import { changesProp, press, stateOf, within } from '../../testing/gestures';
import { heldLine, keyTo, scrubbing, seek, sounds, speak, voice } from '../../testing/player-gestures';
import { keyOf } from '../../testing/reachable';
import { timesOf } from '../voice-player/times';
import type { DemoPlayerProps } from '.';

/** Calls of two lines of three words each: the initial one, another one, and two that continue it. */
const calls = [
  ['Who is there?', 'Nobody you know.'],
  ['Who was there?', 'Somebody you know.'],
  ['Who comes there?', 'Anybody you like.'],
  ['Who goes there?', 'Everybody you see.'],
] as const;
const [initial, other, waiting, playing] = calls;
const COUNT = 3;

/** When each word of each line begins. */
const timesIn = (texts: readonly string[]) => texts.map((text) => timesOf(drawVoice(text, { height: 144, unit: 42 })));

const callOf = (texts: readonly string[]) => ({
  lines: texts.map((text, at) => ({ speaker: at === 0 ? 'Caller' : 'Halloway', at: at * 2, text, agent: at === 1 })),
  outcome: { at: 4, text: 'Booked' },
});

/** The call with these times. */
const callWith = (lines: unknown) => callOf(calls.find((texts) => keyOf(timesIn(texts)) === keyOf(lines)) ?? initial);

const stateNames = { playing: 'playing.speaking', turning: 'playing.turning' };

export const testing: Testing<DemoPlayerProps> = {
  props: { label: 'A call', call: callOf(initial), speak },
  controlled: { value: 'line', onChange: 'onLineChange' },
  inputs: [{ lines: timesIn(initial) }],
  state: (root) => {
    const playback = root.dataset.state ?? '';
    return `playback.${stateNames[playback as keyof typeof stateNames] ?? playback} voice.${stateOf(root, 'status')}`;
  },
  cannot: ({ context, value }, event) => {
    const { playback } = value as { playback: unknown };
    const isSpeaking = context.sound === 'voice' && keyOf(playback) === keyOf({ playing: 'speaking' });
    if (event.type.startsWith('xstate.error')) return true;
    if (event.type.startsWith('line.') && event.type !== 'line.choose')
      return !isSpeaking || event.word === context.word;
    if (event.type === 'voice.miss') return !isSpeaking;
    if (event.type === 'seek') return keyTo(event.word, context.word, COUNT) === undefined;
    return (
      (event.type === 'sound.choose' && event.sound === context.sound) ||
      (/^call\./.test(event.type) && keyOf(event.lines) === keyOf(context.lines))
    );
  },
  events: {
    play: { gesture: press('play', 'resume', 'again') },
    pause: { gesture: press('pause') },
    restart: { gesture: press('restart') },
    'line.choose': {
      data: [{ line: 0 }, { line: 1 }],
      gesture: ({ line }, { root }) => ({ do: 'press', at: within(root, `li:nth-of-type(${line + 1}) button`) }),
    },
    seek: seek(COUNT, [0, 1, 3]),
    set: { data: [{ line: 0 }, { line: 1 }], ...changesProp('line', 'line') },
    'line.word': {
      data: [{ word: 2 }],
      by: 'browser',
      inDocument: ({ word }) => voice.spoken?.onWord(word - (COUNT - voice.spoken.words.length)),
      walked: true,
    },
    'line.end': { by: 'browser', inDocument: () => voice.spoken?.onEnd(), walked: true },
    'call.change': {
      data: [{ lines: timesIn(other) }, { lines: timesIn(initial) }],
      by: 'product',
      inDocument: ({ lines }, { rerender }) => rerender({ call: callWith(lines), waits: [], continueAt: undefined }),
    },
    // Not the same call twice: an unchanged one sends no event.
    'call.continue': {
      data: [
        { lines: timesIn(waiting), waits: [0], line: 0, word: COUNT },
        { lines: timesIn(playing), waits: [], line: 1, word: 0 },
      ],
      by: 'product',
      inDocument: ({ lines, waits, line, word }, { rerender }) =>
        rerender({ call: callWith(lines), waits, continueAt: { line, word } }),
    },
    ...scrubbing,
    ...sounds,
  },
  ...heldLine,
};
