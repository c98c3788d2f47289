import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { CLOSE_AFTER, type NavbarOpen, navbarMachine, OPEN_AFTER, SCROLL_THRESHOLD } from './navbar.machine';

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
    expect(SCROLL_THRESHOLD).toBe(10);
    send({ type: 'scroll', y: 10 });
    expect(state().value).toMatchObject({ scroll: 'top' });
    send({ type: 'scroll', y: 10.5 });
    expect(state().value).toMatchObject({ scroll: 'past' });
    send({ type: 'scroll', y: 11 });
    expect(state().value).toMatchObject({ scroll: 'past' });
    send({ type: 'scroll', y: 10 });
    expect(state().value).toMatchObject({ scroll: 'top' });
  });

  test('scrolls without closing a menu', () => {
    const { send, state } = start();
    send({ type: 'press', item: 'Solutions' });
    send({ type: 'scroll', y: 400 });
    expect(state().value).toEqual({ scroll: 'past', menu: 'expanded' });
  });
});

describe('its dropdowns', () => {
  test.each(['pointer.found', 'pointer.enter', 'press', 'arrow.down', 'focus'] as const)(
    'remember which one %s opened',
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
  ] as const)('take the place of %s when another one is pressed or opened with the keyboard', (_, before) => {
    for (const type of ['press', 'arrow.down'] as const) {
      const { send, state } = start();
      send(before);
      send({ type, item: 'Company' });
      expect(state()).toMatchObject({ value: { menu: 'expanded' }, context: { item: 'Company' } });
    }
  });

  test('are kept by a press under the mouse, and closed by the next', () => {
    const { send, state } = start();
    send({ type: 'pointer.found', item: 'Solutions' });
    send({ type: 'press', item: 'Solutions' });
    expect(state()).toMatchObject({ value: { menu: 'expanded' }, context: { item: 'Solutions' } });
    send({ type: 'press', item: 'Solutions' });
    expect(state()).toMatchObject({ value: { menu: 'closed' }, context: { item: null } });
  });

  test('open when the mouse has rested on them for 100 ms, and not before (D35)', () => {
    const { clock, send, menu } = start();
    expect(OPEN_AFTER).toBe(100);
    send({ type: 'pointer.enter', item: 'Solutions' });
    clock.increment(OPEN_AFTER - 1);
    expect(menu()).toBe('opening Solutions');
    clock.increment(1);
    expect(menu()).toBe('hovered Solutions');
  });

  test('never open under a mouse that has gone on, each of them with its whole time', () => {
    const { clock, send, menu } = start();
    send({ type: 'pointer.enter', item: 'Solutions' });
    clock.increment(OPEN_AFTER - 1);
    send({ type: 'pointer.leave', item: 'Solutions' });
    expect(menu()).toBe('closed null');
    send({ type: 'pointer.enter', item: 'Company' });
    clock.increment(OPEN_AFTER - 1);
    expect(menu()).toBe('opening Company');
    send({ type: 'pointer.enter', item: 'Solutions' });
    clock.increment(OPEN_AFTER - 1);
    expect(menu()).toBe('opening Solutions');
  });

  test('close when the mouse has been away for 250 ms, and not before (D35)', () => {
    const { clock, send, menu } = start();
    expect(CLOSE_AFTER).toBe(250);
    send({ type: 'pointer.found', item: 'Solutions' });
    send({ type: 'pointer.leave', item: 'Company' });
    expect(menu()).toBe('hovered Solutions');
    send({ type: 'pointer.leave', item: 'Solutions' });
    clock.increment(CLOSE_AFTER - 1);
    expect(menu()).toBe('closing Solutions');
    clock.increment(1);
    expect(menu()).toBe('closed null');
  });

  test('give way at once to the next one under the mouse', () => {
    const { send, menu } = start();
    send({ type: 'pointer.found', item: 'Solutions' });
    send({ type: 'pointer.leave', item: 'Solutions' });
    send({ type: 'pointer.enter', item: 'Company' });
    expect(menu()).toBe('hovered Company');
    send({ type: 'pointer.enter', item: 'Solutions' });
    expect(menu()).toBe('hovered Solutions');
  });

  test.each(['press', 'arrow.down', 'focus'] as const)('care for no mouse after %s', (type) => {
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

  test.each(['opening', 'closing'] as const)('are shown for the focus that comes while %s', (state) => {
    const { clock, send, menu } = start();
    if (state === 'opening') send({ type: 'pointer.enter', item: 'Solutions' });
    else send({ type: 'pointer.found', item: 'Solutions' });
    if (state === 'closing') send({ type: 'pointer.leave', item: 'Solutions' });
    expect(menu()).toBe(`${state} Solutions`);
    send({ type: 'focus', item: 'Solutions' });
    clock.increment(60_000);
    expect(menu()).toBe('expanded Solutions');
  });

  test('stay while hovered, wherever the focus goes', () => {
    const { send, state } = start();
    send({ type: 'pointer.found', item: 'Solutions' });
    send({ type: 'leave' });
    expect(state().value).toMatchObject({ menu: 'hovered' });
  });

  test.each(['menu.press', 'route.change'] as const)('are forgotten at %s', (type) => {
    const { send, state } = start();
    send({ type: 'press', item: 'Solutions' });
    send({ type });
    expect(state().context.item).toBeNull();
  });
});

describe('its menus give the focus back', () => {
  test.each(['escape', 'choose'] as const)('at %s, while what opened them is still known', (type) => {
    const { send, focused } = start();
    send({ type: 'press', item: 'Solutions' });
    send({ type });
    send({ type: 'pointer.found', item: 'Company' });
    send({ type });
    send({ type: 'menu.press' });
    send({ type });
    expect(focused).toEqual(['Solutions', 'Company', null]);
  });

  test('and never because the page changed or the focus went elsewhere', () => {
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

describe('a product', () => {
  test('begins with what it says, if that is there', () => {
    expect(start('Company').menu()).toBe('expanded Company');
    expect(start('menu').menu()).toBe('open null');
    expect(start('Nowhere').menu()).toBe('closed null');
    const { value, context } = createActor(navbarMachine).start().getSnapshot();
    expect(value.menu).toBe('closed');
    expect(context).toEqual({ items: [], item: null });
  });

  test.each([null, 'menu', 'Solutions', 'Company'])('gets from anywhere to %s', (open) => {
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
      // What is about to open is not open yet.
      if (open === null && before === 'opening') expect(menu()).toBe('opening Solutions');
      else expect(menu()).toBe({ null: 'closed null', menu: 'open null' }[String(open)] ?? `expanded ${open}`);
    }
  });

  test('is refused what is not there', () => {
    const { send, menu } = start('Solutions');
    send({ type: 'set', open: 'Nowhere' });
    expect(menu()).toBe('expanded Solutions');
    send({ type: 'items.change', items: ['Solutions', 'Nowhere'] });
    send({ type: 'set', open: 'Nowhere' });
    expect(menu()).toBe('expanded Nowhere');
  });

  test('closes what it takes away, and nothing else', () => {
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

  test('that closes gives the focus back', () => {
    const { send, focused } = start('Company');
    send({ type: 'set', open: null });
    send({ type: 'menu.press' });
    send({ type: 'set', open: null });
    expect(focused).toEqual(['Company', null]);
  });
});
