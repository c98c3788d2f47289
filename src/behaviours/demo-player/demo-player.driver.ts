import { type Driver, press, stateOf, within } from '../../testing/driver';
import { keyOf } from '../../testing/reachable';
import { speech } from '../../testing/speech';
import { DemoPlayer, demoPlayerTexts } from '.';

const callWith = ([first = 0, second = 0, outcome = 0]: readonly number[]) => ({
  lines: [
    { speaker: 'Caller', at: first, text: 'Do you have a table?' },
    { speaker: 'Halloway', at: second, text: 'At eight, by the window.', agent: true },
  ],
  outcome: { at: outcome, text: 'Booked' },
});

const nested = { still: '', running: '.timed', over: '.waiting' };

export const driver: Driver = {
  Component: DemoPlayer,
  texts: { ...demoPlayerTexts },
  props: { label: 'A call', call: callWith([0, 2, 4]) },
  owned: { value: 'line', onChange: 'onLineChange' },
  state: (root) => {
    const clock = nested[stateOf(root, 'time') as keyof typeof nested];
    // A browser without a voice has no button for it.
    const sound = root.querySelector<HTMLElement>('[data-part="sound-trigger"]')?.dataset.state ?? 'unavailable';
    return `playback.${root.dataset.state}${clock} sound.${sound}`;
  },
  // A call that stays the same says nothing, and nobody but the machine begins a line or makes a voice fail.
  cannot: ({ context }, event) =>
    event.type.startsWith('xstate.error') ||
    (event.type === 'call.change' && keyOf(event.times) === keyOf(context.times)),
  events: {
    play: press('play', 'resume'),
    pause: press('pause'),
    restart: press('restart'),
    'sound.toggle': press('sound'),
    'line.choose': ({ line }, { root }) => within(root, `li:nth-of-type(${line + 1}) button`).click(),
    'utterance.end': () => speech.finish(),
    'call.change': ({ times }, { rerender }) => rerender({ call: callWith(times) }),
    set: ({ line }, { rerender }) => rerender({ line }),
  },
};
