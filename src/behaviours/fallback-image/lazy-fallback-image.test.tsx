import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
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

test('shows an image that loads, and replaces it if it fails later', async () => {
  render(cover);
  expect(frame()).toHaveAttribute('data-state', 'loading');
  fireEvent.load(image());
  expect(frame()).toHaveAttribute('data-state', 'shown');
  expect(image()).toHaveAttribute('src', '/cover.jpg');
  fireEvent.error(image());
  await stoodIn();
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

test('restarts with another address', async () => {
  const { rerender } = render(cover);
  fireEvent.error(image());
  await stoodIn();
  rerender(<LazyFallbackImage {...props} src="/other.jpg" />);
  expect(image()).toHaveAttribute('src', '/other.jpg');
  expect(frame()).toHaveAttribute('data-state', 'loading');
});
