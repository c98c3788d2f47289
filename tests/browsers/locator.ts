/** A subset of Playwright's locators over WebDriver: what the tests use. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Target } from '../evidence/browser-page';
import type { Step, Words } from './find';

/** Runs `look` in the page. */
export type See = <Args extends unknown[], Seen>(
  look: (...args: Args) => Seen,
  ...args: Args
) => Promise<Awaited<Seen>>;

/** How long to wait for an element, in ms: machines are noisy. */
const TIMEOUT_MS = 5_000;

/** The finder, bundled as a script for the page. */
export async function bundleFinder(): Promise<string> {
  const entryPoints = [fileURLToPath(new URL('find.ts', import.meta.url))];
  const { outputFiles } = await build({ entryPoints, bundle: true, minify: true, format: 'iife', write: false });
  return outputFiles[0]?.text ?? '';
}

const wordsOf = (text: string | RegExp, exact = false): Words =>
  typeof text === 'string' ? { text, exact } : { pattern: text.source, flags: text.flags };

/** What a locator needs of its page. */
export interface Reach {
  /** Runs `look` with the finder in the page. */
  see: See;
  moveTo: (x: number, y: number) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  sendKeys: (element: object, text: string) => Promise<void>;
}

export class Locator implements Target {
  readonly #reach: Reach;
  readonly #steps: readonly Step[];

  constructor(reach: Reach, steps: readonly Step[] = []) {
    this.#reach = reach;
    this.#steps = steps;
  }

  readonly #then = (step: Step) => new Locator(this.#reach, [...this.#steps, step]);

  getByRole = (...[role, { name, selected } = {}]: Parameters<Target['getByRole']>) =>
    this.#then({
      role,
      ...(name !== undefined && { name: wordsOf(name) }),
      ...(selected !== undefined && { selected }),
    });
  getByLabel = (...[text, { exact } = {}]: Parameters<Target['getByLabel']>) =>
    this.#then({ label: wordsOf(text, exact) });
  locator = (css: string) => this.#then({ css: css.replace(/:visible$/, ''), visible: css.endsWith(':visible') });
  first = () => this.nth(0);
  nth = (nth: number) => this.#then({ nth });

  toString = () => JSON.stringify(this.#steps);

  count = () => this.#reach.see((steps) => window.finder.find(steps).length, this.#steps);

  isVisible = () =>
    this.#reach.see((steps) => {
      const found = window.finder.one(steps);
      return found !== undefined && window.finder.isVisible(found);
    }, this.#steps);

  /** @throws when it does not appear, or when there is more than one. */
  async elementHandle(): Promise<HTMLElement> {
    for (const end = Date.now() + TIMEOUT_MS; ; ) {
      const found = await this.#reach.see((steps) => window.finder.one(steps) ?? null, this.#steps);
      // WebDriver sends an element as a reference, and resolves it when the reference is sent back.
      if (found) return found as HTMLElement;
      if (Date.now() > end) throw new Error(`There is no ${this}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  isChecked = async () =>
    this.#reach.see((element) => (element as HTMLInputElement).checked, await this.elementHandle());

  isFocused = async () => this.#reach.see((element) => element === document.activeElement, await this.elementHandle());

  getAttribute = async (name: string) =>
    this.#reach.see((element, name) => element.getAttribute(name), await this.elementHandle(), name);

  inputValue = async () =>
    this.#reach.see((element) => (element as HTMLInputElement).value, await this.elementHandle());

  /** Its rendered text. */
  innerText = async () => this.#reach.see((element) => element.innerText, await this.elementHandle());

  /** Its accessible description. */
  description = async () =>
    this.#reach.see((element) => window.finder.descriptionOf(element), await this.elementHandle());

  boundingBox = async () =>
    this.#reach.see(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      },
      await this.elementHandle(),
    );

  click = async () => {
    const { x, y } = await this.#place();
    await this.#reach.clickAt(x, y);
  };

  hover = async () => {
    const { x, y } = await this.#place();
    await this.#reach.moveTo(x, y);
  };

  /** Sets the file of a field by the driver: WebDriver cannot control the browser's file dialog. */
  attach = async (file: string) => this.#reach.sendKeys(await this.elementHandle(), file);

  /** Where it can be pressed: its center, once it has stopped moving and nothing covers it. */
  async #place() {
    const element = await this.elementHandle();
    for (const end = Date.now() + TIMEOUT_MS; ; ) {
      const place = await this.#reach.see((element) => window.finder.placeOf(element), element);
      if (place) return place;
      if (Date.now() > end) throw new Error(`${this} cannot be pressed.`);
    }
  }
}
