import type { EventTest, Testing } from '../../testing/description';
import { find, fire } from '../../testing/dom';
import type { FallbackImageProps } from '.';

const fires = (type: string): EventTest => ({
  by: 'browser',
  inDocument: (_, { root }) => {
    fire(
      find(root, 'image', () => true),
      type,
      { bubbles: false },
    );
  },
});

export const testing: Testing<FallbackImageProps> = {
  props: { src: '/cover.svg', fallback: '/logo.svg', alt: 'Cover', width: 4, height: 3 },
  native: 'img',
  // `load` and `error` cannot be prevented.
  uncancellable: ['onLoad', 'onError'],
  events: {
    load: fires('load'),
    fail: fires('error'),
    'src.change': {
      by: 'product',
      inDocument: (_, { rerender }) => rerender({ src: `/cover-${Math.random()}.svg` }),
    },
    'fallback.change': {
      by: 'product',
      inDocument: (_, { rerender }) => rerender({ fallback: `/logo-${Math.random()}.svg` }),
    },
  },
};
