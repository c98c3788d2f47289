import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { navbarMachine, SCROLL_THRESHOLD } from './navbar.machine';

function start() {
  const focused: (string | null)[] = [];
  const machine = navbarMachine.provide({ actions: { focusToggle: ({ context }) => focused.push(context.item) } });
  const actor = createActor(machine).start();
  return { focused, send: actor.send, state: () => actor.getSnapshot() };
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
  test.each(['pointer.enter', 'press', 'arrow.down'] as const)('remember which one %s opened', (type) => {
    const { send, state } = start();
    send({ type, item: 'Solutions' });
    expect(state().context.item).toBe('Solutions');
    send({ type, item: 'Company' });
    expect(state().context.item).toBe('Company');
  });

  test.each([
    ['the menu', { type: 'menu.press' }],
    ['one under the mouse', { type: 'pointer.enter', item: 'Solutions' }],
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
    send({ type: 'pointer.enter', item: 'Solutions' });
    send({ type: 'press', item: 'Solutions' });
    expect(state()).toMatchObject({ value: { menu: 'expanded' }, context: { item: 'Solutions' } });
    send({ type: 'press', item: 'Solutions' });
    expect(state()).toMatchObject({ value: { menu: 'closed' }, context: { item: null } });
  });

  test('give way to another one under the mouse, and not to the mouse on the one that is open', () => {
    const { send, state } = start();
    send({ type: 'press', item: 'Solutions' });
    send({ type: 'pointer.enter', item: 'Solutions' });
    expect(state().value).toMatchObject({ menu: 'expanded' });
    send({ type: 'pointer.enter', item: 'Company' });
    expect(state()).toMatchObject({ value: { menu: 'hovered' }, context: { item: 'Company' } });
  });

  test('stay open when the mouse leaves another one', () => {
    const { send, state } = start();
    send({ type: 'arrow.down', item: 'Solutions' });
    send({ type: 'pointer.leave', item: 'Company' });
    expect(state().value).toMatchObject({ menu: 'expanded' });
    send({ type: 'pointer.leave', item: 'Solutions' });
    expect(state().value).toMatchObject({ menu: 'closed' });
  });

  test('stay while hovered, wherever the focus goes', () => {
    const { send, state } = start();
    send({ type: 'pointer.enter', item: 'Solutions' });
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
    send({ type: 'pointer.enter', item: 'Company' });
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
