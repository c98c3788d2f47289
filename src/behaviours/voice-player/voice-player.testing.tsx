import { drawVoice } from '../../elements/voice/draw';
import type { Testing } from '../../testing/description';
import { changesProp, press, stateOf } from '../../testing/gestures';
import { heldLine, keyTo, scrubbing, seek, sounds, speak, voice } from '../../testing/player-gestures';
import { keyOf } from '../../testing/reachable';
import type { VoicePlayerProps } from '.';
import { timesOf } from './times';

/** Sentences of four words, and when each word starts. */
const sentences = ['Hello, who is there?', 'Nobody has to wait.'] as const;
const timesIn = (text: string) => timesOf(drawVoice(text, { height: 144, unit: 42 }));
const COUNT = 4;

const stateNames = { waiting: 'playing.waiting', playing: 'playing.running' };

export const testing: Testing<VoicePlayerProps> = {
  props: { label: 'A greeting', text: sentences[0], speak },
  controlled: { value: 'word', onChange: 'onWordChange' },
  inputs: [{ times: timesIn(sentences[0]) }],
  state: (root) => {
    const playback = root.dataset.state ?? '';
    return `playback.${stateNames[playback as keyof typeof stateNames] ?? playback} voice.${stateOf(root, 'status')}`;
  },
  cannot: ({ context, value }, event) => {
    const isSpeaking = context.sound === 'voice' && typeof (value as { playback: unknown }).playback === 'object';
    if (event.type.startsWith('xstate.error')) return true;
    // Until the timeout for the voice, it continues with the words whose start the voice does not report.
    if (event.type.startsWith('xstate.after.patience'))
      return !isSpeaking || !(context.tells || context.word >= COUNT - 1);
    if (event.type.startsWith('utterance') || event.type === 'voice.miss') return !isSpeaking;
    if (event.type === 'seek') return keyTo(event.word, context.word, COUNT) === undefined;
    return (
      (event.type === 'sound.choose' && event.sound === context.sound) ||
      (event.type === 'text.change' && keyOf(event.times) === keyOf(context.times))
    );
  },
  events: {
    play: { gesture: press('play', 'resume', 'again') },
    pause: { gesture: press('pause') },
    seek: seek(COUNT, [0, 1, 3, 4]),
    set: { data: [{ word: 0 }, { word: 2 }, { word: 4 }], ...changesProp('word', 'word') },
    'utterance.start': { by: 'browser', inDocument: () => voice.spoken?.onStart(), walked: true },
    'utterance.word': {
      data: [{ word: 2 }],
      by: 'browser',
      inDocument: ({ word }) => voice.spoken?.onWord(word - (COUNT - voice.spoken.words.length)),
      walked: true,
    },
    'utterance.end': { by: 'browser', inDocument: () => voice.spoken?.onEnd(), walked: true },
    'text.change': {
      data: sentences.toReversed().map((text) => ({ times: timesIn(text) })),
      by: 'product',
      inDocument: ({ times }, { rerender }) =>
        rerender({ text: sentences.find((text) => keyOf(timesIn(text)) === keyOf(times)) }),
    },
    ...scrubbing,
    ...sounds,
  },
  ...heldLine,
};
