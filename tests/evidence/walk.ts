/** Walks a behaviour by user input in a page of its own, and checks the invariants at every step. */

import type { Ability, User } from './abilities';
import type { BrowserPage } from './browser-page';
import { type Behaviour, canCause, perform, release } from './gestures';
import type { Edge, Seen, Step, Triggers } from './page/walker';

/** Where `npm run test:workbench -- --project=evidence` builds the page of the walks. */
export const FILES = 'node_modules/.cache/evidence/walks';

/** The URL of a behaviour's page, where `FILES` are `/walks/`. */
export const addressOf = (name: string) => `/walks/index.html?behaviour=${name}`;

/** The warning of the tab that the walk of Tabs names, and that is not there. */
const DELIBERATE = /tabs: `value` names "docx"/;

/** A browser's page with a behaviour in it. */
export interface WalkPage {
  page: BrowserPage;
  userWith: (ability: Ability) => User;
  /** Opens the page anew, and waits for the behaviour. */
  open: () => Promise<void>;
  /** Console messages and errors since the last call. */
  complaints: () => Promise<string[]>;
  /** What assistive technology gets of the focused element. */
  focused?: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** The result of a step, with the invariants that it broke. */
export interface StepResult extends Seen {
  step: Step;
  broken: string[];
  /** Announcements: the focused element, if it has changed, and live regions. */
  announced: string[];
}

class Walk {
  readonly #walkPage: WalkPage;
  readonly #page: BrowserPage;
  readonly #behaviour: Behaviour;
  readonly #users = new Map<Ability, User>();
  #last: Seen | undefined;
  /** The steps since the page was opened. */
  done: string[] = [];

  private constructor(walkPage: WalkPage, behaviour: Behaviour) {
    this.#walkPage = walkPage;
    this.#page = walkPage.page;
    this.#behaviour = behaviour;
  }

  static async begin(walkPage: WalkPage, behaviour: Behaviour): Promise<Walk> {
    const walk = new Walk(walkPage, behaviour);
    await walk.open();
    return walk;
  }

  /** Starts again; does nothing in the initial state. */
  async open() {
    if (this.#last && this.done.length === 0) return;
    this.done = [];
    await release(this.#page);
    await this.#walkPage.open();
    this.#last = await this.#page.evaluate(() => {
      window.walker.begin();
      return window.walker.observe();
    });
  }

  close = () => this.#walkPage.close();

  edges = (): Promise<Edge[]> => this.#page.evaluate(() => window.walker.edges());

  triggersOf(ability: Ability): Triggers {
    const { events, byPage = [], held } = this.#behaviour;
    return {
      byUser: Object.keys(events).filter((type) => canCause(this.#behaviour, type, ability)),
      byPage,
      ...(held && ability !== 'keyboard' && { held }),
    };
  }

  /** `afresh`: as if in the initial state. Null where nothing is left. */
  next = (triggers: Triggers, done: readonly string[], blocked: readonly string[], afresh = false) =>
    this.#page.evaluate(
      ([triggers, done, blocked, afresh]) => window.walker.next(triggers, done, blocked, afresh) ?? null,
      [triggers, [...done], [...blocked], afresh] as const,
    );

  /** Performs a step. A gesture whose element is missing does nothing. */
  async take(step: Step, ability: Ability): Promise<StepResult> {
    const before = this.#last;
    const isByUser = step.by === 'user' && canCause(this.#behaviour, step.event.type, ability);
    let failure = '';
    if (isByUser)
      await this.#gesture(step, ability).catch((error: Error) => {
        failure = error.message.split('\n')[0] ?? '';
      });
    else await this.#page.evaluate((step) => window.walker.perform(step), step);
    const seen = await this.#page.evaluate(() => window.walker.observe());
    this.done.push(`${isByUser ? ability : 'page'}: ${JSON.stringify(step.event)}${failure && ` (${failure})`}`);
    this.#last = seen;
    return {
      ...seen,
      step,
      announced: [...((await this.#walkPage.focused?.()) ?? []), ...seen.live],
      broken: [...broken(before, seen, step), ...(await this.#complaints())],
    };
  }

  #complaints = async () => (await this.#walkPage.complaints()).filter((complaint) => !DELIBERATE.test(complaint));

  /** Runs all timers, and returns what never ends. */
  async end(): Promise<string[]> {
    const left = await this.#page.evaluate(() => window.walker.end());
    return [...(left ? [left] : []), ...(await this.#complaints())];
  }

  async #gesture(step: Step, ability: Ability) {
    const acts = await this.#page.evaluate(([step, ability]) => window.walker.acts(step, ability), [
      step,
      ability,
    ] as const);
    for (const act of acts) await perform(this.#user(ability), act);
  }

  #user(ability: Ability): User {
    const known = this.#users.get(ability) ?? this.#walkPage.userWith(ability);
    this.#users.set(ability, known);
    return known;
  }
}

export interface Walked {
  edges: Edge[];
  /** The transitions that were taken. */
  taken: Set<string>;
  broken: string[];
  /** By transition, the announcements after it. */
  announced: Map<string, string[]>;
}

/** In px. */
export const WIDTH = 1280;

/**
 * Takes every transition that this ability can make, in windows of all the behaviour's widths. `once`: takes each of
 * these events once, from whichever state comes first.
 */
export async function walkAll(
  behaviour: Behaviour,
  ability: Ability,
  openPage: (width: number) => Promise<WalkPage>,
  once?: readonly string[],
): Promise<Walked> {
  const walked: Walked = { edges: [], taken: new Set(), broken: [], announced: new Map() };
  for (const width of behaviour.widths ?? [WIDTH]) {
    const walk = await Walk.begin(await openPage(width), behaviour);
    walked.edges = await walk.edges();
    const triggers = walk.triggersOf(ability);
    // What time and answers cause is the same with every ability: the walk with the keyboard takes all of it.
    const isByTime = (type: string) => ability === 'keyboard' && type.startsWith('xstate.');
    const others = walked.edges
      .filter(({ type }) => !triggers.byUser.includes(type) && !isByTime(type))
      .map(({ key }) => key);
    const done = () => {
      const made = walked.edges.filter(({ key }) => walked.taken.has(key)).map(({ type }) => type);
      const unwanted = once && walked.edges.filter(({ type }) => !once.includes(type) || made.includes(type));
      return [...walked.taken, ...others, ...(unwanted?.map(({ key }) => key) ?? [])];
    };
    const blocked = new Set<string>();
    const tried = new Set<string>();
    const note = (violations: readonly string[]) =>
      walked.broken.push(...violations.map((violation) => `${violation}: ${walk.done.join(' → ')}`));
    for (;;) {
      const step = await walk.next(triggers, done(), [...blocked]);
      if (step) {
        const result = await walk.take(step, ability);
        const fresh = result.taken.filter((key) => !walked.taken.has(key));
        for (const key of fresh) {
          walked.announced.set(key, result.announced);
          walked.taken.add(key);
        }
        // A step without the expected effect, or one that only returned here, is not tried again.
        const attempt = `${result.before}|${step.nth}`;
        const isMade = result.taken.some((key) => key.split('|')[1] === step.event.type);
        if (!isMade || tried.has(attempt)) blocked.add(attempt);
        if (fresh.length > 0) tried.clear();
        else tried.add(attempt);
        note(result.broken);
      } else {
        note(await walk.end());
        if (!(await walk.next(triggers, done(), [...blocked], true))) break;
        await walk.open();
      }
    }
    await walk.close();
  }
  return walked;
}

/** Events that clear the input on purpose: it was sent, or the reader cleared it. */
const CLEARS = /^(reset|open|close|dismiss)$/;

/** The invariants of every step. */
function broken(before: Seen | undefined, now: Seen, { event, by }: Step): string[] {
  const violations: string[] = [];
  if (now.shown !== now.after) violations.push(`the page shows ${now.shown}, but the machine is in ${now.after}`);
  const leaves = event.type === 'leave' || event.type === 'press.outside' || event.type.startsWith('pointer.');
  if (before?.focus && !now.focus && !leaves) violations.push(`focus on ${before.focus} was lost`);
  for (const [name, value] of Object.entries(now.fields))
    if (name in now.values && now.values[name] !== value)
      violations.push(`the field ${name} has “${value}”, but the machine has “${now.values[name]}”`);
  const wasSent = /submitted/.test(now.after) || /submitted/.test(before?.after ?? '');
  if (event.type !== 'change' && !CLEARS.test(event.type) && !wasSent && by === 'user')
    for (const [name, value] of Object.entries(before?.values ?? {}))
      if (value && now.values[name] !== value) violations.push(`“${value}” in ${name} was lost`);
  return violations;
}
