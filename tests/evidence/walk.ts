/** Walks a behaviour by hand, in a page of its own, and holds every step to the laws. */
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { type Behaviour, handOf, letGo } from './hands';
import type { Edge, Reach, Seen, Step } from './page/walker';
import { type Ability, type Person, personWith } from './people';

/** React's, to a developer. */
const INVITATION = /Download the React DevTools/;
const FILES = 'node_modules/.cache/evidence/walks';

export interface Setting {
  browser: Browser;
  baseURL: string;
  name: string;
  behaviour: Behaviour;
  width: number;
}

/** What a step did, and which laws it broke. */
export interface Came extends Seen {
  step: Step;
  broken: string[];
  /** What a screen reader would say: what has the focus, if that is new, and what is in live regions. */
  said: string[];
}

export class Walk {
  readonly page: Page;
  readonly #behaviour: Behaviour;
  readonly #context: BrowserContext;
  readonly #url: string;
  readonly #people = new Map<Ability, Person>();
  #complaints: string[] = [];
  #last: Seen | undefined;
  /** What was done since the page was opened. */
  done: string[] = [];
  readonly #listens: boolean;

  private constructor({ baseURL, name, behaviour }: Setting, context: BrowserContext, page: Page, listens: boolean) {
    this.#listens = listens;
    this.page = page;
    this.#context = context;
    this.#behaviour = behaviour;
    this.#url = `${baseURL}/walks/index.html?behaviour=${name}`;
    page.on(
      'console',
      (message) => !INVITATION.test(message.text()) && this.#complaints.push(`${message.type()}: ${message.text()}`),
    );
    page.on('pageerror', (error) => this.#complaints.push(`error: ${error.message}`));
  }

  /** `listens`: a simulated screen reader does, from the beginning. */
  static async begin(setting: Setting, { hasTouch = false, listens = false }): Promise<Walk> {
    const { browser, width } = setting;
    const context = await browser.newContext({ viewport: { width, height: 800 }, hasTouch, isMobile: false });
    await context.route('**/walks/**', (route) =>
      route.fulfill({ path: `${FILES}${new URL(route.request().url()).pathname.replace('/walks', '')}` }),
    );
    await context.route('**/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const walk = new Walk(setting, context, await context.newPage(), listens);
    await walk.open();
    return walk;
  }

  /** From the beginning; where it stands there already, it stays. */
  async open() {
    if (this.#last && this.done.length === 0) return;
    this.#complaints = [];
    this.done = [];
    await letGo(this.page);
    await this.page.goto('about:blank');
    await this.page.goto(this.#url);
    await this.page.locator('#root [data-state]').first().waitFor({ state: 'attached', timeout: 30_000 });
    if (this.#listens) await this.page.evaluate(() => window.walker.listen());
    await this.page.evaluate(() => window.walker.begin());
    this.#last = await this.page.evaluate(() => window.walker.observe());
  }

  close = () => this.#context.close();

  edges = (): Promise<Edge[]> => this.page.evaluate(() => window.walker.edges());

  reachOf(ability: Ability): Reach {
    const { events, byPage = [], held } = this.#behaviour;
    return {
      byHand: Object.keys(events).filter((type) => handOf(this.#behaviour, type, ability)),
      byPage,
      ...(held && ability !== 'keyboard' && { held }),
    };
  }

  /** `afresh`: as if it stood at the beginning. */
  next = (reach: Reach, done: readonly string[], blocked: readonly string[], afresh = false) =>
    this.page.evaluate(([reach, done, blocked, afresh]) => window.walker.next(reach, done, blocked, afresh), [
      reach,
      [...done],
      [...blocked],
      afresh,
    ] as const);

  possible = (reach: Reach) => this.page.evaluate((reach) => window.walker.possible(reach), reach);

  /** Takes a step. A hand that finds nothing to take hold of has done nothing. */
  async take(step: Step, ability: Ability): Promise<Came> {
    const before = this.#last;
    await this.page.evaluate(() => window.walker.begin());
    const hand = step.by === 'hand' ? handOf(this.#behaviour, step.event.type, ability) : undefined;
    let failure = '';
    if (hand)
      await hand(this.#person(ability), step.event).catch((error: Error) => {
        failure = error.message.split('\n')[0] ?? '';
      });
    else await this.page.evaluate((step) => window.walker.perform(step), step);
    const seen = await this.page.evaluate(() => window.walker.observe());
    this.done.push(`${hand ? ability : 'page'}: ${JSON.stringify(step.event)}${failure && ` (${failure})`}`);
    this.#last = seen;
    const said = this.#listens ? await this.#said() : [];
    return { ...seen, step, said, broken: [...broken(before, seen, step), ...this.#complaints.splice(0)] };
  }

  /** Lets all time pass, and says what never ends. */
  async end(): Promise<string[]> {
    const left = await this.page.evaluate(() => window.walker.end());
    return [...(left ? [left] : []), ...this.#complaints.splice(0)];
  }

  async #said(): Promise<string[]> {
    const { live, focused, summary } = await this.page.evaluate(async () => {
      const element = document.activeElement;
      // Browsers say of a summary whether it is expanded; the snapshot has no word for it.
      const isSummary = element instanceof HTMLElement && element.matches('summary');
      const state = element?.closest('details')?.open ? 'expanded' : 'collapsed';
      return {
        live: await window.walker.heard(),
        focused: element !== null && element !== document.body,
        summary: isSummary ? `summary "${element.innerText}" [${state}]` : '',
      };
    });
    if (!focused) return live;
    const snapshot = summary || (await this.page.locator(':focus').ariaSnapshot());
    const [first = ''] = snapshot.replace(/^- /, '').split('\n');
    return [`focus: ${first.replace(/:$/, '')}`, ...live];
  }

  #person(ability: Ability): Person {
    const known = this.#people.get(ability) ?? personWith(ability, this.page);
    this.#people.set(ability, known);
    return known;
  }
}

/** What takes away on purpose what was typed: it was sent, or the reader cleared it. */
const CLEARS = /^(reset|open|close|dismiss)$/;

/** The laws of every step. */
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
