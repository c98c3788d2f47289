/** Shared by the players of a drawn line: a voice that tests control, and the gestures on the line. */
import type { Spoken } from '../behaviours/voice-player';
import type { AnyTesting, EventTest } from './description';
import { find, fire } from './dom';
import { radio, within } from './gestures';

/** The current voice, if any; tests send its start, words and end. */
export const voice: { spoken?: Spoken | undefined } = {};
export const speak = (asked: Spoken) => {
  voice.spoken = asked;
  return () => {
    voice.spoken = undefined;
  };
};

const line = (root: HTMLElement) => find(root, 'slider', () => true);
/** Distances of a press from the playhead, in px: about one word, or two. */
const ASIDE = 70;

/** The key that moves a line from one word to another. */
export const keyTo = (word: number, now: number, count: number) =>
  ({ [now - 1]: 'ArrowLeft', [now + 1]: 'ArrowRight', 0: 'Home', [count]: 'End' })[word];

const wordAt = (root: HTMLElement) => Number(line(root).getAttribute('aria-valuenow'));

/** Moves a line to a word: by keys, by a press, or by a drag in progress. */
export function seek(count: number, words: readonly number[]): EventTest {
  const byPointer: EventTest['pointer'] = ({ word }, { root }) => {
    if (root.dataset.state === 'scrubbing') return { do: 'pull', by: 120 };
    const { left, top, height } = within(line(root), '[data-part="playhead"]').getBoundingClientRect();
    return { do: 'press.at', x: left + (word < wordAt(root) ? -ASIDE : ASIDE), y: top + height / 2 };
  };
  return {
    data: words.map((word) => ({ word })),
    keyboard: ({ word }, { root }) => {
      const key = keyTo(word, wordAt(root), count);
      return { do: 'keys', at: line(root), keys: key ? [key] : [] };
    },
    touch: byPointer,
    pointer: byPointer,
    instead: 'grab',
  };
}

const scrub: NonNullable<EventTest['pointer']> = (_, { root }) => ({ do: 'grab', at: line(root), by: 80 });
const drop: NonNullable<EventTest['pointer']> = () => ({ do: 'drop' });

export const scrubbing = {
  grab: {
    touch: scrub,
    pointer: scrub,
    instead: 'seek',
    inDocument: (_, { root }) => {
      fire(line(root), 'pointerdown', { as: 'PointerEvent', button: 0, clientX: 100 });
      fire(line(root), 'pointermove', { as: 'PointerEvent', buttons: 1, clientX: 105 });
    },
  },
  drop: {
    touch: drop,
    pointer: drop,
    instead: 'play',
    inDocument: (_, { root }) => void fire(line(root), 'pointerup', { as: 'PointerEvent', clientX: 105 }),
  },
} satisfies Record<string, EventTest>;

/** A line during a drag: keyboard users move it by keys, and continue playing. */
export const heldLine = {
  held: { state: 'scrubbing', events: ['seek', 'drop'], also: ['seek'] },
  pointerStates: { 'playback.scrubbing': 'playback.paused' },
} satisfies Partial<AnyTesting>;

export const sounds = {
  'sound.choose': {
    data: [{ sound: 'voice' }, { sound: 'muted' }],
    gesture: (event, stage) => radio(event.sound)(event, stage),
  },
  // The stored choice of an earlier visit.
  'sound.recall': { data: [{ sound: 'hum' }], by: 'browser' },
  'voice.lack': { by: 'browser' },
  'voice.miss': { by: 'browser', inDocument: () => voice.spoken?.onError(), walked: true },
} satisfies Record<string, EventTest>;
