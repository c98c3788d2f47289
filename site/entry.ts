/**
 * All that runs before a visitor does anything. The pages work as they are; the rest of the code is fetched when the
 * browser has nothing better to do, or at the first sign of a visitor, so that it never competes with the first paint.
 */
let isStarted = false;
let replay: () => unknown = () => {};

const interactions = ['pointerdown', 'keydown', 'pointerover', 'focusin'] as const;

function start() {
  if (isStarted) return;
  isStarted = true;
  import('./browser')
    .then(({ hydrate }) => hydrate())
    .then(() => {
      document.removeEventListener('click', keepClick, true);
      document.removeEventListener('submit', keepSubmit, true);
      replay();
    });
  for (const interaction of interactions) document.removeEventListener(interaction, start);
}

/** A button pressed before its code is here is pressed again once it is. Links and summaries work by themselves. */
function keepClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || button.type === 'submit') return;
  // A menu that CSS has opened meanwhile is adopted as open: pressing its button again would close it.
  replay = () => button.getAttribute('aria-expanded') !== 'true' && button.click();
  start();
}

/** Likewise a form: sent once, by our code, with what was typed. */
function keepSubmit(event: SubmitEvent) {
  event.preventDefault();
  const form = event.target;
  if (form instanceof HTMLFormElement) replay = () => form.requestSubmit();
  start();
}

document.addEventListener('click', keepClick, true);
document.addEventListener('submit', keepSubmit, true);
for (const interaction of interactions) document.addEventListener(interaction, start, { passive: true });

const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 4_000 }) : setTimeout(start, 1_000);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
