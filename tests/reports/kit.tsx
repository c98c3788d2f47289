/** What the reports share: a render without `act`, and real input: keys, mouse and touch of the system. */
import '@halloway/ui/styles.css';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

export { expect, test, vi };
export const user = userEvent;

/** Errors that React could not hand to a boundary: the tree is gone. */
export const crashes: string[] = [];
const roots: { root: Root; container: HTMLElement }[] = [];
export const errors: string[] = [];

/** Renders into a new container, synchronously, as production React does. */
export async function render(
  ui: ReactNode,
  {
    strict = false,
    html,
    container = document.createElement('div'),
  }: { strict?: boolean; html?: string; container?: HTMLElement } = {},
) {
  if (!container.isConnected) document.body.append(container);
  const wrap = (node: ReactNode) => (strict ? <StrictMode>{node}</StrictMode> : node);
  let root: Root;
  if (html !== undefined) {
    container.innerHTML = html;
    root = hydrateRoot(container, wrap(ui), {
      onUncaughtError: (error) => crashes.push(String(error)),
      onRecoverableError: (error) => errors.push(String(error)),
    });
  } else {
    root = createRoot(container, { onUncaughtError: (error) => crashes.push(String(error)) });
    flushSync(() => root.render(wrap(ui)));
  }
  const entry = { root, container };
  roots.push(entry);
  await settle();
  return {
    container,
    rerender: async (next: ReactNode) => {
      flushSync(() => root.render(wrap(next)));
      await settle();
    },
    unmount: async () => {
      flushSync(() => root.unmount());
      roots.splice(roots.indexOf(entry), 1);
      await settle();
    },
  };
}

const logged = vi.spyOn(console, 'error').mockImplementation((...args) => {
  errors.push(args.map(String).join(' '));
});
void logged;

afterEach(async () => {
  for (const { root, container } of roots.splice(0)) {
    try {
      flushSync(() => root.unmount());
    } catch {
      // A page that was translated may not come apart.
    }
    container.remove();
  }
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  document.body.removeAttribute('style');
  history.replaceState(null, '', location.pathname + location.search);
  window.scrollTo(0, 0);
  localStorage.clear();
  await pointerAway();
  errors.length = 0;
  crashes.length = 0;
  document.documentElement.removeAttribute('data-theme');
  await settle();
});

type Session = { send: (method: string, params?: object) => Promise<unknown> };
export const devtools = async (): Promise<Session> => (await import('vitest/browser')).cdp() as unknown as Session;
/** Where the tester's frame stands in the browser's page, for raw input. */
const frameOffset = () => {
  const frame = window.frameElement?.getBoundingClientRect();
  // Vitest scales the frame in its own page; headless it does not.
  return { x: frame?.left ?? 0, y: frame?.top ?? 0, scale: frame ? frame.width / window.innerWidth : 1 };
};
const at = (x: number, y: number) => {
  const f = frameOffset();
  return { x: f.x + x * f.scale, y: f.y + y * f.scale };
};
export async function mouse(
  type: 'mousePressed' | 'mouseReleased' | 'mouseMoved' | 'mouseWheel',
  x: number,
  y: number,
  more: object = {},
) {
  await (await devtools()).send('Input.dispatchMouseEvent', {
    type,
    ...at(x, y),
    button: type === 'mouseMoved' || type === 'mouseWheel' ? 'none' : 'left',
    buttons: type === 'mousePressed' ? 1 : 0,
    clickCount: type === 'mouseMoved' ? 0 : 1,
    ...more,
  });
  await settle();
}
/** A way of the mouse in `ms`, without waiting for the page in between. */
export async function sweep(from: readonly [number, number], to: readonly [number, number], ms: number) {
  const session = await devtools();
  const steps = 24;
  for (let i = 1; i <= steps; i++) {
    const x = from[0] + ((to[0] - from[0]) * i) / steps;
    const y = from[1] + ((to[1] - from[1]) * i) / steps;
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseMoved',
      ...at(x, y),
      button: 'none',
      buttons: 0,
      clickCount: 0,
    });
    await new Promise((done) => setTimeout(done, ms / steps));
  }
  await settle();
}
export const middle = (element: Element) => {
  const r = element.getBoundingClientRect();
  return [r.left + r.width / 2, r.top + r.height / 2] as const;
};
export async function drag(from: readonly [number, number], to: readonly [number, number], steps = 6) {
  await mouse('mouseMoved', ...from);
  await mouse('mousePressed', ...from);
  for (let i = 1; i <= steps; i++)
    await mouse('mouseMoved', from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps, {
      button: 'left',
      buttons: 1,
    });
  await mouse('mouseReleased', ...to);
}
export const hover = (element: Element) => mouse('mouseMoved', ...middle(element));
const pointerAway = () => mouse('mouseMoved', window.innerWidth - 2, window.innerHeight - 2);
/** Escape as the system sends it: the runner's own keyboard counts as an activation by the reader, which lets a second `cancel` through. */
export const bareEscape = () => hold('Escape', 1);
/** A held key: one keydown, repeats, and its release, as the browser gets them from the system. */
export async function hold(name: 'Enter' | 'Space' | 'Escape', times: number) {
  const session = await devtools();
  const data: Record<string, unknown> =
    name === 'Escape'
      ? { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 }
      : name === 'Enter'
        ? { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
        : { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' };
  for (let i = 0; i < times; i++)
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...data, autoRepeat: i > 0 });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...data, text: undefined });
  await settle();
}
export async function touch(element: Element) {
  const [x, y] = middle(element);
  const session = await devtools();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(x, y)] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await settle();
}

/** Two fingers that move apart, as they do to zoom. */
export async function pinch(x: number, y: number) {
  const session = await devtools();
  const fingers = (apart: number) => [-apart, apart].map((way, id) => ({ ...at(x + way, y), id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20).slice(0, 1) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (let apart = 30; apart <= 110; apart += 10)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await settle();
}

/** Two frames: layout, passive effects and what they ask for are done. */
export const settle = async () => {
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
};
export const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export const $ = <E extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document) => {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
};
export const $$ = <E extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<E>(selector),
];
export const byText = (text: string, root: ParentNode = document) => {
  const found = $$('*', root).filter((e) => e.textContent?.trim() === text);
  const last = found.at(-1);
  if (!last) throw new Error(`Nothing says ${text}`);
  return last;
};
export const click = async (element: Element) => {
  await user.click(element);
  await settle();
};
export const key = async (keys: string) => {
  await user.keyboard(keys);
  await settle();
};
export const tab = async () => {
  await user.tab();
  await settle();
};
/** As selenium's `isDisplayed`. */
export const isDisplayed = (element: Element) =>
  element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
  element.getBoundingClientRect().height > 0;
export const focused = () => document.activeElement as HTMLElement;

/** Puts a file into a file input, as its picker does. */
export async function choose(input: HTMLInputElement, ...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}

export const size = async (width: number, height: number) => {
  await page.viewport(width, height);
  await settle();
  await wait(50);
};
export const wide = () => size(1280, 800);
export async function until(test: () => boolean, ms = 3000) {
  const end = performance.now() + ms;
  while (!test() && performance.now() < end) await wait(20);
}
export const wheel = async (x: number, y: number, deltaY: number) => {
  await mouse('mouseWheel', x, y, { deltaX: 0, deltaY });
  await wait(300);
};

/** All styles of the page, for a shadow root. */
export const styles = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');

/** `Slide 1`, `Slide 2` … */
export const numbered = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
