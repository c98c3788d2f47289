/** Walks a behaviour by user input in a page of its own, and checks the invariants at every step. */

import type { Ability, Person } from './abilities';
import type { BrowserPage } from './browser-page';
import { type Behaviour, canCause, letGo, perform } from './gestures';
import type { Edge, Reach, Seen, Step } from './page/walker';

/** Where `npm run test:evidence` builds the page of the walks. */
export const FILES = 'node_modules/.cache/evidence/walks';

/** The URL of a behaviour's page, where `FILES` are `/walks/`. */
export const addressOf = (name: string) => `/walks/index.html?behaviour=${name}`;

/** A browser's page with a behaviour in it. */
export interface Stage {
  page: BrowserPage;
  personWith: (ability: Ability) => Person;
  /** Opens the page anew, and waits for the behaviour. */
  open: () => Promise<void>;
  /** Console messages and errors since the last call. */
  complaints: () => Promise<string[]>;
  /** Runs a simulated screen reader: what it announces of the focused element, if that has changed. */
  focused?: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** The result of a step, with the invariants that it broke. */
export interface Came extends Seen {
  step: Step;
  broken: string[];
  /** Announcements: the focused element, if it has changed, and live regions. */
  said: string[];
}

export class Walk {
  readonly #stage: Stage;
  readonly #page: BrowserPage;
  readonly #behaviour: Behaviour;
  readonly #people = new Map<Ability, Person>();
  #last: Seen | undefined;
  /** The steps since the page was opened. */
  done: string[] = [];

  private constructor(stage: Stage, behaviour: Behaviour) {
    this.#stage = stage;
    this.#page = stage.page;
    this.#behaviour = behaviour;
  }

  static async begin(stage: Stage, behaviour: Behaviour): Promise<Walk> {
    const walk = new Walk(stage, behaviour);
    await walk.open();
    return walk;
  }

  /** Starts again; does nothing in the initial state. */
  async open() {
    if (this.#last && this.done.length === 0) return;
    this.done = [];
    await letGo(this.#page);
    await this.#stage.open();
    if (this.#stage.focused) await this.#page.evaluate(() => window.walker.listen());
    await this.#page.evaluate(() => window.walker.begin());
    this.#last = await this.#page.evaluate(() => window.walker.observe());
  }

  close = () => this.#stage.close();

  edges = (): Promise<Edge[]> => this.#page.evaluate(() => window.walker.edges());

  reachOf(ability: Ability): Reach {
    const { events, byPage = [], held } = this.#behaviour;
    return {
      byHand: Object.keys(events).filter((type) => canCause(this.#behaviour, type, ability)),
      byPage,
      ...(held && ability !== 'keyboard' && { held }),
    };
  }

  /** `afresh`: as if in the initial state. Null where nothing is left. */
  next = (reach: Reach, done: readonly string[], blocked: readonly string[], afresh = false) =>
    this.#page.evaluate(([reach, done, blocked, afresh]) => window.walker.next(reach, done, blocked, afresh) ?? null, [
      reach,
      [...done],
      [...blocked],
      afresh,
    ] as const);

  possible = (reach: Reach) => this.#page.evaluate((reach) => window.walker.possible(reach), reach);

  /** Performs a step. A gesture whose element is missing does nothing. */
  async take(step: Step, ability: Ability): Promise<Came> {
    const before = this.#last;
    await this.#page.evaluate(() => window.walker.begin());
    const isByHand = step.by === 'hand' && canCause(this.#behaviour, step.event.type, ability);
    let failure = '';
    if (isByHand)
      await this.#gesture(step, ability).catch((error: Error) => {
        failure = error.message.split('\n')[0] ?? '';
      });
    else await this.#page.evaluate((step) => window.walker.perform(step), step);
    const seen = await this.#page.evaluate(() => window.walker.observe());
    this.done.push(`${isByHand ? ability : 'page'}: ${JSON.stringify(step.event)}${failure && ` (${failure})`}`);
    this.#last = seen;
    const said = await this.#said();
    return { ...seen, step, said, broken: [...broken(before, seen, step), ...(await this.#stage.complaints())] };
  }

  /** Runs all timers, and returns what never ends. */
  async end(): Promise<string[]> {
    const left = await this.#page.evaluate(() => window.walker.end());
    return [...(left ? [left] : []), ...(await this.#stage.complaints())];
  }

  async #gesture(step: Step, ability: Ability) {
    const acts = await this.#page.evaluate(([step, ability]) => window.walker.acts(step, ability), [
      step,
      ability,
    ] as const);
    for (const act of acts) await perform(this.#person(ability), act);
  }

  async #said(): Promise<string[]> {
    if (!this.#stage.focused) return [];
    const live = await this.#page.evaluate(() => window.walker.heard());
    return [...(await this.#stage.focused()), ...live];
  }

  #person(ability: Ability): Person {
    const known = this.#people.get(ability) ?? this.#stage.personWith(ability);
    this.#people.set(ability, known);
    return known;
  }
}

export interface Walked {
  edges: Edge[];
  /** The transitions that were taken. */
  taken: Set<string>;
  broken: string[];
  /** By transition, the announcements after it. */
  said: Map<string, string[]>;
}

/** In px. */
export const WIDTH = 1280;

/** Takes every transition that this ability can make, in windows of all the behaviour's widths. */
export async function walkAll(
  behaviour: Behaviour,
  ability: Ability,
  stageOf: (width: number) => Promise<Stage>,
): Promise<Walked> {
  const walked: Walked = { edges: [], taken: new Set(), broken: [], said: new Map() };
  for (const width of behaviour.widths ?? [WIDTH]) {
    const walk = await Walk.begin(await stageOf(width), behaviour);
    walked.edges = await walk.edges();
    const reach = walk.reachOf(ability);
    const others = walked.edges
      .filter(({ type }) => !reach.byHand.includes(type) && !type.startsWith('xstate.'))
      .map(({ key }) => key);
    const blocked = new Set<string>();
    const tried = new Set<string>();
    const note = (laws: readonly string[]) =>
      walked.broken.push(...laws.map((law) => `${law}: ${walk.done.join(' → ')}`));
    for (;;) {
      const step = await walk.next(reach, [...walked.taken, ...others], [...blocked]);
      if (step) {
        const came = await walk.take(step, ability);
        const fresh = came.taken.filter((key) => !walked.taken.has(key));
        for (const key of fresh) {
          walked.said.set(key, came.said);
          walked.taken.add(key);
        }
        // A step without the expected effect, or one that only returned here, is not tried again.
        const attempt = `${came.before}|${step.nth}`;
        const isMade = came.taken.some((key) => key.split('|')[1] === step.event.type);
        if (!isMade || tried.has(attempt)) blocked.add(attempt);
        if (fresh.length > 0) tried.clear();
        else tried.add(attempt);
        note(came.broken);
      } else {
        note(await walk.end());
        if (!(await walk.next(reach, [...walked.taken, ...others], [...blocked], true))) break;
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
  const laws: string[] = [];
  if (now.shown !== now.after) laws.push(`the page shows ${now.shown}, and the machine is in ${now.after}`);
  const leaves = event.type === 'leave' || event.type === 'press.outside' || event.type.startsWith('pointer.');
  if (before?.focus && !now.focus && !leaves) laws.push(`the focus was at ${before.focus}, and is lost`);
  for (const [name, value] of Object.entries(now.fields))
    if (name in now.values && now.values[name] !== value)
      laws.push(`${name} holds “${value}”, and the machine knows “${now.values[name]}”`);
  const wasSent = /submitted/.test(now.after) || /submitted/.test(before?.after ?? '');
  if (event.type !== 'change' && !CLEARS.test(event.type) && !wasSent && by === 'hand')
    for (const [name, value] of Object.entries(before?.values ?? {}))
      if (value && now.values[name] !== value) laws.push(`“${value}” in ${name} is gone`);
  return laws;
}
