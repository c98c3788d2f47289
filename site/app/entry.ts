/**
 * The one script in a page's head, a classic one because it sets the theme's colors before the first paint. It loads the
 * page's code after the first paint, or as soon as a visitor interacts, and keeps what a visitor does until then:
 * every submitted form and every pressed button, in order, is repeated once React has hydrated the HTML around it.
 */
import { applyRememberedTheme } from '../../src/theme/remembered-theme';
import { hideNotice, showNotice } from './notice';

applyRememberedTheme();

/** How long a kept press or submission waits for its code before the browser posts it, or a notice offers to load the page again. */
const HYDRATION_TIMEOUT_MS = 10_000;
/** How long after two frames of a loaded page its first paint counts as done: Firefox does not always report it. */
const PAINT_FALLBACK_MS = 250;

/** The page's modules, written by the build. The first one hydrates. */
const modules = document.currentScript?.dataset.modules?.split(' ') ?? [];

let isLoading = false;
/** Loads the page's code, once. `inputEnd`: the end of a press in progress. */
function load(inputEnd?: Promise<unknown>) {
  if (isLoading) return;
  isLoading = true;
  // In parallel: the browser would discover the later modules only when the first has arrived.
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // The browser answers a press itself (a menu opens, a field takes focus) before React takes the main thread.
  Promise.resolve(inputEnd)
    .then(() => import(/* @vite-ignore */ modules[0] ?? ''))
    .catch(() => fail());
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const loaded = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else addEventListener('load', resolve, { once: true });
});
const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver(
    (list) => list.getEntriesByName('first-contentful-paint').length && resolve(undefined),
  ).observe({
    type: 'paint',
    buffered: true,
  });
  loaded.then(frame).then(() => setTimeout(resolve, PAINT_FALLBACK_MS));
});

// After the first paint at the earliest; a press does not wait for it.
for (const type of ['pointerover', 'focusin', 'scroll'])
  addEventListener(type, () => painted.then(() => load()), { once: true, passive: true, capture: true });
for (const type of ['pointerdown', 'keydown'])
  addEventListener(
    type,
    () =>
      load(
        new Promise((resolve) => {
          for (const end of ['pointerup', 'pointercancel', 'contextmenu', 'keyup', 'blur'])
            addEventListener(end, () => frame().then(resolve), { once: true, capture: true });
        }),
      ),
    { once: true, passive: true, capture: true },
  );
// WebKit has no requestIdleCallback.
Promise.all([loaded, painted]).then(() => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => load(), { timeout: 4_000 });
  else frame().then(() => load());
});

/** Presses and submissions in HTML that is not hydrated, in order. */
let kept: { element: Element; repeat: () => void }[] = [];
let hasFailed = false;
let timeout: ReturnType<typeof setTimeout> | undefined;

/** The element whose hydration `element` waits for (hydration.tsx), if there is one. */
const pendingBoundary = (element: Element) => element.closest('[data-boundary]:not([data-hydrated])');

function keep(event: Event, element: Element, repeat: () => void) {
  const boundary = pendingBoundary(element);
  if (!boundary) return;
  event.preventDefault();
  // React must not handle it too, if its code arrives at the same time.
  event.stopPropagation();
  // Once, however often it is pressed: nothing is sent twice.
  if (!kept.some((each) => each.element === element)) kept.push({ element, repeat });
  timeout ??= setTimeout(fail, HYDRATION_TIMEOUT_MS);
  // A boundary that mounts later reads the attribute; a mounted one listens for the event.
  boundary.setAttribute('data-wanted', '');
  boundary.dispatchEvent(new Event('wanted'));
  load();
}

addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type !== 'button') return;
    // A menu that CSS has opened is hydrated as open: repeating the press would close it.
    keep(event, button, () => button.getAttribute('aria-expanded') !== 'true' && button.click());
  },
  true,
);
addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event;
    // After the code has failed, the browser posts the form itself.
    if (form instanceof HTMLFormElement && !(hasFailed && canBePosted(form)))
      keep(event, form, () => form.requestSubmit(submitter));
  },
  true,
);

// On Back from a reloaded page only the address changes, as there is no router.
const { pathname } = location;
addEventListener('popstate', () => {
  if (location.pathname !== pathname && !document.querySelector('#root[data-hydrated]')) location.reload();
});

addEventListener('hydrated', ({ target }) => {
  const ready = kept.filter(({ element }) => !pendingBoundary(element));
  kept = kept.filter(({ element }) => pendingBoundary(element));
  if (kept.length === 0) {
    clearTimeout(timeout);
    timeout = undefined;
  }
  if (target === document.getElementById('root')) {
    hasFailed = false;
    hideNotice();
  }
  for (const { repeat } of ready) repeat();
});

addEventListener('code-missing', fail);

/**
 * The browser posts a submitted form itself where its endpoint can be posted to (D41). Nothing else is repeated later, when the
 * visitor no longer expects it; what was typed stays in its fields.
 */
function fail() {
  hasFailed = true;
  const form = kept.map(({ element }) => element).find(canBePosted);
  kept = [];
  timeout = undefined;
  showNotice();
  form?.submit();
}

/** Whether the form has an endpoint that takes a browser's own post. */
function canBePosted(element: Element): element is HTMLFormElement {
  return element instanceof HTMLFormElement && element.method === 'post';
}
