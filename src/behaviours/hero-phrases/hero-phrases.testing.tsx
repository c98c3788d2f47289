import type { EventTest, Gesture, Testing } from '../../testing/description';
import { find, fire } from '../../testing/dom';
import { motion } from '../../testing/motion';
import type { HeroPhrasesProps } from '.';

const phrases = ['Voice AI', 'Built for Business', 'Designed for Scale'];

const prefer = (reduced: boolean): EventTest => ({
  by: 'browser',
  inDocument: () => {
    motion.matches = reduced;
    motion.dispatchEvent(new Event('change'));
  },
});

const hide = (hidden: boolean): EventTest => ({
  by: 'browser',
  inDocument: (_, { root: { ownerDocument: document } }) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    fire(document, 'visibilitychange');
  },
});

// The button is beside the phrases, outside their root.
const press =
  (text: 'play' | 'pause'): Gesture =>
  (_, { container, texts }) => ({ do: 'press', at: find(container, 'button', String(texts[text])) });

export const testing: Testing<HeroPhrasesProps> = {
  props: {
    phrases,
    children: ({ phrases, control }) => (
      <>
        <h1 data-product>{phrases}</h1>
        {control}
      </>
    ),
  },
  root: 'h1 > span',
  inputs: [
    { count: 3, reducedMotion: false },
    { count: 3, reducedMotion: true },
  ],
  events: {
    pause: { gesture: press('pause') },
    play: { gesture: press('play') },
    appear: hide(false),
    disappear: hide(true),
    'motion.reduce': prefer(true),
    'motion.allow': prefer(false),
    'phrases.change': {
      data: [{ count: 1 }, { count: 2 }, { count: 3 }],
      by: 'product',
      inDocument: ({ count }, { rerender }) => rerender({ phrases: phrases.slice(0, count) }),
    },
  },
  // An unchanged number sends no event.
  cannot: ({ context }, { type, count }) => type === 'phrases.change' && context.count === count,
};
