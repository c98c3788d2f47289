import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { hydrate, serverHtml } from '../../testing/server-html';
import { FallbackImage } from '.';
import { LazyFallbackImage } from './lazy-fallback-image';

const props = { src: '/cover.jpg', fallback: '/logo.svg', alt: 'A switchboard', width: 640, height: 360 };
const image = () => screen.getByRole('img', { name: 'A switchboard' });
const frame = () => document.querySelector('[data-scope="fallback-image"]');
/** Waits for the code of the lazy one. */
const shows = async (src: string, state: string, shown = image) => {
  await waitFor(() => expect(shown()).toHaveAttribute('src', src));
  expect(frame()).toHaveAttribute('data-state', state);
};

test('a lazy image has the same server HTML', () => {
  const more = { className: 'mine', loading: 'lazy' } as const;
  const html = renderToString(<FallbackImage {...props} {...more} />);
  expect(renderToString(<LazyFallbackImage {...props} {...more} />)).toBe(html);
});

test('a lazy image whose address fails again while the code of its fallback is loading shows the fallback', async () => {
  // Other tests have loaded the code.
  vi.resetModules();
  const { LazyFallbackImage: Image } = await import('./lazy-fallback-image');
  render(<Image {...props} />);
  fireEvent.error(image());
  fireEvent.error(image());
  await shows('/logo.svg', 'fallback');
});

describe.each([
  ['FallbackImage', FallbackImage],
  ['LazyFallbackImage', LazyFallbackImage],
])('<%s>', (_, Image) => {
  test('is an image with its alternative text and size before JavaScript', () => {
    serverHtml(<Image {...props} />);
    expect(image()).toHaveAttribute('src', '/cover.jpg');
    expect(image()).toHaveAttribute('width', '640');
    expect(image()).toHaveAttribute('height', '360');
  });

  test.each([
    ['replaces an image that has failed', true, 0, 'fallback', '/logo.svg'],
    ['shows an image that has loaded', true, 640, 'shown', '/cover.jpg'],
    ['waits for an image that is still loading', false, 0, 'loading', '/cover.jpg'],
  ])('%s before hydration', async (_, complete, naturalWidth, state, src) => {
    await hydrate(<Image {...props} />, () =>
      Object.defineProperties(image(), { complete: { value: complete }, naturalWidth: { value: naturalWidth } }),
    );
    await shows(src, state);
  });

  test('shows an image that loads, and replaces it if it fails later', async () => {
    render(<Image {...props} />);
    await shows('/cover.jpg', 'loading');
    fireEvent.load(image());
    await shows('/cover.jpg', 'shown');
    fireEvent.error(image());
    await shows('/logo.svg', 'fallback');
  });

  test('shows the fallback of an image that fails, without `srcset`, then only the frame (R78, D27)', async () => {
    render(<Image {...props} className="mine" srcSet="/cover-2.jpg 2x" />);
    expect(image()).toHaveAttribute('srcset', '/cover-2.jpg 2x');
    fireEvent.error(image());
    await shows('/logo.svg', 'fallback');
    // The browser would prefer it to the fallback.
    expect(image()).not.toHaveAttribute('srcset');
    expect(image()).toHaveAttribute('width', '640');
    expect(frame()).toHaveClass('mine');
    expect(document.querySelectorAll('[data-scope="fallback-image"]')).toHaveLength(1);
    fireEvent.error(image());
    expect(frame()).toHaveAttribute('data-state', 'empty');
    expect(document.querySelector('img')).toBeNull();
    expect(image()).toBeInTheDocument();
  });

  test('shows the fallback where there is no address, until there is one (radix-ui/primitives#3008)', async () => {
    const { rerender } = render(<Image {...props} src="" />);
    await shows('/logo.svg', 'fallback');
    rerender(<Image {...props} />);
    await shows('/cover.jpg', 'loading');
    fireEvent.load(image());
    rerender(<Image {...props} src="" />);
    await shows('/logo.svg', 'fallback');
  });

  test('shows the fallback where there is no address, after hydration', async () => {
    await hydrate(<Image {...props} src="" />);
    await shows('/logo.svg', 'fallback');
  });

  test('leaves a frame without a name if the image has no alternative text', async () => {
    render(<Image {...props} alt="" />);
    const unnamed = () => screen.getByRole('presentation');
    fireEvent.error(unnamed());
    await shows('/logo.svg', 'fallback', unnamed);
    fireEvent.error(unnamed());
    expect(frame()).toHaveAttribute('data-state', 'empty');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('restarts with another address', async () => {
    const { rerender } = render(<Image {...props} />);
    fireEvent.error(image());
    await shows('/logo.svg', 'fallback');
    rerender(<Image {...props} src="/other.jpg" />);
    await shows('/other.jpg', 'loading');
  });
});
