/** Touch input and the file dialog, which only Playwright's Chromium has. */
import type { CDPSession, Page } from 'playwright/test';
import {
  type Ability,
  type Attach,
  emptyPoint,
  keyboardUser,
  labelOf,
  mouseUser,
  type Pointer,
  rewrite,
  scrolled,
  type User,
  visible,
} from './abilities';
import type { Target } from './browser-page';

/** Within this time a browser takes two taps for a double tap, in ms; with some more for a noisy machine. */
const DOUBLE_TAP_MS = 500;

/** How long to wait for an element, in ms: machines are noisy. */
const TIMEOUT_MS = 5_000;

export function userWith(ability: Ability, page: Page): User {
  page.setDefaultTimeout(TIMEOUT_MS);
  page.setDefaultNavigationTimeout(60_000);
  const attach: Attach = async (field, file, user) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser', { timeout: TIMEOUT_MS }), user.press(field)]);
    const { name = '', mimeType = '', size = 0 } = file ?? {};
    await chooser.setFiles(file ? { name, mimeType, buffer: Buffer.alloc(size, '%') } : []);
  };
  return { keyboard: keyboardUser, touch: touchUser, pointer: mouseUser }[ability](page, attach);
}

function touchUser(page: Page, attach: Attach): User {
  const pointer = touchPointer(page);
  /** The last tap, and when it was. */
  let last = { x: 0, y: 0, at: 0 };
  const tap = async (target: Target) => {
    const shown = await visible(target);
    const { x = 0, y = 0 } = (await shown.boundingBox()) ?? {};
    // A second tap at once would be a double tap.
    const wait = last.at + DOUBLE_TAP_MS - Date.now();
    if (wait > 0 && Math.hypot(x - last.x, y - last.y) < 40) await page.waitForTimeout(wait);
    await shown.tap?.();
    last = { x, y, at: Date.now() };
  };
  return {
    page,
    attach,
    pointer,
    press: tap,
    choose: async (radio) => tap(await labelOf(page, radio)),
    write: async (field, text) => {
      await tap(field);
      // The on-screen keyboard.
      await rewrite(page, text);
    },
    leave: async () => {
      const { x, y } = emptyPoint(page);
      await pointer.pressAt(x, y);
    },
    scroll: async (to) => {
      await gesture(page, { x: 300, y: 500, yDistance: to === 'on' ? -600 : 1_200, speed: 8_000 });
      await scrolled(page, to);
    },
  };
}

function touchPointer(page: Page): Pointer {
  let session: CDPSession | undefined;
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) => {
    session ??= await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    pressAt: (x, y) => page.touchscreen.tap(x, y),
    start: (x, y) => touch('touchStart', [{ x, y }]),
    move: (x, y) => touch('touchMove', [{ x, y }]),
    end: async () => {
      await touch('touchEnd', []);
      await session?.detach();
      session = undefined;
    },
    swipe: async (target, part) => {
      const box = await target.boundingBox();
      if (!box) return;
      const at = { x: box.x + box.width * (part < 0 ? 0.85 : 0.15), y: box.y + box.height / 2 };
      await gesture(page, { ...at, xDistance: box.width * part, speed: 2_000 });
      await page.waitForTimeout(400);
    },
  };
}

async function gesture(
  page: Page,
  pushed: { x: number; y: number; xDistance?: number; yDistance?: number; speed: number },
) {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', pushed);
  await session.detach();
}
