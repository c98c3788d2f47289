import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { FallbackImage } from '.';

const cover = <FallbackImage src="/cover.jpg" fallback="/logo.svg" alt="A switchboard" width={640} height={360} />;
const image = () => screen.getByRole('img', { name: 'A switchboard' });

describe('before JavaScript', () => {
  test('is an image with its alternative text and size', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(cover);
    const served = html.querySelector('img');
    expect(served).toHaveAttribute('src', '/cover.jpg');
    expect(served).toHaveAttribute('alt', 'A switchboard');
    expect(served).toHaveAttribute('width', '640');
    expect(served).toHaveAttribute('height', '360');
  });

  describe('hydration', () => {
    let container = document.createElement('div');
    afterEach(() => container.remove());

    const hydrate = async (arrived: { complete: boolean; naturalWidth: number }) => {
      container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = renderToString(cover);
      const served = container.querySelector('img');
      if (!served) throw new Error('The server sent no image');
      for (const [name, value] of Object.entries(arrived)) Object.defineProperty(served, name, { value });
      await act(async () => hydrateRoot(container, cover));
    };

    test('replaces an image that has failed before', async () => {
      await hydrate({ complete: true, naturalWidth: 0 });
      expect(image()).toHaveAttribute('src', '/logo.svg');
    });

    test('shows an image that has loaded before', async () => {
      await hydrate({ complete: true, naturalWidth: 640 });
      expect(image().parentElement).toHaveAttribute('data-state', 'shown');
    });

    test('waits for an image that is still loading', async () => {
      await hydrate({ complete: false, naturalWidth: 0 });
      expect(image().parentElement).toHaveAttribute('data-state', 'loading');
      expect(image()).toHaveAttribute('src', '/cover.jpg');
    });
  });
});

describe('an image that fails', () => {
  test('is replaced, with the same alternative text and size', () => {
    render(cover);
    fireEvent.error(image());
    expect(image()).toHaveAttribute('src', '/logo.svg');
    expect(image()).toHaveAttribute('width', '640');
  });

  test('leaves a frame with the alternative text if the fallback fails too', () => {
    const { container } = render(cover);
    fireEvent.error(image());
    fireEvent.error(image());
    expect(container.firstElementChild).toHaveAttribute('data-state', 'empty');
    expect(container.querySelector('img')).toBeNull();
    expect(image()).toBeInTheDocument();
  });

  test('drops `srcset`, which the browser would prefer to the fallback', () => {
    render(
      <FallbackImage
        src="/cover.jpg"
        srcSet="/cover-2.jpg 2x"
        fallback="/logo.svg"
        alt="A switchboard"
        width={4}
        height={3}
      />,
    );
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
