import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** The server's HTML of a view, in the page until the test ends. */
export function serverHtml(view: ReactNode): HTMLElement {
  // The container of an empty view, which the Testing Library removes.
  const page = render(null).container.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(view);
  return page;
}

/** Hydrates a view from its server HTML, of which React must not complain. `before` is what a reader does until then. */
export async function hydrate(view: ReactNode, before: (page: HTMLElement) => unknown = () => {}) {
  const page = serverHtml(view);
  await before(page);
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => void mismatches.push(error);
  const root = await act(async () => render(view, { container: page, hydrate: true, onRecoverableError }));
  for (const mismatch of mismatches) throw mismatch;
  return { ...root, page };
}
