import { fireEvent } from '@testing-library/react';
import { type Driver, motion, press } from '../../testing/driver';
import { HeroPhrases } from '.';

const phrases = ['Voice AI', 'Built for Business', 'Designed for Scale'];

const prefer = (reduced: boolean) => () => {
  motion.matches = reduced;
  motion.dispatchEvent(new Event('change'));
};

const hide = (hidden: boolean) => () => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  fireEvent(document, new Event('visibilitychange'));
};

export const driver: Driver = {
  input: { count: phrases.length, reducedMotion: false },
  render: (_, props) => (
    <HeroPhrases phrases={phrases} {...props}>
      {({ phrases, control }) => (
        <>
          <h1>{phrases}</h1>
          {control}
        </>
      )}
    </HeroPhrases>
  ),
  events: {
    pause: press('Pause animation'),
    play: press('Play animation'),
    appear: hide(false),
    disappear: hide(true),
    'motion.reduce': prefer(true),
    'motion.allow': prefer(false),
    'phrases.change': ({ count }, { rerender }) => rerender({ phrases: phrases.slice(0, count) }),
  },
  // A number that stays the same says nothing.
  cannot: ({ context }, { type, count }) => type === 'phrases.change' && context.count === count,
};
