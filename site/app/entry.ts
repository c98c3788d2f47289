/**
 * All that runs before a visitor does anything: it colors the page, and fetches the code once the page is painted and the
 * browser has nothing better to do, or at the first sign of a visitor. The pages work as they are, so no code of ours ever
 * competes with the first paint. A classic script in the head, for the sake of the colors; it brings all that it needs.
 */
import { applyRememberedTheme } from '../../src/theme/remembered-theme';
import type { hydrate } from './browser';
import { bring, hideMissing, showMissing } from './missing';

applyRememberedTheme();

/** How long somebody who pressed something waits in silence. */
const PATIENCE = 10_000;

/** After two frames of a loaded page: how long a browser may keep its first paint to itself, as Firefox's first page does. */
const UNTOLD = 250;

/** The modules that this page comes alive with, that of all pages first: the build writes them beside this script. */
const code = document.currentScript?.dataset.code?.split(' ') ?? [];

let isStarted = false;
/** What was pressed and submitted before the code is here, by its button or form: each is repeated once, in order. */
const kept = new Map<Element, () => unknown>();
let patience: ReturnType<typeof setTimeout> | undefined;

/** Signs of somebody who waits for an answer. */
const presses = ['pointerdown', 'keydown'] as const;

/** How a press ends, whether it is let go or taken over by the browser: by a scroll, a menu, another window. */
const ends = ['pointerup', 'pointercancel', 'contextmenu', 'keyup', 'blur'] as const;

/** Signs of somebody who reads. Scrolling may be the browser's own: a link into the middle of a page needs its bar. */
const signs = ['pointerover', 'focusin', 'scroll'] as const;

/** Kept until the page has something on the screen, which one in a tab behind another never has. */
const painted = new Promise<void>((resolve) => {
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
    loaded(() => frame(() => frame(() => setTimeout(resolve, UNTOLD))));
  } else {
    loaded(() => frame(() => setTimeout(resolve)));
  }
});

function loaded(then: () => unknown) {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}

/** The next time that the browser draws, which it does not in a tab behind another. */
function frame(then: () => unknown) {
  requestAnimationFrame(then);
}

const startWhenPainted = () => void painted.then(() => start());

/** For somebody who presses: the code is asked for at once, and runs when the browser has shown its own answer. */
function startPressed() {
  const answered = new Promise<void>((resolve) => {
    for (const end of ends) addEventListener(end, () => frame(() => setTimeout(resolve)), { once: true });
  });
  start(answered);
}

function start(answered?: Promise<void>) {
  if (isStarted) return;
  isStarted = true;
  for (const press of presses) document.removeEventListener(press, startPressed);
  for (const sign of signs) document.removeEventListener(sign, startWhenPainted);
  // All at once: a browser would learn of one from the other.
  for (const href of code)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const load = async () => {
    await answered;
    return import(/* @vite-ignore */ code[0] ?? '') as Promise<{ hydrate: typeof hydrate }>;
  };
  bring(() => load().then(({ hydrate }) => hydrate())).then(come, giveUp);
}

function come() {
  clearTimeout(patience);
  hideMissing();
  document.removeEventListener('click', keepClick, true);
  document.removeEventListener('submit', keepSubmit, true);
  for (const repeat of kept.values()) repeat();
}

/** What was pressed is not done later, when nobody expects it any more. The code may come all the same. */
function giveUp() {
  kept.clear();
  patience = undefined;
  showMissing();
}

function keep(element: Element, repeat: () => unknown) {
  kept.set(element, repeat);
  patience ??= setTimeout(giveUp, PATIENCE);
  start();
}

/** A button pressed before its code is here is pressed again once it is. Links and summaries work by themselves. */
function keepClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || button.type === 'submit') return;
  // A menu that CSS has opened meanwhile is adopted as open: pressing its button again would close it.
  keep(button, () => button.getAttribute('aria-expanded') !== 'true' && button.click());
}

/**
 * Likewise a form: sent once, by our code, with what was typed. By a press on its button: that brings a part to life which is
 * not alive when the page is, and a submission does not.
 */
function keepSubmit(event: SubmitEvent) {
  event.preventDefault();
  const { target: form, submitter } = event;
  if (form instanceof HTMLFormElement) keep(form, () => (submitter ? submitter.click() : form.requestSubmit()));
}

addEventListener('hydration-failed', giveUp);
document.addEventListener('click', keepClick, true);
document.addEventListener('submit', keepSubmit, true);
for (const press of presses) document.addEventListener(press, startPressed, { passive: true });
for (const sign of signs) document.addEventListener(sign, startWhenPainted, { passive: true });

// Loaded includes the fonts and the pictures in sight. WebKit cannot tell when it is idle.
loaded(() =>
  painted.then(() =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => start(), { timeout: 4_000 })
      : frame(() => setTimeout(start)),
  ),
);
