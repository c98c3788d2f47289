import { find, fire } from '../../testing/dom';
import { type Driver, press, radio, type Stage, stateOf } from '../../testing/driver';
import { keyOf } from '../../testing/reachable';
import { type Spoken, VoicePlayer, voicePlayerTexts } from '.';
import { sentences, timesIn } from './voice-player.examples';

/** The voice that speaks now, if one does: it begins, comes to words and ends when it is told to. */
let spoken: Spoken | undefined;
const speak = (asked: Spoken) => {
  spoken = asked;
  return () => {
    spoken = undefined;
  };
};

const COUNT = 4;
const line = ({ root }: Stage) => find(root, 'slider', () => true);
const stateNames = { waiting: 'playing.waiting', playing: 'playing.running' };
const keyTo = (word: number, now: number) =>
  ({ [now - 1]: 'ArrowLeft', [now + 1]: 'ArrowRight', 0: 'Home', [COUNT]: 'End' })[word];

export const driver: Driver = {
  Component: VoicePlayer,
  texts: { ...voicePlayerTexts },
  props: { label: 'A greeting', text: sentences[0], speak },
  owned: { value: 'word', onChange: 'onWordChange' },
  state: (root) => {
    const playback = root.dataset.state ?? '';
    return `playback.${stateNames[playback as keyof typeof stateNames] ?? playback} voice.${stateOf(root, 'status')}`;
  },
  cannot: ({ context, value }, event) => {
    const isSpeaking = context.sound === 'voice' && typeof (value as { playback: unknown }).playback === 'object';
    if (event.type.startsWith('xstate.error')) return true;
    // Before it loses its patience with a voice, it goes on with the words that it has not been told of.
    if (event.type.startsWith('xstate.after.patience'))
      return !isSpeaking || !(context.tells || context.word >= COUNT - 1);
    if (event.type.startsWith('utterance') || event.type === 'voice.miss') return !isSpeaking;
    if (event.type === 'seek') return keyTo(event.word, context.word) === undefined;
    return (
      (event.type === 'sound.choose' && event.sound === context.sound) ||
      (event.type === 'text.change' && keyOf(event.times) === keyOf(context.times))
    );
  },
  events: {
    play: press('play', 'resume', 'again'),
    pause: press('pause'),
    grab: (_, stage) => {
      fire(line(stage), 'pointerdown', { as: 'PointerEvent', button: 0, clientX: 100 });
      fire(line(stage), 'pointermove', { as: 'PointerEvent', buttons: 1, clientX: 95 });
    },
    drop: (_, stage) => void fire(line(stage), 'pointerup', { as: 'PointerEvent', clientX: 95 }),
    seek: ({ word }, stage) => {
      const key = keyTo(word, Number(line(stage).getAttribute('aria-valuenow')));
      fire(line(stage), 'keydown', { as: 'KeyboardEvent', key: key ?? '' });
    },
    set: ({ word }, { rerender }) => rerender({ word }),
    'utterance.start': () => spoken?.onStart(),
    'utterance.word': ({ word }) => spoken?.onWord(word - (COUNT - spoken.words.length)),
    'utterance.end': () => spoken?.onEnd(),
    'voice.miss': () => spoken?.onError(),
    'sound.choose': ({ sound }, stage) => radio(sound)({ type: 'sound.choose' }, stage),
    'text.change': ({ times }, { rerender }) =>
      rerender({ text: sentences.find((text) => keyOf(timesIn(text)) === keyOf(times)) }),
  },
};
