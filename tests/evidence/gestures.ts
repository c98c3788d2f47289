/** Performs the gestures that each folder describes in a browser, by keyboard, touch or mouse. */
import { behaviours as described } from '../../src/testing/behaviours';
import { type AnyTesting, type EventTest, gestureBy } from '../../src/testing/description';
import { type Ability, abilities, emptyPoint, HeldPointer, tabTo, type User } from './abilities';
import type { BrowserPage } from './browser-page';
import type { MarkedAct } from './page/walker';

export interface Behaviour extends Pick<AnyTesting, 'widths' | 'pointerStates' | 'held'> {
  /** The events that users can cause, by type. */
  events: Readonly<Record<string, EventTest>>;
  /** The events that the page causes where a user could not continue without them. */
  byPage?: readonly string[];
}

/** Whether users with this ability can cause an event. */
export const canCause = ({ events }: Pick<Behaviour, 'events'>, type: string, ability: Ability) =>
  gestureBy({ events }, type, ability) !== undefined;

export const behaviours: Readonly<Record<string, Behaviour>> = Object.fromEntries(
  Object.entries(described).map(([name, { testing }]) => [
    name,
    {
      ...testing,
      events: Object.fromEntries(
        Object.entries(testing.events).filter(([type]) =>
          abilities.some((ability) => canCause(testing, type, ability)),
        ),
      ),
      byPage: Object.keys(testing.events).filter((type) => testing.events[type]?.walked),
    },
  ]),
);

const heldPointers = new WeakMap<BrowserPage, HeldPointer>();

/** Releases a held pointer. */
export const release = (page: BrowserPage) => heldPointers.get(page)?.drop();

function heldPointerOf({ page, pointer }: User) {
  if (!pointer) throw new Error('A keyboard cannot press and hold: describe a `keyboard` gesture for this event.');
  const held = heldPointers.get(page) ?? new HeldPointer(pointer);
  heldPointers.set(page, held);
  return held;
}

/** Performs one act of a gesture. @throws when its element is missing. */
export async function perform(user: User, act: MarkedAct): Promise<void> {
  const { page, pointer } = user;
  const at = page.locator(act.at ?? 'body');
  if (act.do === 'press') await user.press(at);
  else if (act.do === 'choose') await user.choose(at);
  else if (act.do === 'write') await user.write(at, act.text);
  else if (act.do === 'attach') await user.attach(at, act.file ?? undefined, user);
  else if (act.do === 'focus') await tabTo(page, at);
  else if (act.do === 'keys') {
    if (act.at) await tabTo(page, at);
    for (const key of act.keys) await page.keyboard.press(key);
  } else if (act.do === 'leave') await user.leave();
  else if (act.do === 'scroll') await user.scroll(act.to > 10 ? 'on' : 'beginning');
  else if (act.do === 'hover') {
    const { x, y } = emptyPoint(page);
    await (act.at ? at.hover() : page.mouse.move(x, y));
  } else if (act.do === 'grab') await heldPointerOf(user).grab(at, act.by);
  else if (act.do === 'pull') await heldPointerOf(user).pull(act.by);
  else if (act.do === 'drop') await heldPointerOf(user).drop();
  else if (act.do === 'press.at') await pointer?.pressAt(act.x, act.y);
  else await pointer?.swipe?.(at, act.by);
}
