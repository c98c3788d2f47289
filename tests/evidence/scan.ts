/** Automated WCAG 2.2 checks of a story: static, by Tab, and by pressing its targets. */
import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { WCAG_TAGS, wcagRules } from '../../.ladle/wcag';
import type { Stage } from '../audit/stage';
import { axeSource } from '../tools/axe';
import { reachesOut, smallTargets, unreadable } from '../tools/fit';

/** The result of a check for one story: passed, failed, or not applicable. */
export interface Found {
  /** How many elements it checked. */
  judged: number;
  failed: string[];
  /** What it could not decide. */
  undecided: number;
}

export type Findings = Record<string, Found>;

const found = (judged: number, failed: readonly string[] = [], undecided = 0): Found => ({
  judged,
  failed: [...failed].slice(0, 5),
  undecided,
});

interface AxeResults {
  violations: AxeRule[];
  passes: AxeRule[];
  incomplete: AxeRule[];
}
interface AxeRule {
  id: string;
  tags: string[];
  nodes: { target: string[] }[];
}

/** `wcag1410` is 1.4.10. */
const criteriaOf = ({ tags }: AxeRule) =>
  tags.flatMap((tag) => {
    const [, principle, guideline, rest] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return rest ? [`${principle}.${guideline}.${rest}`] : [];
  });

/** All rules that the criteria need; one is about whole pages. */
const rules = { ...wcagRules(axe), bypass: { enabled: false } };

async function runAxe(page: Page, only?: readonly string[]): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const which = only ? { runOnly: only } : { runOnly: WCAG_TAGS, rules };
  return page.evaluate(async (which) => {
    const axe: { run: (options: object) => Promise<AxeResults> } = Reflect.get(window, 'axe');
    // Reports one element of each passing rule: selectors take axe longer than the rules.
    const resultTypes = ['violations', 'incomplete'];
    const { violations, passes, incomplete } = await axe.run({ ...which, resultTypes, iframes: false });
    const brief = (all: AxeRule[]) =>
      all.map(({ id, tags, nodes }) => ({
        id,
        tags,
        nodes: nodes.map(({ target }) => ({ target: target.map(String) })),
      }));
    return { violations: brief(violations), passes: brief(passes), incomplete: brief(incomplete) };
  }, which);
}

/** Axe's rules by criterion: `axe 4.1.2 button-name`. */
function byRule({ violations, passes, incomplete }: AxeResults, when: string): Findings {
  const all: Findings = {};
  const note = (rules: AxeRule[], into: (nodes: number, rule: AxeRule) => Partial<Found>) => {
    for (const rule of rules)
      for (const criterion of criteriaOf(rule)) {
        const name = `axe ${criterion} ${rule.id}`;
        const before = all[name] ?? found(0);
        const more = into(rule.nodes.length, rule);
        all[name] = {
          judged: before.judged + rule.nodes.length,
          failed: [...before.failed, ...(more.failed ?? [])],
          undecided: before.undecided + (more.undecided ?? 0),
        };
      }
  };
  note(passes, () => ({}));
  note(violations, (_, { nodes }) => ({ failed: nodes.map(({ target }) => `${target.join(' ')} ${when}`) }));
  note(incomplete, (nodes) => ({ undecided: nodes }));
  return all;
}

/** The features of a story: a criterion about a missing feature does not apply. */
const facts = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-story]') ?? document.body;
    const seen = (selector: string) => [...root.querySelectorAll(selector)];
    const count = (selector: string) => seen(selector).length;
    const rules = [...document.styleSheets].flatMap(function inner(sheet: { cssRules: CSSRuleList }): CSSRule[] {
      return [...sheet.cssRules].flatMap((rule) =>
        'cssRules' in rule ? [rule, ...inner(rule as CSSGroupingRule)] : [rule],
      );
    });
    const appears = rules.filter(
      (rule): rule is CSSStyleRule =>
        rule instanceof CSSStyleRule &&
        rule.selectorText.includes(':hover') &&
        ['display', 'visibility', 'opacity'].some((name) => rule.style.getPropertyValue(name) !== ''),
    );
    const matches = (rule: CSSStyleRule) => {
      try {
        return root.querySelector(rule.selectorText.replaceAll(':hover', '')) !== null;
      } catch {
        return false;
      }
    };
    return {
      media: count('audio, video'),
      sound: count('audio, video, [data-scope="voice-player"], [data-scope="demo-player"]'),
      pictures: count('img, svg, canvas, [role="img"]'),
      photographs: count('img, canvas'),
      fields: count('input:not([type="hidden"], [type="radio"]), select, textarea'),
      controls: count('input:not([type="hidden"]), select, textarea'),
      passwords: count('input[type="password"]'),
      links: count('a[href]'),
      headings: count('h1, h2, h3, h4, h5, h6'),
      live: count('output, [role="status"], [role="alert"], [aria-live]'),
      targets: count('a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'),
      appearing: appears.filter(matches).length + count('[data-scope="navbar"] [data-part="content"]'),
      scopes: [...new Set(seen('[data-scope]').map((one) => (one as HTMLElement).dataset.scope ?? ''))],
      turned: rules.filter((rule) => rule instanceof CSSMediaRule && /orientation/.test(rule.media.mediaText)).length,
    };
  });

export type Facts = Omit<Awaited<ReturnType<typeof facts>>, 'scopes'> & { moving: number };

/** Animations that run for more than five seconds (WCAG 2.2.2) without reduced motion. */
async function moving(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const count = await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 5_000)
      .length;
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return count;
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
  const { count } = wanted;
  return {
    'Tab reaches every control': found(count, missed),
    'Tab leaves the component': found(count > 0 ? 1 : 0, isOut ? [] : ['Tab does not leave it']),
    'the focused element has a visible indicator': found(reached.size, unseen),
    'the focused element is not covered': found(reached.size, covered),
    'focus alone changes nothing': found(reached.size, changed),
  };
}

/**
 * Types every character without focus, and presses down on every target without releasing there. The page compares before
 * and after, and ignores changes by time, such as a dropdown under the mouse.
 */
async function press(page: Page): Promise<Findings> {
  const changed = await page.evaluateHandle(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    const look = () => {
      const states = [...document.querySelectorAll<HTMLElement>('[data-state], details, dialog')];
      return `${location.href} ${states.map((one) => `${one.dataset.state} ${(one as HTMLDialogElement).open}`).join()}`;
    };
    const changed: { shortcuts: string[]; early: string[] } = { shortcuts: [], early: [] };
    let before = '';
    const begin = () => {
      before = look();
    };
    addEventListener('keydown', begin, true);
    addEventListener('keyup', ({ key }) => look() !== before && changed.shortcuts.push(key), true);
    addEventListener('pointerdown', begin, true);
    // In the same task as the other, so that no timer fires between them; React has handled the event when it bubbles to
    // the window.
    addEventListener('mousedown', ({ target }) => {
      const pressed = target instanceof Element && (target.closest('a, button, summary, label') ?? target);
      if (pressed && look() !== before) changed.early.push(pressed.outerHTML.slice(0, 90));
    });
    return changed;
  });
  for (const character of 'abcdefghijklmnopqrstuvwxyz0123456789') await page.keyboard.press(character);
  const targets = page.locator('[data-story] :is(a[href], button:enabled, summary, label:has(input))');
  let judged = 0;
  for (const target of (await targets.all()).slice(0, 12)) {
    const box = await target.boundingBox();
    if (!box || !(await target.isVisible())) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
    judged++;
    await page.mouse.down();
    await page.mouse.move(2, 790);
    await page.mouse.up();
  }
  const { shortcuts, early } = await changed.jsonValue();
  return {
    'no character is a shortcut': found(1, shortcuts),
    'a press can be cancelled': found(judged, early),
  };
}

/** WCAG 1.4.12: the text spacing that a reader may set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** Whether a story is readable in a narrow window, and its targets are large enough. */
async function room(stage: Stage, id: string): Promise<Findings> {
  const { page } = stage;
  await stage.show(id, { width: 320 });
  const narrow = [...(await reachesOut(page)), ...(await unreadable(page))];
  const small = await smallTargets(page);
  await stage.show(id, { width: 390, textSize: 200 });
  const large = [...(await reachesOut(page)), ...(await unreadable(page))];
  await stage.show(id, { width: 390 });
  const style = await page.addStyleTag({ content: SPACING });
  // A broken word still counts as readable (WCAG 1.4.12); `npm test` refuses it elsewhere.
  const spaced = [...(await reachesOut(page)), ...(await unreadable(page))].filter(
    (one) => !/ is broken, in /.test(one),
  );
  await style.evaluate((element) => (element as Element).remove());
  return {
    'content fits a window of 320 px': found(1, narrow),
    'targets measure 24 px, or have spacing': found(1, small),
    'text is readable at 200 %': found(1, large),
    'text is readable with text spacing': found(1, spaced),
  };
}

/**
 * All checks of one story. `live`: whether it reacts to input. `fitting`: whether sizes are checked too; `npm test` does
 * that for every story (tests/audit/stories.test.ts).
 */
export async function scan(
  stage: Stage,
  id: string,
  { width, live, fitting }: { width: number; live: boolean; fitting: boolean },
) {
  const { page } = stage;
  await stage.show(id, { width });
  const axe = byRule(await runAxe(page), 'in light');
  const { scopes, ...counts } = await facts(page);
  const has: Facts = { ...counts, moving: await moving(page) };
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
      personal: personal.length,
      nameless: personal.filter(({ autocomplete }) => !autocomplete || autocomplete === 'off').map(({ name }) => name),
      invalid: invalid.length,
      unexplained: invalid.filter((element) => !text(element).trim()).map((element) => element.outerHTML.slice(0, 90)),
      ordered: [...document.querySelectorAll('[data-story] [tabindex]')]
        .filter((element) => (element as HTMLElement).tabIndex > 0)
        .map((element) => element.outerHTML.slice(0, 90)),
    };
  });
  const tabs = await tabThrough(page);
  const presses = live ? await press(page) : {};
  await stage.show(id, { theme: 'dark', width });
  const dark = byRule(await runAxe(page, ['color-contrast']), 'in dark');
  const fits = fitting ? await room(stage, id) : {};
  const findings: Findings = {
    ...axe,
    ...tabs,
    ...presses,
    ...fits,
    'the focus order is the document order': found(has.targets, fields.ordered),
    'fields for personal data have autocomplete': found(fields.personal, fields.nameless),
    'invalid fields have an error text': found(fields.invalid, fields.unexplained),
    'no style depends on orientation': found(1, has.turned > 0 ? ['a media query uses orientation'] : []),
  };
  for (const [name, { judged, failed, undecided }] of Object.entries(dark)) {
    const light = findings[name] ?? found(0);
    findings[name] = {
      judged: light.judged + judged,
      failed: [...light.failed, ...failed],
      undecided: light.undecided + undecided,
    };
  }
  return { has, scopes, findings };
}
