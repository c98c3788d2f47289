/**
 * The one script in a page's head, a classic (non-module) script because it sets the theme's colors before the first paint.
 * It loads the page's code when the browser is idle after the first paint; earlier on hover, focus or scroll, and at once on
 * a press. Until React has hydrated the HTML around them, submitted forms and clicked buttons are queued, and replayed in order.
 */
import { applyRememberedTheme } from '../../src/theme/remembered-theme';
import { hideNotice, showNotice } from './notice';

applyRememberedTheme();

/** How long a queued event waits for hydration. Then the browser posts the form, and a notice offers to load the page again. */
const HYDRATION_TIMEOUT_MS = 10_000;
/** How long after a frame of a loaded page its first paint counts as done: Firefox does not always report it. */
const PAINT_FALLBACK_MS = 250;

/** The page's modules, written by the build. The first is main.tsx, which hydrates the page. */
const modules = document.currentScript?.dataset.modules?.split(' ') ?? [];

let isLoading = false;
/** Loads the page's code, once. `inputEnd` resolves when the press in progress has ended. */
function load(inputEnd?: Promise<unknown>) {
  if (isLoading) return;
  isLoading = true;
  // All at once: an import is discovered only when the module that has it has arrived.
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // The browser answers a press itself (a menu opens, a field takes focus) before React takes the main thread.
  Promise.resolve(inputEnd)
    .then(() => import(modules[0] ?? ''))
    .catch(() => handleHydrationFailure());
}

const afterNextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
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
  loaded.then(afterNextFrame).then(() => setTimeout(resolve, PAINT_FALLBACK_MS));
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
            addEventListener(end, () => afterNextFrame().then(resolve), { once: true, capture: true });
        }),
      ),
    { once: true, passive: true, capture: true },
  );
// WebKit has no requestIdleCallback.
Promise.all([loaded, painted]).then(() => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => load(), { timeout: 4_000 });
  else afterNextFrame().then(() => load());
});

/** Clicks and submissions in HTML that is not hydrated, in order. */
let queue: { element: Element; replay: () => void }[] = [];
let hasHydrationFailed = false;
let timeout: ReturnType<typeof setTimeout> | undefined;

/** The element whose hydration `element` waits for (hydration.tsx), if there is one. */
const pendingBoundary = (element: Element) => element.closest('[data-boundary]:not([data-hydrated])');

function queueForReplay(event: Event, element: Element, replay: () => void) {
  const boundary = pendingBoundary(element);
  if (!boundary) return;
  event.preventDefault();
  // React must not handle it too, if its code arrives at the same time.
  event.stopPropagation();
  // Once, however often it is clicked: nothing is sent twice.
  if (!queue.some((each) => each.element === element)) queue.push({ element, replay });
  timeout ??= setTimeout(handleHydrationFailure, HYDRATION_TIMEOUT_MS);
  // A boundary that mounts later reads the attribute; a mounted one listens for the event.
  boundary.setAttribute('data-hydration-requested', '');
  boundary.dispatchEvent(new Event('hydrationrequest'));
  load();
}

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    // Radio buttons whose choice React would not take over: hydration.tsx has enabled them.
    const radio = target.closest<HTMLLabelElement>('[data-enabled-early] label')?.control;
    // The navbar's dropdown, which CSS has opened, hydrates with aria-expanded=true: a replayed click would close it.
    if (button?.type === 'button')
      queueForReplay(event, button, () => button.getAttribute('aria-expanded') !== 'true' && button.click());
    else if (radio) queueForReplay(event, radio, () => radio.click());
  },
  true,
);
addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event;
    // After the code has failed, the browser posts the form itself.
    if (form instanceof HTMLFormElement && !(hasHydrationFailed && canBePosted(form)))
      queueForReplay(event, form, () => form.requestSubmit(submitter));
  },
  true,
);

// Addresses that the router has pushed belong to one document: after a reload, Back to one of them loads nothing, and before
// hydration no router renders it.
const { pathname } = location;
addEventListener('popstate', () => {
  if (location.pathname !== pathname && !document.querySelector('#root[data-hydrated]')) location.reload();
});

addEventListener('hydrated', () => {
  const ready = queue.filter(({ element }) => !pendingBoundary(element));
  queue = queue.filter(({ element }) => pendingBoundary(element));
  if (queue.length === 0) {
    clearTimeout(timeout);
    timeout = undefined;
  }
  // Late, after a failure or the time limit: nothing that the visitor has used is missing any more.
  if (!document.querySelector('[data-hydration-requested]:not([data-hydrated])')) {
    hasHydrationFailed = false;
    hideNotice();
  }
  for (const { replay } of ready) replay();
});

addEventListener('hydrationerror', handleHydrationFailure);

/**
 * The browser posts a queued form with `method="post"` itself (D41 in docs/requirements.md). All other queued events are
 * discarded, so that no late click surprises the visitor. What was typed stays in its fields.
 */
function handleHydrationFailure() {
  hasHydrationFailed = true;
  const form = queue.map(({ element }) => element).find(canBePosted);
  queue = [];
  clearTimeout(timeout);
  timeout = undefined;
  showNotice();
  form?.submit();
}

/** Whether the form's endpoint accepts native form submission. */
function canBePosted(element: Element): element is HTMLFormElement {
  return element instanceof HTMLFormElement && element.method === 'post';
}
