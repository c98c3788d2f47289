import type { Testing } from '../../testing/description';
import { fire, viewOf } from '../../testing/dom';
import { changesProp, press, within } from '../../testing/gestures';
import type { CarouselProps } from '.';

const slides = ['One', 'Two', 'Three'];
const viewport = (root: HTMLElement) => within(root, '[data-part="viewport"]');

export const testing: Testing<CarouselProps> = {
  props: { label: 'What customers say', items: slides },
  controlled: { value: 'value', onChange: 'onValueChange' },
  inputs: [{ count: 3 }, { count: 3, index: 1 }],
  events: {
    previous: { gesture: press('previous') },
    next: { gesture: press('next') },
    // By Home and End; by touch and pointer through `CarouselParts.Picker`, which `Carousel` has not.
    choose: {
      data: [{ index: 2 }, { index: 0 }],
      keyboard: ({ index }, { root }) => ({ do: 'keys', at: viewport(root), keys: [index > 0 ? 'End' : 'Home'] }),
      instead: 'next',
    },
    drag: { pointer: (_, { root }) => ({ do: 'grab', at: viewport(root), by: -60 }) },
    drop: {
      data: [{ by: 1 }, { by: -0.1 }],
      pointer: ({ by }, { root }) => [
        ...(by > 0.2 ? [{ do: 'pull', by: -viewport(root).clientWidth * by } as const] : []),
        { do: 'drop' },
      ],
      instead: 'next',
    },
    scroll: {
      data: [{ index: 1 }, { index: 0 }],
      touch: ({ index }, { root }) => ({ do: 'swipe', at: viewport(root), by: index > 0 ? -0.7 : 0.7 }),
      instead: 'next',
    },
    set: { data: [{ index: 2 }, { index: 0 }], ...changesProp('value', 'index') },
    'count.change': {
      data: [{ count: 2 }, { count: 3 }],
      by: 'product',
      inDocument: ({ count }, { rerender }) => rerender({ items: slides.slice(0, count) }),
    },
    'loop.change': { data: [{ loop: true }, { loop: false }], ...changesProp('loop', 'loop') },
    resize: {
      by: 'browser',
      inDocument: (_, { root }) => {
        const view = viewOf(root);
        view.innerWidth--;
        fire(view, 'resize');
      },
    },
  },
  // An unchanged prop sends no event.
  cannot: ({ context }, { type, count, loop }) =>
    (type === 'count.change' && context.count === count) || (type === 'loop.change' && context.loop === loop),
  held: { state: 'dragging', events: ['drop'] },
  pointerStates: { dragging: 'resting', settling: 'resting' },
};
