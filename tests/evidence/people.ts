/** Three people in front of a page: one has nothing but a keyboard, one nothing but fingers, one nothing but a mouse. */
import type { CDPSession, Locator, Page } from 'playwright/test';

export const abilities = ['keyboard', 'touch', 'pointer'] as const;
export type Ability = (typeof abilities)[number];

export interface Person {
  readonly page: Page;
  /** Presses a button, a link or the summary of a disclosure. */
  press: (target: Locator) => Promise<void>;
  /** Chooses a radio button. */
  choose: (radio: Locator) => Promise<void>;
  /** Replaces what stands in a field. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Leaves for somewhere that is none of the component's. */
  leave: () => Promise<void>;
  /** Scrolls the page to its beginning, or away from it. */
  scroll: (to: 'beginning' | 'on') => Promise<void>;
}

/** How long something may take to be there, in ms: machines are noisy. */
const PATIENCE = 5_000;
/** The most stops of the Tab key from one end of a component to the other, and round again. */
const STOPS = 60;

export function personWith(ability: Ability, page: Page): Person {
  page.setDefaultTimeout(PATIENCE);
  page.setDefaultNavigationTimeout(60_000);
  return { keyboard: typist, touch: toucher, pointer: mouser }[ability](page);
}

/** What a step left is there at once, or it is not there. @throws when it is not. */
async function there(target: Locator) {
  if (!(await target.isVisible())) throw new Error(`There is no ${target}.`);
  return target;
}

/** @throws when Tab never comes there. */
export async function reach(page: Page, target: Locator) {
  const element = await (await there(target)).elementHandle();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await page.evaluate((element) => element === document.activeElement, element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${target}.`);
}

function typist(page: Page): Person {
  const { keyboard } = page;
  return {
    page,
    press: async (target) => {
      await reach(page, target);
      await keyboard.press('Enter');
    },
    choose: async (radio) => {
      // A group of radio buttons is one stop: at the chosen one.
      const group = await radio.getAttribute('name');
      await reach(page, page.locator(`input[name="${group}"]:checked`));
      for (let turn = 0; turn < STOPS && !(await radio.isChecked()); turn++) await keyboard.press('ArrowRight');
    },
    write: async (field, text) => {
      await reach(page, field);
      await rewrite(page, text);
    },
    leave: async () => {
      await reach(page, page.locator('#after'));
    },
    scroll: async (to) => {
      await page.keyboard.press(to === 'on' ? 'PageDown' : 'Control+Home');
      await scrolled(page, to);
    },
  };
}

function mouser(page: Page): Person {
  const click = async (target: Locator) => (await there(target)).click();
  return {
    page,
    press: click,
    choose: async (radio) => click(await labelOf(radio)),
    write: async (field, text) => {
      await click(field);
      await rewrite(page, text);
    },
    leave: async () => {
      const { x, y } = nowhere(page);
      await page.mouse.click(x, y);
    },
    scroll: async (to) => {
      await page.mouse.wheel(0, to === 'on' ? 600 : -3_000);
      await scrolled(page, to);
    },
  };
}

function toucher(page: Page): Person {
  const tap = async (target: Locator) => (await there(target)).tap();
  return {
    page,
    press: tap,
    choose: async (radio) => tap(await labelOf(radio)),
    write: async (field, text) => {
      await tap(field);
      // The keyboard on the screen.
      await rewrite(page, text);
    },
    leave: async () => {
      const { x, y } = nowhere(page);
      await page.touchscreen.tap(x, y);
    },
    scroll: async (to) => {
      const session = await page.context().newCDPSession(page);
      const yDistance = to === 'on' ? -600 : 1_200;
      await session.send('Input.synthesizeScrollGesture', { x: 300, y: 500, yDistance, speed: 8_000 });
      await session.detach();
      await scrolled(page, to);
    },
  };
}

/** What is pressed of a radio button that is drawn as a part of a bar. */
async function labelOf(radio: Locator) {
  const id = await radio.evaluate((input: HTMLInputElement) => {
    const [label] = input.labels ?? [];
    if (label) label.dataset.pressed = input.value;
    return label ? input.value : '';
  });
  if (!id) throw new Error(`${radio} has no label.`);
  return radio.page().locator(`label[data-pressed="${id}"]`);
}

async function rewrite(page: Page, text: string) {
  await page.keyboard.press('Control+A');
  if (text) await page.keyboard.insertText(text);
  else await page.keyboard.press('Delete');
}

/** A place of the page with nothing in it. */
export function nowhere(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 320, height: 480 };
  return { x: width / 2, y: height - 20 };
}

/** It has come there, and rests: the next key would stop a page on its way. */
const scrolled = (page: Page, to: 'beginning' | 'on') =>
  page.evaluate(async (on) => {
    let before = -1;
    for (let frame = 0; frame < 300; frame++) {
      const isThere = on ? scrollY > 20 : scrollY === 0;
      if (isThere && scrollY === before) return;
      before = scrollY;
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    throw new Error('The page does not scroll.');
  }, to === 'on');

/** A finger or a button of the mouse that is held down between one call and the next. */
export class Grip {
  #session: CDPSession | undefined;
  readonly #page: Page;
  readonly #ability: Ability;
  #at = { x: 0, y: 0 };
  #holds = false;

  constructor({ page }: Person, ability: Ability) {
    this.#page = page;
    this.#ability = ability;
  }

  /** Takes hold of the middle of `target`, and pulls it. `by`: CSS px. */
  async grab(target: Locator, by: number) {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not to be seen.`);
    this.#at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.#do('Start');
    for (let step = 0; step < 4; step++) await this.pull(by / 4);
  }

  async pull(by: number) {
    this.#at.x += by;
    await this.#do('Move');
  }

  async drop() {
    if (!this.#holds) return;
    await this.#do('End');
    await this.#session?.detach();
    this.#session = undefined;
  }

  async #do(what: 'Start' | 'Move' | 'End') {
    const { mouse } = this.#page;
    this.#holds = what !== 'End';
    const { x, y } = this.#at;
    if (this.#ability === 'pointer') {
      if (what === 'End') return mouse.up();
      await mouse.move(x, y);
      if (what === 'Start') await mouse.down();
      return;
    }
    this.#session ??= await this.#page.context().newCDPSession(this.#page);
    const touchPoints = what === 'End' ? [] : [{ x, y }];
    await this.#session.send('Input.dispatchTouchEvent', { type: `touch${what}`, touchPoints });
  }
}
