import { fire, viewOf } from '../../testing/dom';
import { type Driver, press } from '../../testing/driver';
import { Carousel, carouselTexts } from '.';

const slides = ['One', 'Two', 'Three'];

export const driver: Driver = {
  Component: Carousel,
  texts: { ...carouselTexts },
  props: { label: 'What customers say', items: slides },
  owned: { value: 'value', onChange: 'onValueChange' },
  events: {
    previous: press('previous'),
    next: press('next'),
    resize: (_, { root }) => {
      const view = viewOf(root);
      view.innerWidth--;
      fire(view, 'resize');
    },
    set: ({ index }, { rerender }) => rerender({ value: index }),
    'count.change': ({ count }, { rerender }) => rerender({ items: slides.slice(0, count) }),
  },
  // A number that stays the same says nothing.
  cannot: ({ context }, { type, count }) => type === 'count.change' && context.count === count,
};
