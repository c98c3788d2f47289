import { find, fire } from '../../testing/dom';
import { type Driver, press, radio, type Stage, stateOf, within } from '../../testing/driver';
import { keyOf } from '../../testing/reachable';
import type { Spoken } from '../voice-player';
import { DemoPlayer, demoPlayerTexts } from '.';
import { calls, timesIn } from './demo-player.examples';

const callOf = (texts: readonly string[]) => ({
  lines: texts.map((text, at) => ({ speaker: at === 0 ? 'Caller' : 'Halloway', at: at * 2, text, agent: at === 1 })),
  outcome: { at: 4, text: 'Booked' },
});

/** The voice that speaks now, if one does: it begins, comes to words and ends when it is told to. */
let spoken: Spoken | undefined;
const speak = (asked: Spoken) => {
  spoken = asked;
  return () => {
    spoken = undefined;
  };
};

const COUNT = 3;
const control = ({ root }: Stage) => find(root, 'slider', () => true);
const stateNames = { playing: 'playing.speaking', turning: 'playing.turning' };
const keyTo = (word: number, now: number) =>
  ({ [now - 1]: 'ArrowLeft', [now + 1]: 'ArrowRight', 0: 'Home', [COUNT]: 'End' })[word];

export const driver: Driver = {
  Component: DemoPlayer,
  texts: { ...demoPlayerTexts },
  props: { label: 'A call', call: callOf(calls[0]), speak },
  owned: { value: 'line', onChange: 'onLineChange' },
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
    if (event.type === 'seek') return keyTo(event.word, context.word) === undefined;
    return (
      (event.type === 'sound.choose' && event.sound === context.sound) ||
      (event.type === 'call.change' && keyOf(event.lines) === keyOf(context.lines))
    );
  },
  events: {
    play: press('play', 'resume'),
    pause: press('pause'),
    restart: press('restart'),
    'line.choose': ({ line }, { root }) => within(root, `li:nth-of-type(${line + 1}) button`).click(),
    grab: (_, stage) => {
      fire(control(stage), 'pointerdown', { as: 'PointerEvent', button: 0, clientX: 100 });
      fire(control(stage), 'pointermove', { as: 'PointerEvent', buttons: 1, clientX: 95 });
    },
    drop: (_, stage) => void fire(control(stage), 'pointerup', { as: 'PointerEvent', clientX: 95 }),
    seek: ({ word }, stage) => {
      const key = keyTo(word, Number(control(stage).getAttribute('aria-valuenow')));
      fire(control(stage), 'keydown', { as: 'KeyboardEvent', key: key ?? '' });
    },
    set: ({ line }, { rerender }) => rerender({ line }),
    'line.word': ({ word }) => spoken?.onWord(word - (COUNT - spoken.words.length)),
    'line.end': () => spoken?.onEnd(),
    'voice.miss': () => spoken?.onError(),
    'sound.choose': ({ sound }, stage) => radio(sound)({ type: 'sound.choose' }, stage),
    'call.change': ({ lines }, { rerender }) => {
      const texts = calls.find((one) => keyOf(timesIn(one)) === keyOf(lines));
      if (texts) rerender({ call: callOf(texts) });
    },
  },
};
