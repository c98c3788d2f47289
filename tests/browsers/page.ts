import { test as base, describe, expect, inject } from 'vitest';
import { bundleFinder, Locator } from './locator';
import { ELEMENT, overHttp, overSocket, type Wire } from './wire';

export { describe, expect };

/** In ms. A call that is played to its end takes longer than the 30 s that drivers give a script. */
const timeouts = { script: 100_000 };

/** Connects to the browser of the test's project (vitest.config.ts). */
function connect(javaScript: 'on' | 'off'): Promise<Wire> {
  const driver = inject('driver');
  if (driver.browser === 'Firefox') {
    // With the default strategy Firefox runs our code before it reports the load; WebKit's driver does not answer earlier
    // requests.
    const capabilities = { pageLoadStrategy: 'eager', timeouts };
    return javaScript === 'on'
      ? overSocket(driver.port, capabilities)
      : overSocket(driver.portWithoutScripts, capabilities, 'system');
  }
  const args = ['--automation', `--enable-javascript=${javaScript === 'on'}`];
  return overHttp(driver.port, { timeouts, 'webkitgtk:browserOptions': { binary: driver.binary, args } });
}

const testWith = (javaScript: 'on' | 'off') =>
  base.extend<{ page: Page }>({
    page: [
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures it takes from here
      async ({}, use) => {
        const wire = await connect(javaScript);
        await use(pageOf(wire));
        await wire.close();
      },
      { scope: 'file' },
    ],
  });

/** A test that runs in Firefox and in WebKit. */
export const test = testWith('on');

/** The same with JavaScript off: pages run no scripts, drivers still do. */
export const testWithoutScripts = testWith('off');

/** Interacts with a page, and reads from it. */
export type Page = ReturnType<typeof pageOf>;

/** Records console errors, warnings and uncaught errors of a document. Returns whether it began early enough. Runs in the page. */
export function listen(): boolean {
  if ('complaints' in window) return true;
  const isLate = document.querySelector('#root[data-hydrated]') !== null;
  const complaints = isLate ? ['heard too late'] : [];
  Object.assign(window, { complaints });
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...what: unknown[]) => {
      complaints.push(`${level}: ${what.join(' ')}`);
      say.apply(console, what);
    };
  }
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled: ${reason}`));
  // A resource that fails to load only fires an event on its element.
  addEventListener(
    'error',
    ({ message, target }) =>
      complaints.push(`uncaught: ${message ?? (target instanceof Element ? target.outerHTML : target)}`),
    true,
  );
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    complaints.push(`refused: ${blockedURI} by ${effectiveDirective}`),
  );
  return !isLate;
}

/** WebDriver's codes for keys without a character (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const finder = await bundleFinder();

function pageOf(wire: Wire) {
  /**
   * Returns the result of `look`, run in the page with `args` (JSON). It is sent as text: it cannot use anything outside of
   * itself.
   */
  async function see<Args extends unknown[], Seen>(
    look: (...args: Args) => Seen,
    ...args: Args
  ): Promise<Awaited<Seen>> {
    // esbuild wraps functions in a helper that keeps their names, and the helper is not in the page.
    const script = `
      const __name = (named) => named;
      const done = arguments[arguments.length - 1];
      Promise.resolve((${look})(...[...arguments].slice(0, -1))).then(
        (seen) => done({ seen }), (error) => done({ error: String(error) }));`;
    const { seen, error } = (await wire.send('execute', { script, args })) as { seen: Awaited<Seen>; error?: string };
    if (error) throw new Error(`In the page: ${error}`);
    return seen;
  }

  const act = (type: 'key' | 'pointer' | 'wheel', actions: object[]) =>
    wire.send('act', {
      actions: [{ type, id: type, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions }],
    });

  /** Presses keys together: `Control+A`. */
  const press = async (chord: string) => {
    const values = chord.split('+').map((key) => keys[key] ?? key.toLowerCase());
    await act('key', [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  };

  const moveTo = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const clickAt = async (x: number, y: number) => void (await act('pointer', [moveTo(x, y), down, up]));

  /** The window's size, as it was last set. */
  let size = { width: 0, height: 0 };

  const all = new Locator({
    see: async (look, ...args) => {
      if (!(await see(() => 'finder' in window)))
        await wire.send('execute', { script: `${finder}; arguments[0]();`, args: [] });
      return see(look, ...args) as never;
    },
    moveTo: async (x, y) => void (await act('pointer', [moveTo(x, y)])),
    clickAt,
    sendKeys: async (element, text) =>
      void (await wire.send('keys', { id: (element as Record<string, string>)[ELEMENT], text })),
  });

  return {
    see,
    /** The same page as `BrowserPage`, for the gestures of tests/evidence. */
    evaluate: <Seen, Argument>(look: (argument: Argument) => Seen | Promise<Seen>, argument?: Argument) =>
      see(look, argument as Argument) as Promise<Seen>,
    /** Until the page is loaded. Our code runs later (site/app/entry.ts), so all of its errors are recorded. */
    open: async (path: string, origin = inject('origin')) => {
      // On a busy machine the page may be hydrated before the driver can listen: it is opened again.
      for (let times = 0; times < 3; times++) {
        await wire.send('open', { url: `${origin}${path}` });
        if (await see(listen)) break;
      }
      await expect.poll(() => see(() => document.readyState)).toBe('complete');
    },
    /** The errors and warnings since the page was opened, or since the last call. */
    complaints: () => see((): string[] => Reflect.get(window, 'complaints').splice(0)),
    back: () => wire.send('back'),
    forward: () => wire.send('forward'),
    reload: () => wire.send('reload'),
    resize: async (width: number, height: number) => {
      await wire.send('resize', { width, height });
      size = await see(() => ({ width: innerWidth, height: innerHeight }));
    },
    viewportSize: () => size,
    /** Until the page is hydrated. */
    hydrated: () =>
      expect.poll(() => see(() => document.querySelector('#root')?.hasAttribute('data-hydrated'))).toBe(true),
    press,
    getByRole: all.getByRole,
    getByLabel: all.getByLabel,
    locator: all.locator,
    keyboard: {
      press,
      insertText: async (text: string) =>
        void (await act(
          'key',
          [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        )),
    },
    mouse: {
      move: async (x: number, y: number) => void (await act('pointer', [moveTo(x, y)])),
      down: async () => void (await act('pointer', [down])),
      up: async () => void (await act('pointer', [up])),
      click: clickAt,
      wheel: async (deltaX: number, deltaY: number) =>
        void (await act('wheel', [{ type: 'scroll', x: 300, y: 300, deltaX, deltaY, duration: 0 }])),
    },
    /** Until pending work is painted: a scroll, a route change, and what they start. */
    settled: () =>
      see(async () => {
        for (let frame = 0; frame < 6; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
      }),
    scrollTo: async (y: number) => {
      await see(async (y) => {
        scrollTo(0, y);
        for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
      }, y);
    },
    scrollY: () => see(() => Math.round(scrollY)),
    /** The path with query and fragment. */
    address: () => see(() => location.pathname + location.search + location.hash),
    heading: () => see(() => document.querySelector('h1')?.textContent ?? ''),
  };
}
