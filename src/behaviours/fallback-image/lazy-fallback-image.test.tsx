import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { FallbackImage } from '.';
import { LazyFallbackImage } from './lazy-fallback-image';

const props = { src: '/cover.jpg', fallback: '/logo.svg', alt: 'A switchboard', width: 640, height: 360 };
const cover = <LazyFallbackImage {...props} className="mine" loading="lazy" />;
const image = () => screen.getByRole('img', { name: 'A switchboard' });
const frame = () => document.querySelector('[data-scope="fallback-image"]');
const stoodIn = () => waitFor(() => expect(image()).toHaveAttribute('src', '/logo.svg'));

test('has the same server HTML as a fallback image', () => {
  expect(renderToString(cover)).toBe(renderToString(<FallbackImage {...props} className="mine" loading="lazy" />));
});

test('shows an image that loads', () => {
  render(cover);
  expect(frame()).toHaveAttribute('data-state', 'loading');
  fireEvent.load(image());
  expect(frame()).toHaveAttribute('data-state', 'shown');
  expect(image()).toHaveAttribute('src', '/cover.jpg');
});

test('shows the fallback of an image that fails, then only the frame (R78, D27)', async () => {
  render(cover);
  fireEvent.error(image());
  await stoodIn();
  expect(frame()).toHaveAttribute('data-state', 'fallback');
  expect(frame()).toHaveClass('mine');
  expect(document.querySelectorAll('[data-scope="fallback-image"]')).toHaveLength(1);
  fireEvent.error(image());
  expect(frame()).toHaveAttribute('data-state', 'empty');
  expect(image()).toBeInTheDocument();
});

test('replaces an image that fails after it was shown', async () => {
  render(cover);
  fireEvent.load(image());
  fireEvent.error(image());
  await stoodIn();
});

test('restarts with another address', async () => {
  const { rerender } = render(cover);
  fireEvent.error(image());
  await stoodIn();
  rerender(<LazyFallbackImage {...props} src="/other.jpg" />);
  expect(image()).toHaveAttribute('src', '/other.jpg');
  expect(frame()).toHaveAttribute('data-state', 'loading');
});

describe('before hydration', () => {
  let container = document.createElement('div');
  afterEach(() => container.remove());

  const hydrate = async (arrived: { complete: boolean; naturalWidth: number }) => {
    container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(cover);
    const served = container.querySelector('img');
    if (!served) throw new Error('The server sent no image');
    for (const [name, value] of Object.entries(arrived)) Object.defineProperty(served, name, { value });
    const root = await act(async () => hydrateRoot(container, cover));
    return () => act(() => root.unmount());
  };

  test('replaces an image that has failed', async () => {
    const unmount = await hydrate({ complete: true, naturalWidth: 0 });
    await stoodIn();
    unmount();
  });

  test.each([
    ['that had arrived is shown', 640, 'shown'],
    ['still on its way is waited for', 0, 'loading'],
  ])('an image %s', async (_what, naturalWidth, state) => {
    const unmount = await hydrate({ complete: naturalWidth > 0, naturalWidth });
    expect(frame()).toHaveAttribute('data-state', state);
    expect(image()).toHaveAttribute('src', '/cover.jpg');
    unmount();
  });
});
