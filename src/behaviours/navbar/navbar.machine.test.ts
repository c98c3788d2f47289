import { describe, expect, test } from 'vitest';
import { createActor, type EventFromLogic, SimulatedClock } from 'xstate';
import { performSteps, type Step } from '../../testing/steps';
import { type NavbarOpen, navbarMachine } from './navbar.machine';

type Steps = Step<EventFromLogic<typeof navbarMachine>>[];

const items = ['Solutions', 'Company'];
const found = (item: string) => ({ type: 'pointer.found', item }) as const;
const enter = (item: string) => ({ type: 'pointer.enter', item }) as const;
const away = (item: string) => ({ type: 'pointer.leave', item }) as const;
const press = (item: string) => ({ type: 'press', item }) as const;
const focus = (item: string) => ({ type: 'focus', item }) as const;
const set = (open: NavbarOpen) => ({ type: 'set', open }) as const;
const change = (items: string[]) => ({ type: 'items.change', items }) as const;

/** `now` performs steps, and says the state of the menu and which item is open after them. */
function start(open: NavbarOpen = null) {
  const clock = new SimulatedClock();
  const focused: (string | null)[] = [];
  const machine = navbarMachine.provide({ actions: { focusToggle: ({ context }) => focused.push(context.item) } });
  const actor = createActor(machine, { clock, input: { items, open } }).start();
  const now = (...steps: Steps) => {
    performSteps(actor, clock, steps);
    return `${actor.getSnapshot().value.menu} ${actor.getSnapshot().context.item}`;
  };
  return { actor, focused, now };
}

test.each([
  [[10], 'top'],
  [[10.5], 'past'],
  [[11, 12], 'past'],
  [[11, 10], 'top'],
])('is solid past 10 px of scroll, and transparent at 10 px and above: %j (R6, D38)', (ways, scroll) => {
  const { actor, now } = start();
  now(...ways.map((y) => ({ type: 'scroll', y }) as const));
  expect(actor.getSnapshot().value.scroll).toBe(scroll);
});

test.each<[string, Steps, string]>([
  ['stays open on a press under the mouse', [found('Solutions'), press('Solutions')], 'expanded Solutions'],
  ['closes on the next press', [found('Solutions'), press('Solutions'), press('Solutions')], 'closed null'],
  ['stays closed until the mouse has rested for 100 ms', [enter('Solutions'), 99], 'opening Solutions'],
  ['opens after that', [enter('Solutions'), 100], 'hovered Solutions'],
  ['does not open under a mouse that moves on', [enter('Solutions'), 99, away('Solutions')], 'closed null'],
  ['restarts the delay for each', [enter('Company'), 99, enter('Solutions'), 99], 'opening Solutions'],
  ['stays open if the mouse leaves another', [found('Solutions'), away('Company')], 'hovered Solutions'],
  ['stays open until the mouse has been away for 250 ms', [found('Company'), away('Company'), 249], 'closing Company'],
  ['closes after that', [found('Company'), away('Company'), 250], 'closed null'],
  ['switches at once while closing', [found('Solutions'), away('Solutions'), enter('Company')], 'hovered Company'],
  ['switches at once while hovered', [found('Solutions'), enter('Company')], 'hovered Company'],
  ['is shown on focus while opening', [enter('Solutions'), focus('Solutions'), 60_000], 'expanded Solutions'],
  [
    'is shown on focus while closing',
    [found('Solutions'), away('Solutions'), focus('Solutions'), 60_000],
    'expanded Solutions',
  ],
  ['stays open while hovered, wherever the focus moves', [found('Solutions'), 'leave'], 'hovered Solutions'],
  ['is replaced by another that is pressed', [press('Solutions'), press('Company')], 'expanded Company'],
  ['is reset by the menu', [press('Solutions'), 'menu.press'], 'open null'],
  ['is reset by another page', [press('Solutions'), 'route.change'], 'closed null'],
])('a dropdown %s', (_, steps, menu) => {
  expect(start().now(...steps)).toBe(menu);
});

test.each(['press', 'arrow.down', 'focus'] as const)('a dropdown ignores the mouse after %s', (type) => {
  const { now } = start();
  const mouse = [away('Solutions'), enter('Company'), 60_000];
  expect(now(found('Solutions'), { type, item: 'Solutions' }, ...mouse)).toBe('expanded Solutions');
  expect(now('leave')).toBe('closed null');
});

describe('restoring the focus', () => {
  test.each(['escape', 'choose'] as const)('happens on %s, to the element that opened the menu (D18)', (type) => {
    const { now, focused } = start();
    now(press('Solutions'), type, found('Company'), type, 'menu.press', type);
    expect(focused).toEqual(['Solutions', 'Company', null]);
  });

  test.each(['route.change', 'leave'] as const)('does not happen on %s', (type) => {
    const { now, focused } = start();
    now(press('Solutions'), type, 'menu.press', type);
    expect(focused).toEqual([]);
  });
});

describe('the product', () => {
  test('sets the initial menu, if it exists', () => {
    expect(start('Company').now()).toBe('expanded Company');
    expect(start('menu').now()).toBe('open null');
    expect(start('Nowhere').now()).toBe('closed null');
    const { value, context } = createActor(navbarMachine).start().getSnapshot();
    expect(value.menu).toBe('closed');
    expect(context).toEqual({ items: [], item: null });
  });

  test.each<[string, Steps]>([
    ['closed', []],
    ['open', ['menu.press']],
    ['opening', [enter('Solutions')]],
    ['hovered', [found('Solutions')]],
    ['closing', [found('Solutions'), away('Solutions')]],
    ['expanded', [press('Solutions')]],
  ])('sets any menu while it is %s', (state, steps) => {
    expect(start().now(...steps, set('menu'))).toBe('open null');
    expect(start().now(...steps, set('Solutions'))).toBe('expanded Solutions');
    expect(start().now(...steps, set('Company'))).toBe('expanded Company');
    // While `opening`, the dropdown is not open yet.
    expect(start().now(...steps, set(null))).toBe(state === 'opening' ? 'opening Solutions' : 'closed null');
  });

  test('cannot open what does not exist', () => {
    const { now } = start('Solutions');
    expect(now(set('Nowhere'))).toBe('expanded Solutions');
    expect(now(change(['Solutions', 'Nowhere']), set('Nowhere'))).toBe('expanded Nowhere');
  });

  test('closes only the dropdown that it removes', () => {
    const { now } = start('Solutions');
    expect(now(change(['Solutions']))).toBe('expanded Solutions');
    expect(now(change(['Company']))).toBe('closed null');
    expect(now(set('Solutions'))).toBe('closed null');
    expect(now('menu.press', change([]))).toBe('open null');
  });
});
