import { fireEvent, screen } from '@testing-library/react';
import type { Driver } from '../../testing/driver';
import { FallbackImage } from '.';

export const driver: Driver = {
  render: (_, props) => (
    <FallbackImage src="/cover.svg" fallback="/logo.svg" alt="Cover" width={4} height={3} {...props} />
  ),
  events: {
    load: () => fireEvent.load(screen.getByRole('img')),
    fail: () => fireEvent.error(screen.getByRole('img')),
    'src.change': (_, { rerender }) => rerender({ src: `/cover-${Math.random()}.svg` }),
    'fallback.change': (_, { rerender }) => rerender({ fallback: `/logo-${Math.random()}.svg` }),
  },
};
