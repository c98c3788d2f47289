/** User input with one ability: keyboard alone, touch alone, or mouse alone. */
import type { Ability } from '../../src/testing/description';
import type { BrowserPage, Target } from './browser-page';

export type { Ability };

export const abilities = ['keyboard', 'touch', 'pointer'] as const satisfies Ability[];

export interface User {
  readonly page: BrowserPage;
  /** Presses a button, a link or a summary. */
  press: (target: Target) => Promise<void>;
  /** Chooses a radio button. */
  choose: (radio: Target) => Promise<void>;
  /** Replaces the text of a field. */
  write: (field: Target, text: string) => Promise<void>;
  /** Moves the focus or the pointer outside of the component. */
  leave: () => Promise<void>;
  /** Scrolls the page to its beginning, or away from it. */
  scroll: (to: 'beginning' | 'on') => Promise<void>;
  /** Sets the file of a field, or removes it. */
  attach: Attach;
  /** What a pointer can do. */
  pointer?: Pointer;
}

export interface Attached {
  name: string;
  mimeType: string;
  /** In bytes. */
  size: number;
}

export type Attach = (field: Target, file: Attached | undefined, user: User) => Promise<void>;

/** A touch or a mouse; coordinates are in CSS px of the window. */
export interface Pointer {
  pressAt: (x: number, y: number) => Promise<void>;
  /** Press, move, release. */
  start: (x: number, y: number) => Promise<void>;
  move: (x: number, y: number) => Promise<void>;
  end: () => Promise<void>;
  /** Scrolls a horizontal scroller by a part of its width. */
  swipe?: (target: Target, part: number) => Promise<void>;
}

/** The most Tab stops from one end of a component to the other and back. */
const MAX_TAB_STOPS = 60;
/** More than the radio buttons of any group here. */
const MAX_RADIOS = 6;

/** Waits for the result of a step. @throws when it does not appear. */
export async function visible(target: Target) {
  if (!(await target.isVisible())) throw new Error(`${target} is not visible.`);
  return target;
}

/** @throws when Tab does not reach it. */
export async function tabTo(page: BrowserPage, target: Target) {
  const element = await (await visible(target)).elementHandle();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    if (await page.evaluate((element) => element === document.activeElement, element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MAX_TAB_STOPS} presses of Tab do not reach ${target}.`);
}

export function keyboardUser(page: BrowserPage, attach: Attach): User {
  const { keyboard } = page;
  return {
    page,
    attach,
    press: async (target) => {
      await tabTo(page, target);
      await keyboard.press('Enter');
    },
    choose: async (radio) => {
      // A radio group is one Tab stop: the chosen one.
      const group = await radio.getAttribute('name');
      await tabTo(page, page.locator(`input[name="${group}"]:checked`));
      // In WebKit the first radio button does not follow the last.
      for (const key of ['ArrowRight', 'ArrowLeft'])
        for (let turn = 0; turn < MAX_RADIOS && !(await radio.isChecked()); turn++) await keyboard.press(key);
    },
    write: async (field, text) => {
      await tabTo(page, field);
      await rewrite(page, text);
    },
    leave: async () => {
      await tabTo(page, page.locator('#after'));
    },
    scroll: async (to) => {
      await page.keyboard.press(to === 'on' ? 'PageDown' : 'Control+Home');
      await scrolled(page, to);
    },
  };
}

export function mouseUser(page: BrowserPage, attach: Attach): User {
  const click = async (target: Target) => (await visible(target)).click();
  const { mouse } = page;
  return {
    page,
    attach,
    pointer: {
      pressAt: (x, y) => mouse.click(x, y),
      start: async (x, y) => {
        await mouse.move(x, y);
        await mouse.down();
      },
      move: (x, y) => mouse.move(x, y),
      end: () => mouse.up(),
    },
    press: click,
    choose: async (radio) => click(await labelOf(page, radio)),
    write: async (field, text) => {
      await click(field);
      await rewrite(page, text);
    },
    leave: async () => {
      const { x, y } = emptyPoint(page);
      await mouse.click(x, y);
    },
    scroll: async (to) => {
      await mouse.wheel(0, to === 'on' ? 600 : -3_000);
      await scrolled(page, to);
    },
  };
}

/** The press target of a radio button that is styled as a segment. */
export async function labelOf(page: BrowserPage, radio: Target) {
  const id = await page.evaluate(
    (input) => {
      if (!(input instanceof HTMLInputElement)) return '';
      const [label] = input.labels ?? [];
      if (label) label.dataset.pressed = input.value;
      return label ? input.value : '';
    },
    await radio.elementHandle(),
  );
  if (!id) throw new Error(`${radio} has no label, so a pointer cannot press it.`);
  return page.locator(`label[data-pressed="${id}"]`);
}

export async function rewrite(page: BrowserPage, text: string) {
  await page.keyboard.press('Control+A');
  if (text) await page.keyboard.insertText(text);
  else await page.keyboard.press('Delete');
}

/** An empty point of the page. */
export function emptyPoint(page: BrowserPage) {
  const { width, height } = page.viewportSize() ?? { width: 320, height: 480 };
  return { x: width / 2, y: height - 20 };
}

/** Waits until scrolling has ended: the next key would interrupt it. */
export const scrolled = (page: BrowserPage, to: 'beginning' | 'on') =>
  page.evaluate(async (on) => {
    let before = -1;
    for (let frame = 0; frame < 300; frame++) {
      const isThere = on ? scrollY > 20 : scrollY === 0;
      if (isThere && scrollY === before) return;
      before = scrollY;
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    throw new Error('The page has not scrolled within 300 frames.');
  }, to === 'on');

/** A touch or mouse button that is held down between two calls. */
export class HeldPointer {
  readonly #pointer: Pointer;
  #at = { x: 0, y: 0 };
  #holds = false;

  constructor(pointer: Pointer) {
    this.#pointer = pointer;
  }

  /** Presses at the center of `target` and drags it. `by`: CSS px. */
  async grab(target: Target, by: number) {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} has no box: it is not visible.`);
    this.#at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.#holds = true;
    await this.#pointer.start(this.#at.x, this.#at.y);
    for (let step = 0; step < 4; step++) await this.pull(by / 4);
  }

  get holds() {
    return this.#holds;
  }

  async pull(by: number) {
    this.#at.x += by;
    await this.#pointer.move(this.#at.x, this.#at.y);
  }

  async drop() {
    if (!this.#holds) return;
    this.#holds = false;
    await this.#pointer.end();
  }
}
