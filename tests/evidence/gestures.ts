/** Performs the gestures that each folder describes in a browser, by keyboard, touch or mouse. */
import { behaviours as described } from '../../src/testing/behaviours';
import { type AnyTesting, type EventTest, gestureBy } from '../../src/testing/description';
import { type Ability, abilities, Grip, nowhere, type Person, reach } from './abilities';
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

const grips = new WeakMap<BrowserPage, Grip>();

/** Releases what is held. */
export const letGo = (page: BrowserPage) => grips.get(page)?.drop();

function gripOf({ page, pointer }: Person) {
  if (!pointer) throw new Error('A keyboard cannot hold anything.');
  const grip = grips.get(page) ?? new Grip(pointer);
  grips.set(page, grip);
  return grip;
}

/** Performs one act of a gesture. @throws when its element is missing. */
export async function perform(person: Person, act: MarkedAct): Promise<void> {
  const { page, pointer } = person;
  const at = page.locator(act.at ?? 'body');
  if (act.do === 'press') await person.press(at);
  else if (act.do === 'choose') await person.choose(at);
  else if (act.do === 'write') await person.write(at, act.text);
  else if (act.do === 'attach') await person.attach(at, act.file ?? undefined, person);
  else if (act.do === 'focus') await reach(page, at);
  else if (act.do === 'keys') {
    if (act.at) await reach(page, at);
    for (const key of act.keys) await page.keyboard.press(key);
  } else if (act.do === 'leave') await person.leave();
  else if (act.do === 'scroll') await person.scroll(act.to > 10 ? 'on' : 'beginning');
  else if (act.do === 'hover') {
    const { x, y } = nowhere(page);
    await (act.at ? at.hover() : page.mouse.move(x, y));
  } else if (act.do === 'grab') await gripOf(person).grab(at, act.by);
  else if (act.do === 'pull') await gripOf(person).pull(act.by);
  else if (act.do === 'drop') await gripOf(person).drop();
  else if (act.do === 'press.at') await pointer?.pressAt(act.x, act.y);
  else await pointer?.swipe?.(at, act.by);
}
