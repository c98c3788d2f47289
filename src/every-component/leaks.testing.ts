import { afterEach, vi } from 'vitest';
import { motion } from '../testing/motion';

const restored: (() => void)[] = [];

afterEach(() => {
  for (const restore of restored.splice(0)) restore();
  vi.unstubAllGlobals();
});

/** Counts timers, listeners and observers that are not removed, until the end of the test. */
export function count() {
  const timers = new Set<unknown>();
  const listeners = new Set<string>();
  let named = 0;
  const names = new WeakMap<object, number>();
  const nameOf = (listener: object) => {
    if (!names.has(listener)) names.set(listener, named++);
    return names.get(listener);
  };

  for (const [set, clear, repeats] of [
    ['setTimeout', 'clearTimeout', false],
    ['setInterval', 'clearInterval', true],
    ['requestAnimationFrame', 'cancelAnimationFrame', false],
  ] as const) {
    const [begin, end] = [
      globalThis[set] as (...all: unknown[]) => unknown,
      globalThis[clear] as (id: unknown) => void,
    ];
    vi.stubGlobal(set, (callback: (...all: unknown[]) => void, ...rest: unknown[]) => {
      const id = begin(
        (...all: unknown[]) => {
          if (!repeats) timers.delete(id);
          callback(...all);
        },
        ...rest,
      );
      timers.add(id);
      return id;
    });
    vi.stubGlobal(clear, (id: unknown) => {
      timers.delete(id);
      end(id);
    });
  }

  for (const [target, where] of [
    [window, 'window'],
    [document, 'document'],
    [motion, 'media query'],
  ] as const) {
    const { addEventListener: add, removeEventListener: remove } = target;
    const key = (type: string, listener: object, options: unknown) => {
      const capture = typeof options === 'object' && options ? 'capture' in options && options.capture : options;
      return `${where} ${type} ${nameOf(listener)} ${Boolean(capture)}`;
    };
    target.addEventListener = (type: string, listener: never, options?: AddEventListenerOptions | boolean) => {
      const name = key(type, listener, options);
      listeners.add(name);
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => listeners.delete(name));
      add.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: never, options?: EventListenerOptions | boolean) => {
      listeners.delete(key(type, listener, options));
      remove.call(target, type, listener, options);
    };
    restored.push(() => Object.assign(target, { addEventListener: add, removeEventListener: remove }));
  }

  let observing = 0;
  for (const kind of ['IntersectionObserver', 'ResizeObserver'])
    vi.stubGlobal(
      kind,
      class {
        private observes = false;
        observe() {
          if (!this.observes) observing++;
          this.observes = true;
        }
        disconnect() {
          if (this.observes) observing--;
          this.observes = false;
        }
      },
    );

  return () => ({ timers: timers.size, listeners: listeners.size, observing });
}
