/**
 * The one script in a page's head, a classic (non-module) script because it sets the theme's colors before the first paint.
 * It loads the page's code when the browser is idle after the first paint; earlier on hover, focus or scroll, and at once on
 * a press. Until React has hydrated the HTML around them, submitted forms and clicked buttons are queued, and replayed in
 * order; so are links of islands that do more than lead on (hydration.tsx).
 */
import { applyRememberedTheme } from '../../src/theme/remembered-theme';
import { hideNotice, showNotice } from './notice';

applyRememberedTheme();

/** How long a queued event waits for hydration. Then the browser posts the form, and a notice offers to load the page again. */
const HYDRATION_TIMEOUT_MS = 10_000;
/** How long a queued link waits. Then the browser follows it. */
const LINK_TIMEOUT_MS = 2_000;
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
  // The browser answers a press itself (a menu opens, a field takes focus) before React takes the main thread. React would
  // draw anew what has not arrived of the HTML.
  Promise.all([inputEnd, parsed])
    .then(() => import(modules[0] ?? ''))
    .catch(() => handleHydrationFailure());
}

/** Resolves at an event of the page's load. This script runs before all of them. */
const reached = (event: string) => new Promise((resolve) => addEventListener(event, resolve));
const parsed = reached('DOMContentLoaded');
const loaded = reached('load');
const afterNextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
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

interface Queued {
  element: Element;
  replay: (element: Element) => void;
}
/** Clicks and submissions in HTML that is not hydrated, in order. */
let queue: Queued[] = [];
let hasHydrationFailed = false;
let timeout: ReturnType<typeof setTimeout> | undefined;
/** The link that the browser follows now, though its island is not hydrated. */
let followed: Element | undefined;
/** The address at which the last link was queued: after another one was followed, or Back, it does not count. */
let linkAddress = '';

/** The element whose hydration `element` waits for (hydration.tsx), if there is one. */
const pendingBoundary = (element: Element) => element.closest('[data-boundary]:not([data-hydrated])');

function queueForReplay<Kind extends Element>(event: Event, element: Kind, replay: (element: Kind) => void) {
  const boundary = pendingBoundary(element);
  if (!boundary) return;
  event.preventDefault();
  // React must not handle it too, if its code arrives at the same time.
  event.stopPropagation();
  // Once, however often it is clicked: nothing is sent twice.
  if (!queue.some((each) => each.element === element)) {
    const queued = { element, replay } as unknown as Queued;
    queue.push(queued);
    // React has drawn it anew (put-back.ts).
    element.addEventListener('drawnanew', (anew) => {
      queued.element = (anew as CustomEvent<Element>).detail;
    });
  }
  timeout ??= setTimeout(handleHydrationFailure, HYDRATION_TIMEOUT_MS);
  // A boundary that mounts later reads the attribute; a mounted one listens for the event.
  boundary.setAttribute('data-hydration-requested', '');
  boundary.dispatchEvent(new Event('hydrationrequest'));
  load();
}

/** Lets the browser follow a queued link. */
function follow(link: Element) {
  if (!queue.some(({ element }) => element === link)) return;
  queue = queue.filter(({ element }) => element !== link);
  if (location.href !== linkAddress) return;
  followed = link;
  (link as HTMLAnchorElement).click();
  followed = undefined;
}

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    // Radio buttons whose choice React would not take over: hydration.tsx has enabled them.
    const radio = target.closest<HTMLLabelElement>('[data-enabled-early] label')?.control;
    const link = target.closest<HTMLAnchorElement>('[data-keeps-links] a[href]');
    // The navbar's dropdown, which CSS has opened, hydrates with aria-expanded=true: a replayed click would close it.
    if (button?.type === 'button')
      queueForReplay(event, button, (button) => button.getAttribute('aria-expanded') !== 'true' && button.click());
    else if (radio) queueForReplay(event, radio, (radio) => radio.click());
    else if (link && link !== followed && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      linkAddress = location.href;
      queueForReplay(event, link, (link) => location.href === linkAddress && link.click());
      setTimeout(follow, LINK_TIMEOUT_MS, link);
    }
  },
  true,
);
addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event;
    // After the code has failed, the browser posts the form itself.
    if (form instanceof HTMLFormElement && !(hasHydrationFailed && canBePosted(form)))
      // A form that was drawn anew has another button.
      queueForReplay(event, form, (form) => form.requestSubmit(form.contains(submitter) ? submitter : null));
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
  // Without those of a page that was left.
  const there = queue.filter(({ element }) => element.isConnected);
  queue = there.filter(({ element }) => pendingBoundary(element));
  if (queue.length === 0) {
    clearTimeout(timeout);
    timeout = undefined;
  }
  // Late, after a failure or the time limit: nothing that the visitor has used is missing any more.
  if (!document.querySelector('[data-hydration-requested]:not([data-hydrated])')) {
    hasHydrationFailed = false;
    hideNotice();
  }
  for (const { element, replay } of there) {
    if (queue.some((waiting) => waiting.element === element)) continue;
    try {
      replay(element);
    } catch (error) {
      reportError(error);
    }
  }
});

addEventListener('hydrationerror', handleHydrationFailure);

/**
 * The queued forms with `method="post"` are posted without the page's code (D41), and the browser follows the last link. All
 * other queued events are discarded, so that no late click surprises the visitor. What was typed stays in its fields.
 */
function handleHydrationFailure() {
  hasHydrationFailed = true;
  const elements = queue.map(({ element }) => element);
  const link = elements.findLast((element) => element.matches('a'));
  if (link) follow(link);
  queue = [];
  clearTimeout(timeout);
  timeout = undefined;
  showNotice();
  post(elements.filter(canBePosted));
}

/** Posts forms in order: the last by the browser, which shows the answer, and so the first that is not accepted. */
async function post(forms: HTMLFormElement[]) {
  const last = forms.pop();
  for (const form of forms) {
    const data = new FormData(form);
    const body = form.enctype.startsWith('m') ? data : new URLSearchParams(data as unknown as Record<string, string>);
    // Another origin's answer cannot be read.
    const { ok, type } = await fetch(form.action, { method: 'post', body, mode: 'no-cors' }).catch(() =>
      Response.error(),
    );
    if (!ok && type !== 'opaque') return form.submit();
  }
  last?.submit();
}

/** Whether the form's endpoint accepts native form submission. */
function canBePosted(element: Element): element is HTMLFormElement {
  return element instanceof HTMLFormElement && element.method === 'post';
}
