import { fireEvent, screen } from '@testing-library/react';
import { type Driver, press, radio } from '../../testing/driver';
import { owner } from '../../testing/owner';
import { keyOf } from '../../testing/reachable';
import { type Spoken, VoicePlayer, type VoicePlayerProps } from '.';
import { sentences, timesIn } from './voice-player.examples';

const { useOwned, set } = owner<number>();
/** The voice that speaks now, if one does: it begins, comes to words and ends when it is told to. */
let spoken: Spoken | undefined;
const speak = (asked: Spoken) => {
  spoken = asked;
  return () => {
    spoken = undefined;
  };
};

function Product(props: Partial<VoicePlayerProps>) {
  const [word, setWord] = useOwned();
  return (
    <VoicePlayer label="A greeting" text={sentences[0]} word={word} onWordChange={setWord} speak={speak} {...props} />
  );
}

const COUNT = 4;
const line = () => screen.getByRole('slider');
const stateOf = { waiting: 'playing.waiting', playing: 'playing.running' };
const keyTo = (word: number, now: number) =>
  ({ [now - 1]: 'ArrowLeft', [now + 1]: 'ArrowRight', 0: 'Home', [COUNT]: 'End' })[word];

export const driver: Driver = {
  input: { times: timesIn(sentences[0]) },
  render: (_, props) => <Product {...props} />,
  state: (container) => {
    const state = (part: string) => container.querySelector<HTMLElement>(`[data-part="${part}"]`)?.dataset.state ?? '';
    const playback = state('root');
    return `playback.${stateOf[playback as keyof typeof stateOf] ?? playback} voice.${state('status')}`;
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
    play: press(/^(Play|Resume|Play again)$/),
    pause: press('Pause'),
    grab: () => {
      fireEvent.pointerDown(line(), { button: 0, clientX: 100 });
      fireEvent.pointerMove(line(), { clientX: 95 });
    },
    drop: () => fireEvent.pointerUp(line(), { clientX: 95 }),
    seek: ({ word }) =>
      fireEvent.keyDown(line(), { key: keyTo(word, Number(line().getAttribute('aria-valuenow'))) ?? '' }),
    set: ({ word }) => set(word),
    'utterance.start': () => spoken?.onStart(),
    'utterance.word': ({ word }) => spoken?.onWord(word - (COUNT - spoken.words.length)),
    'utterance.end': () => spoken?.onEnd(),
    'voice.miss': () => spoken?.onError(),
    'sound.choose': ({ sound }) => radio(sound === 'voice' ? 'Voice' : 'Off')(),
    'text.change': ({ times }, { rerender }) =>
      rerender({ text: sentences.find((text) => keyOf(timesIn(text)) === keyOf(times)) }),
  },
};

export const fixtures = { VoicePlayer: { props: { label: 'A greeting', text: sentences[0] } } };
