import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  MENU_CLOSE_DELAY_MS,
  MENU_OPEN_DELAY_MS,
  type NavbarOpen,
  navbarMachine,
  SCROLL_THRESHOLD_PX,
} from './navbar.machine';

const items = ['Solutions', 'Company'];

function start(open: NavbarOpen = null) {
  const clock = new SimulatedClock();
  const focused: (string | null)[] = [];
  const machine = navbarMachine.provide({ actions: { focusToggle: ({ context }) => focused.push(context.item) } });
  const actor = createActor(machine, { clock, input: { items, open } }).start();
  const state = () => actor.getSnapshot();
  const menu = () => `${state().value.menu} ${state().context.item}`;
  return { clock, focused, send: actor.send, state, menu };
}

describe('the bar', () => {
  test('is solid past 10 px of scroll, and transparent at 10 px and above', () => {
    const { send, state } = start();
    expect(SCROLL_THRESHOLD_PX).toBe(10);
    send({ type: 'scroll', y: 10 });
    expect(state().value).toMatchObject({ scroll: 'top' });
    send({ type: 'scroll', y: 10.5 });
    expect(state().value).toMatchObject({ scroll: 'past' });
    send({ type: 'scroll', y: 11 });
    expect(state().value).toMatchObject({ scroll: 'past' });
    send({ type: 'scroll', y: 10 });
    expect(state().value).toMatchObject({ scroll: 'top' });
  });
});

describe('dropdowns', () => {
  test.each(['pointer.found', 'pointer.enter', 'press', 'arrow.down', 'focus'] as const)(
    'store which one %s opened',
    (type) => {
      const { send, state } = start();
      send({ type, item: 'Solutions' });
      expect(state().context.item).toBe('Solutions');
      send({ type: 'route.change' });
      send({ type, item: 'Company' });
      expect(state().context.item).toBe('Company');
    },
  );

  test.each([
    ['the menu', { type: 'menu.press' }],
    ['one under the mouse', { type: 'pointer.found', item: 'Solutions' }],
    ['one that was pressed', { type: 'press', item: 'Solutions' }],
  ] as const)('replace %s when another one is pressed or opened with the keyboard', (_, before) => {
    for (const type of ['press', 'arrow.down'] as const) {
      const { send, state } = start();
      send(before);
      send({ type, item: 'Company' });
      expect(state()).toMatchObject({ value: { menu: 'expanded' }, context: { item: 'Company' } });
    }
  });

  test('stay open on the first press under the mouse, and close on the next', () => {
    const { send, state } = start();
    send({ type: 'pointer.found', item: 'Solutions' });
    send({ type: 'press', item: 'Solutions' });
    expect(state()).toMatchObject({ value: { menu: 'expanded' }, context: { item: 'Solutions' } });
    send({ type: 'press', item: 'Solutions' });
    expect(state()).toMatchObject({ value: { menu: 'closed' }, context: { item: null } });
  });

  test('open after the mouse has rested on them for 100 ms (D35)', () => {
    const { clock, send, menu } = start();
    expect(MENU_OPEN_DELAY_MS).toBe(100);
    send({ type: 'pointer.enter', item: 'Solutions' });
    clock.increment(MENU_OPEN_DELAY_MS - 1);
    expect(menu()).toBe('opening Solutions');
    clock.increment(1);
    expect(menu()).toBe('hovered Solutions');
  });

  test('do not open under a mouse that moves on, and restart the delay for each', () => {
    const { clock, send, menu } = start();
    send({ type: 'pointer.enter', item: 'Solutions' });
    clock.increment(MENU_OPEN_DELAY_MS - 1);
    send({ type: 'pointer.leave', item: 'Solutions' });
    expect(menu()).toBe('closed null');
    send({ type: 'pointer.enter', item: 'Company' });
    clock.increment(MENU_OPEN_DELAY_MS - 1);
    expect(menu()).toBe('opening Company');
    send({ type: 'pointer.enter', item: 'Solutions' });
    clock.increment(MENU_OPEN_DELAY_MS - 1);
    expect(menu()).toBe('opening Solutions');
  });

  test('close after the mouse has been away for 250 ms (D35)', () => {
    const { clock, send, menu } = start();
    expect(MENU_CLOSE_DELAY_MS).toBe(250);
    send({ type: 'pointer.found', item: 'Solutions' });
    send({ type: 'pointer.leave', item: 'Company' });
    expect(menu()).toBe('hovered Solutions');
    send({ type: 'pointer.leave', item: 'Solutions' });
    clock.increment(MENU_CLOSE_DELAY_MS - 1);
    expect(menu()).toBe('closing Solutions');
    clock.increment(1);
    expect(menu()).toBe('closed null');
  });

  test('switch at once to the next one under the mouse', () => {
    const { send, menu } = start();
    send({ type: 'pointer.found', item: 'Solutions' });
    send({ type: 'pointer.leave', item: 'Solutions' });
    send({ type: 'pointer.enter', item: 'Company' });
    expect(menu()).toBe('hovered Company');
    send({ type: 'pointer.enter', item: 'Solutions' });
    expect(menu()).toBe('hovered Solutions');
  });

  test.each(['press', 'arrow.down', 'focus'] as const)('ignore the mouse after %s', (type) => {
    const { clock, send, menu } = start();
    send({ type: 'pointer.found', item: 'Solutions' });
    send({ type, item: 'Solutions' });
    send({ type: 'pointer.leave', item: 'Solutions' });
    send({ type: 'pointer.enter', item: 'Company' });
    clock.increment(60_000);
    expect(menu()).toBe('expanded Solutions');
    send({ type: 'leave' });
    expect(menu()).toBe('closed null');
  });

  test.each(['opening', 'closing'] as const)('are shown on focus while %s', (state) => {
    const { clock, send, menu } = start();
    if (state === 'opening') send({ type: 'pointer.enter', item: 'Solutions' });
    else send({ type: 'pointer.found', item: 'Solutions' });
    if (state === 'closing') send({ type: 'pointer.leave', item: 'Solutions' });
    expect(menu()).toBe(`${state} Solutions`);
    send({ type: 'focus', item: 'Solutions' });
    clock.increment(60_000);
    expect(menu()).toBe('expanded Solutions');
  });

  test('stay open while hovered, wherever the focus moves', () => {
    const { send, state } = start();
    send({ type: 'pointer.found', item: 'Solutions' });
    send({ type: 'leave' });
    expect(state().value).toMatchObject({ menu: 'hovered' });
  });

  test.each(['menu.press', 'route.change'] as const)('are reset on %s', (type) => {
    const { send, state } = start();
    send({ type: 'press', item: 'Solutions' });
    send({ type });
    expect(state().context.item).toBeNull();
  });
});

describe('restoring the focus', () => {
  test.each(['escape', 'choose'] as const)('happens on %s, to the element that opened the menu', (type) => {
    const { send, focused } = start();
    send({ type: 'press', item: 'Solutions' });
    send({ type });
    send({ type: 'pointer.found', item: 'Company' });
    send({ type });
    send({ type: 'menu.press' });
    send({ type });
    expect(focused).toEqual(['Solutions', 'Company', null]);
  });

  test('does not happen when the page changes or the focus leaves', () => {
    const { send, focused } = start();
    for (const type of ['route.change', 'leave'] as const) {
      send({ type: 'press', item: 'Solutions' });
      send({ type });
      send({ type: 'menu.press' });
      send({ type });
    }
    expect(focused).toEqual([]);
  });
});

describe('the product', () => {
  test('sets the initial menu, if it exists', () => {
    expect(start('Company').menu()).toBe('expanded Company');
    expect(start('menu').menu()).toBe('open null');
    expect(start('Nowhere').menu()).toBe('closed null');
    const { value, context } = createActor(navbarMachine).start().getSnapshot();
    expect(value.menu).toBe('closed');
    expect(context).toEqual({ items: [], item: null });
  });

  test.each([null, 'menu', 'Solutions', 'Company'])('sets %s from any state', (open) => {
    const ways: Parameters<ReturnType<typeof start>['send']>[0][][] = [
      [],
      [{ type: 'menu.press' }],
      [{ type: 'pointer.enter', item: 'Solutions' }],
      [{ type: 'pointer.found', item: 'Solutions' }],
      [
        { type: 'pointer.found', item: 'Solutions' },
        { type: 'pointer.leave', item: 'Solutions' },
      ],
      [{ type: 'press', item: 'Solutions' }],
    ];
    for (const way of ways) {
      const { send, menu, state } = start();
      for (const event of way) send(event);
      const before = state().value.menu;
      send({ type: 'set', open });
      // While `opening`, the dropdown is not open yet.
      if (open === null && before === 'opening') expect(menu()).toBe('opening Solutions');
      else expect(menu()).toBe({ null: 'closed null', menu: 'open null' }[String(open)] ?? `expanded ${open}`);
    }
  });

  test('cannot open what does not exist', () => {
    const { send, menu } = start('Solutions');
    send({ type: 'set', open: 'Nowhere' });
    expect(menu()).toBe('expanded Solutions');
    send({ type: 'items.change', items: ['Solutions', 'Nowhere'] });
    send({ type: 'set', open: 'Nowhere' });
    expect(menu()).toBe('expanded Nowhere');
  });

  test('closes only the dropdown that it removes', () => {
    const { send, menu } = start('Solutions');
    send({ type: 'items.change', items: ['Solutions'] });
    expect(menu()).toBe('expanded Solutions');
    send({ type: 'items.change', items: ['Company'] });
    expect(menu()).toBe('closed null');
    send({ type: 'set', open: 'Solutions' });
    expect(menu()).toBe('closed null');
    send({ type: 'menu.press' });
    send({ type: 'items.change', items: [] });
    expect(menu()).toBe('open null');
  });

  test('restores the focus by closing', () => {
    const { send, focused } = start('Company');
    send({ type: 'set', open: null });
    send({ type: 'menu.press' });
    send({ type: 'set', open: null });
    expect(focused).toEqual(['Company', null]);
  });
});
