import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Voice } from '.';

test('draws on the server what it draws in the browser', () => {
  const { container } = render(<Voice text="Hello there." spoken={1} />);
  const server = document.createElement('div');
  server.innerHTML = renderToString(<Voice text="Hello there." spoken={1} />);
  expect(server.querySelector('path')?.getAttribute('d')).toBe(container.querySelector('path')?.getAttribute('d'));
});

test('is a picture of words that are read elsewhere: screen readers skip it', () => {
  const { container } = render(<Voice text="Hello there." />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('stands the playhead after the words that are spoken', () => {
  const playhead = (spoken: number) => {
    const { container } = render(<Voice text="One two three." spoken={spoken} />);
    return container.querySelector('[data-state="speaking"]')?.getAttribute('d') ?? null;
  };
  expect(playhead(0)).toBeNull();
  expect(playhead(1)).not.toBeNull();
  expect(playhead(2)).not.toBe(playhead(1));
  expect(playhead(9)).toBe(playhead(3));
});

test('carries no style attribute, which the site’s security policy would refuse', () => {
  expect(renderToString(<Voice text="Hello there." spoken={1} tail={100} />)).not.toContain('style=');
});
