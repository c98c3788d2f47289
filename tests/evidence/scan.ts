/** Checks a story as a reader meets it: axe, sizes, Tab, presses. */
import type { Page } from 'playwright/test';
import { axeSource, colorRules, describeViolation, runAxe, storyRules } from '../tools/axe';
import { reachesOut, smallTargets, unreadable } from '../tools/fit';
import type { Conditions, StoryPage } from '../workbench/story-page';

/** By check: what failed. */
export type Findings = Record<string, readonly string[]>;

async function byRule(page: Page, only?: readonly string[]): Promise<Findings> {
  const { violations, passes } = await runAxe(page, only ? { runOnly: [...only] } : { rules: storyRules });
  const nothing = !only && passes.length === 0 ? ['axe has applied no rule'] : [];
  return { axe: [...nothing, ...violations.flatMap(describeViolation)] };
}

/** The most Tab stops of a story. */
const STOPS = 80;

/** Moves through a story with Tab. */
async function tabThrough(page: Page): Promise<Findings> {
  const wanted = await page.evaluate(async () => {
    const root = document.querySelector('dialog:modal') ?? document.querySelector('[data-story]') ?? document.body;
    if (!(root instanceof HTMLDialogElement)) {
      // Removes the initial focus: Tab must begin before all elements.
      const start = document.createElement('span');
      start.tabIndex = -1;
      document.body.prepend(start);
      start.focus({ preventScroll: true });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      start.remove();
    }
    const groups = new Set<string>();
    const stops = [
      ...root.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((element) => {
      if (element.matches(':disabled, [tabindex="-1"], [inert] *')) return false;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
      if (element.closest('details:not([open]) > :not(summary)')) return false;
      if (!(element instanceof HTMLInputElement && element.type === 'radio')) return true;
      if (groups.has(element.name)) return false;
      groups.add(element.name);
      return true;
    });
    for (const [at, stop] of stops.entries())
      stop.dataset.stop = stop instanceof HTMLInputElement && stop.type === 'radio' ? stop.name : String(at);
    return { count: stops.length, isModal: root instanceof HTMLDialogElement, url: location.href };
  });
  const reached = new Set<string>();
  const unseen: string[] = [];
  const covered: string[] = [];
  const changed: string[] = [];
  let isOut = false;
  for (let stop = 0; stop < STOPS && !isOut; stop++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate((url) => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const name = element.outerHTML.slice(0, 90);
      const around = [
        element,
        ...((element as HTMLInputElement).labels ?? []),
        element.parentElement,
        element.closest('[data-part]'),
      ];
      const isRinged = around.some(
        (one) =>
          one &&
          ['', '::before', '::after'].some((part) => {
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part || null);
            return (
              (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
              (one === element && boxShadow !== 'none')
            );
          }),
      );
      const place = ((element as HTMLInputElement).labels?.[0] ?? element).getBoundingClientRect();
      const x = Math.min(Math.max(place.left + place.width / 2, 0), innerWidth - 1);
      const y = Math.min(Math.max(place.top + Math.min(place.height, innerHeight) / 2, 0), innerHeight - 1);
      const over = document.elementFromPoint(x, y);
      const isHidden =
        over !== null &&
        !element.contains(over) &&
        !over.contains(element) &&
        !(element as HTMLInputElement).labels?.[0]?.contains(over) &&
        getComputedStyle(over).position !== 'static' &&
        element.closest('[data-part="root"]') !== over.closest('[data-part="root"]');
      const key =
        element instanceof HTMLInputElement && element.type === 'radio' ? element.name : (element.dataset.stop ?? name);
      return { key, name, isRinged, isHidden, moved: location.href !== url };
    }, wanted.url);
    // From a modal dialog Tab moves to the browser's own bar, and back.
    if (!at && wanted.isModal) continue;
    if (!at) {
      isOut = true;
      break;
    }
    if (wanted.isModal && reached.has(at.key)) isOut = true;
    if (reached.has(at.key) && reached.size >= wanted.count) isOut = true;
    reached.add(at.key);
    if (!at.isRinged) unseen.push(at.name);
    if (at.isHidden) covered.push(at.name);
    if (at.moved) changed.push(at.name);
  }
  const missed = await page.evaluate(
    (reached) =>
      [...document.querySelectorAll<HTMLElement>('[data-stop]')]
        .filter(({ dataset }) => !reached.includes(dataset.stop ?? ''))
        .map((element) => element.outerHTML.slice(0, 90)),
    [...reached],
  );
  return {
    'Tab reaches every control': missed,
    'Tab leaves the component': isOut ? [] : ['Tab does not leave it'],
    'the focused element has a visible indicator': unseen,
    'the focused element is not covered': covered,
    'focus alone changes nothing': changed,
  };
}

/**
 * Types every character without focus, and presses down on one target of each kind without releasing there. The page compares
 * before and after, and ignores changes by time, such as a dropdown under the mouse. Targets of a kind have the same code:
 * where others have pressed all kinds of a story, nothing is pressed.
 */
async function press(page: Page, pressed: Set<string>): Promise<Findings> {
  const targets = page.locator('[data-story] :is(a[href], button:enabled, summary, label:has(input))');
  const kinds = await targets.evaluateAll((all) =>
    all.map((element) => {
      const scope = element.closest<HTMLElement>('[data-scope]')?.dataset.scope;
      return [element.tagName, scope, (element as HTMLElement).dataset.part].join(' ');
    }),
  );
  if (kinds.every((kind) => pressed.has(kind))) return {};
  const changed = await page.evaluateHandle(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    const look = () => {
      const states = [...document.querySelectorAll<HTMLElement>('[data-state], details, dialog')];
      return `${location.href} ${states.map((one) => `${one.dataset.state} ${(one as HTMLDialogElement).open}`).join()}`;
    };
    let initial = look();
    const listening = new AbortController();
    const changed = {
      end: () => listening.abort(),
      shortcuts: [] as string[],
      early: [] as string[],
      /** Waits until everything is as before, or has not changed for a second: Tab may have left something closing. */
      rest: async () => {
        for (let last = initial, since = performance.now(); look() !== initial && performance.now() < since + 1_000; ) {
          await new Promise((drawn) => requestAnimationFrame(drawn));
          if (look() !== last) [last, since] = [look(), performance.now()];
        }
        initial = look();
      },
    };
    let before = '';
    const begin = () => {
      before = look();
    };
    const { signal } = listening;
    addEventListener('keydown', begin, { capture: true, signal });
    addEventListener('keyup', ({ key }) => look() !== before && changed.shortcuts.push(key), { capture: true, signal });
    addEventListener('pointerdown', begin, { capture: true, signal });
    // In the same task as the other, so that no timer fires between them; React has handled the event when it bubbles to
    // the window.
    addEventListener(
      'mousedown',
      ({ target }) => {
        const pressed = target instanceof Element && (target.closest('a, button, summary, label') ?? target);
        if (pressed && look() !== before) changed.early.push(pressed.outerHTML.slice(0, 90));
      },
      { signal },
    );
    return changed;
  });
  await page.keyboard.type('abcdefghijklmnopqrstuvwxyz0123456789');
  for (const [at, kind] of kinds.entries()) {
    if (pressed.has(kind)) continue;
    const target = targets.nth(at);
    const box = await target.boundingBox();
    if (!box || !(await target.isVisible())) continue;
    // A dropdown that the last target opened has closed: a press elsewhere would close it.
    await changed.evaluate((changed) => changed.rest());
    await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
    pressed.add(kind);
    await page.mouse.down();
    await page.mouse.move(2, 790);
    await page.mouse.up();
  }
  const { shortcuts, early } = await changed.evaluate(({ shortcuts, early, end }) => {
    end();
    return { shortcuts, early };
  });
  return {
    'no character is a shortcut': shortcuts,
    'a press can be cancelled': early,
  };
}

/** WCAG 1.4.12: the text spacing that a reader may set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** The rules whose result depends on the width, where it shows and hides nothing. `smallTargets` measures targets. */
const widthRules = [...colorRules, 'scrollable-region-focusable'];

/** Makes the window as high as the story: no bar at its edge covers a part of what a reader would scroll clear of it. */
const showWhole = async (page: Page) => {
  const size = await page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }));
  await page.setViewportSize(size);
};

/** Which elements are visible, and what they are. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-story] *')]
      .map((element) => `${element.tagName} ${element.checkVisibility({ visibilityProperty: true })}`)
      .join(),
  );

interface Scanned {
  width: number;
  /** The kinds of targets that the component's other stories have pressed. */
  pressed: Set<string>;
  /** What it is used with: nothing, Tab alone where a story is held in a state, or all input. */
  input: 'none' | 'tab' | 'all';
}

/** Pages that load axe with each document, which takes half as long as to load it afterwards. */
const withAxe = new WeakSet<Page>();

/** All checks of one story, by look: in a theme, at a width, or in use. */
export async function scan(storyPage: StoryPage, id: string, { width, input, pressed }: Scanned) {
  const { page } = storyPage;
  if (!withAxe.has(page)) await page.addInitScript(axeSource);
  withAxe.add(page);
  const show = (conditions: Conditions) => storyPage.show(id, { width, ...conditions });
  const fits = async () => [...(await reachesOut(page)), ...(await unreadable(page))];

  await show({});
  const shownAtFirst = await shown(page);
  const looks: Record<string, Findings> = { 'in light': await byRule(page) };
  const fields = await page.evaluate(() => {
    const personal = [...document.querySelectorAll<HTMLInputElement>('[data-story] input')].filter(
      ({ type, name }) => type === 'email' || type === 'tel' || /^(name|first_?name|last_?name)$/i.test(name),
    );
    const invalid = [...document.querySelectorAll('[data-story] [aria-invalid="true"]')];
    const text = (element: Element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join('');
    return {
      nameless: personal.filter(({ autocomplete }) => !autocomplete || autocomplete === 'off').map(({ name }) => name),
      unexplained: invalid.filter((element) => !text(element).trim()).map((element) => element.outerHTML.slice(0, 90)),
      ordered: [...document.querySelectorAll('[data-story] [tabindex]')]
        .filter((element) => (element as HTMLElement).tabIndex > 0)
        .map((element) => element.outerHTML.slice(0, 90)),
    };
  });
  looks['in use'] = {
    ...(input === 'none' ? {} : await tabThrough(page)),
    ...(input === 'all' ? await press(page, pressed) : {}),
    'the focus order is the document order': fields.ordered,
    'fields for personal data have autocomplete': fields.nameless,
    'invalid fields have an error text': fields.unexplained,
  };
  await show({ forcedColors: true });
  looks['in forced colors'] = await byRule(page, colorRules);
  await show({ rtl: true, width: 390 });
  await showWhole(page);
  looks['from right to left'] = {
    'content fits from right to left': await fits(),
    'targets measure 24 px, or have spacing': await smallTargets(page),
  };
  await show({ width: 320 });
  // Where the narrow window shows the same, colors are the same in it: one look is dark and narrow.
  const isSame = (await shown(page)) === shownAtFirst;
  await show({ theme: 'dark', ...(isSame && { width: 320 }) });
  if (isSame) await showWhole(page);
  looks['in dark'] = await byRule(page, isSame ? widthRules : colorRules);
  await show({ width: 320 });
  await showWhole(page);
  looks['at 320 px'] = {
    ...(isSame ? {} : await byRule(page)),
    'content fits a window of 320 px': await fits(),
    'targets measure 24 px, or have spacing': await smallTargets(page),
  };
  await show({ width: 390, textSize: 200 });
  looks['at 390 px, text at 200 %'] = { 'text is readable at 200 %': await fits() };
  await show({ width: 390 });
  const style = await page.addStyleTag({ content: SPACING });
  // A broken word still counts as readable (WCAG 1.4.12).
  const spaced = (await fits()).filter((one) => !/ is broken, in /.test(one));
  await style.evaluate((element) => (element as Element).remove());
  looks['at 390 px with text spacing'] = { 'text is readable with text spacing': spaced };
  return looks;
}
