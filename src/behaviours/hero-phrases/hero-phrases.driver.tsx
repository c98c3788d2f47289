import { find, fire } from '../../testing/dom';
import type { Driver, Stage } from '../../testing/driver';
import { motion } from '../../testing/motion';
import { HeroPhrases, type HeroPhrasesProps, heroPhrasesTexts } from '.';

const phrases = ['Voice AI', 'Built for Business', 'Designed for Scale'];

const prefer = (reduced: boolean) => () => {
  motion.matches = reduced;
  motion.dispatchEvent(new Event('change'));
};

const hide =
  (hidden: boolean) =>
  (_: unknown, { root: { ownerDocument: document } }: Stage) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    fire(document, 'visibilitychange');
  };

// The button stands beside the phrases, not in them.
const press =
  (text: 'play' | 'pause') =>
  (_: unknown, { container, texts }: Stage) =>
    find(container, 'button', String(texts[text])).click();

const children: HeroPhrasesProps['children'] = ({ phrases, control }) => (
  <>
    <h1>{phrases}</h1>
    {control}
  </>
);

export const driver: Driver = {
  Component: HeroPhrases,
  texts: { ...heroPhrasesTexts },
  props: { phrases, children },
  events: {
    pause: press('pause'),
    play: press('play'),
    appear: hide(false),
    disappear: hide(true),
    'motion.reduce': prefer(true),
    'motion.allow': prefer(false),
    'phrases.change': ({ count }, { rerender }) => rerender({ phrases: phrases.slice(0, count) }),
  },
  // A number that stays the same says nothing.
  cannot: ({ context }, { type, count }) => type === 'phrases.change' && context.count === count,
};
