import { find, fire } from '../../testing/dom';
import type { Driver } from '../../testing/driver';
import { FallbackImage } from '.';

export const driver: Driver = {
  Component: FallbackImage,
  props: { src: '/cover.svg', fallback: '/logo.svg', alt: 'Cover', width: 4, height: 3 },
  events: {
    load: (_, { root }) =>
      void fire(
        find(root, 'image', () => true),
        'load',
        { bubbles: false },
      ),
    fail: (_, { root }) =>
      void fire(
        find(root, 'image', () => true),
        'error',
        { bubbles: false },
      ),
    'src.change': (_, { rerender }) => rerender({ src: `/cover-${Math.random()}.svg` }),
    'fallback.change': (_, { rerender }) => rerender({ fallback: `/logo-${Math.random()}.svg` }),
  },
};
