import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished } from 'vitest';

/** The server's HTML of a view, in the page until the test ends. */
export function serverHtml(view: ReactNode): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(view);
  document.body.append(page);
  onTestFinished(() => page.remove());
  return page;
}

/** Hydrates a view from its server HTML, of which React must not complain. `before` is what a reader does until then. */
export async function hydrate(view: ReactNode, before: (page: HTMLElement) => unknown = () => {}) {
  const page = serverHtml(view);
  await before(page);
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => void mismatches.push(error);
  const root = await act(async () => render(view, { container: page, hydrate: true, onRecoverableError }));
  expect(mismatches).toEqual([]);
  return { ...root, page };
}
