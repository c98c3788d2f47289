import { fireEvent, screen } from '@testing-library/react';
import { type Driver, press } from '../../testing/driver';
import { owner } from '../../testing/owner';
import { keyOf } from '../../testing/reachable';
import { speech } from '../../testing/speech';
import { DemoPlayer, type DemoPlayerProps } from '.';

const callWith = ([first = 0, second = 0, outcome = 0]: readonly number[]) => ({
  lines: [
    { speaker: 'Caller', at: first, text: 'Do you have a table?' },
    { speaker: 'Halloway', at: second, text: 'At eight, by the window.', agent: true },
  ],
  outcome: { at: outcome, text: 'Booked' },
});
const times = [0, 2, 4];

const { useOwned, set } = owner<number>();

function Product({ call = callWith(times), ...props }: Partial<DemoPlayerProps>) {
  const [line, setLine] = useOwned();
  return <DemoPlayer label="A call" call={call} line={line} onLineChange={setLine} {...props} />;
}

const nested = { still: '', running: '.timed', over: '.waiting' };

export const driver: Driver = {
  input: { times },
  render: (_, props) => <Product {...props} />,
  state: (container) => {
    const state = (part: string) => container.querySelector<HTMLElement>(`[data-part="${part}"]`)?.dataset.state;
    const clock = nested[state('time') as keyof typeof nested];
    return `playback.${state('root')}${clock} sound.${state('sound-trigger')}`;
  },
  // A call that stays the same says nothing, and nobody but the machine begins a line or makes a voice fail.
  cannot: ({ context }, event) =>
    event.type.startsWith('xstate.error') ||
    (event.type === 'call.change' && keyOf(event.times) === keyOf(context.times)),
  events: {
    play: press(/^(Play Demo|Resume)$/),
    pause: press('Pause'),
    restart: press('Restart'),
    'sound.toggle': press('Sound'),
    'line.choose': ({ line }) => {
      const choices = screen.getAllByRole('button').filter((button) => button.closest('li') !== null);
      const choice = choices[line];
      if (choice) fireEvent.click(choice);
    },
    'utterance.end': () => speech.finish(),
    'call.change': ({ times }, { rerender }) => rerender({ call: callWith(times) }),
    set: ({ line }) => set(line),
  },
};
