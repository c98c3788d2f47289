import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { cloneElement } from 'react';
import { describe, expect, test } from 'vitest';
import { hydrate, serverHtml } from '../../testing/server-html';
import { FallbackImage } from '.';
import { LazyFallbackImage } from './lazy-fallback-image';

const cover = <FallbackImage src="/cover.jpg" fallback="/logo.svg" alt="A switchboard" width={640} height={360} />;
const image = () => screen.getByRole('img', { name: 'A switchboard' });

describe('before JavaScript', () => {
  test('is an image with its alternative text and size', () => {
    serverHtml(cover);
    expect(image()).toHaveAttribute('src', '/cover.jpg');
    expect(image()).toHaveAttribute('width', '640');
    expect(image()).toHaveAttribute('height', '360');
  });

  describe.each([
    ['FallbackImage', FallbackImage],
    ['LazyFallbackImage', LazyFallbackImage],
  ])('%s', (_, Image) => {
    test.each([
      ['replaces an image that has failed', true, 0, 'fallback', '/logo.svg'],
      ['shows an image that has loaded', true, 640, 'shown', '/cover.jpg'],
      ['waits for an image that is still loading', false, 0, 'loading', '/cover.jpg'],
    ])('%s before hydration', async (_, complete, naturalWidth, state, src) => {
      await hydrate(<Image {...cover.props} />, () =>
        Object.defineProperties(image(), { complete: { value: complete }, naturalWidth: { value: naturalWidth } }),
      );
      await waitFor(() => expect(image()).toHaveAttribute('src', src));
      expect(image().parentElement).toHaveAttribute('data-state', state);
    });
  });
});

describe('an image that fails', () => {
  test('is replaced, with the same alternative text and size, and leaves a frame if the fallback fails too', () => {
    const { container } = render(cover);
    fireEvent.error(image());
    expect(image()).toHaveAttribute('src', '/logo.svg');
    expect(image()).toHaveAttribute('width', '640');
    fireEvent.error(image());
    expect(container.firstElementChild).toHaveAttribute('data-state', 'empty');
    expect(container.querySelector('img')).toBeNull();
    expect(image()).toBeInTheDocument();
  });

  test('drops `srcset`, which the browser would prefer to the fallback', () => {
    render(cloneElement(cover, { srcSet: '/cover-2.jpg 2x' }));
    expect(image()).toHaveAttribute('srcset', '/cover-2.jpg 2x');
    fireEvent.error(image());
    expect(image()).not.toHaveAttribute('srcset');
  });
});

test('leaves a frame without a name if the image has no alternative text', () => {
  const { container } = render(<FallbackImage src="/a.jpg" fallback="/logo.svg" alt="" width={4} height={3} />);
  fireEvent.error(screen.getByRole('presentation'));
  fireEvent.error(screen.getByRole('presentation'));
  expect(container.firstElementChild).toHaveAttribute('data-state', 'empty');
  expect(screen.queryByRole('img')).toBeNull();
});
