import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { accordionMachine } from './accordion.machine';

const start = (input?: { items?: readonly string[]; multiple?: boolean }) =>
  createActor(accordionMachine, { input }).start();
type Actor = ReturnType<typeof start>;

const now = (actor: Actor) => {
  const { value, context } = actor.getSnapshot();
  return [value, ...context.items];
};

describe('the accordion', () => {
  test('starts with every item closed', () => {
    expect(now(start())).toEqual(['collapsed']);
  });

  test('starts with the items that the product opens', () => {
    expect(now(start({ items: ['languages'] }))).toEqual(['expanded', 'languages']);
    expect(now(start({ items: ['languages', 'security'], multiple: true }))).toEqual([
      'expanded',
      'languages',
      'security',
    ]);
  });

  test('opens the last of several values in single mode', () => {
    expect(now(start({ items: ['languages', 'security'] }))).toEqual(['expanded', 'security']);
  });

  test('opens another item and closes the first in one step', () => {
    const actor = start();
    actor.send({ type: 'toggle', item: 'languages' });
    actor.send({ type: 'toggle', item: 'security' });
    expect(now(actor)).toEqual(['expanded', 'security']);
  });

  test('closes the open one when it is toggled', () => {
    const actor = start();
    actor.send({ type: 'toggle', item: 'languages' });
    actor.send({ type: 'toggle', item: 'languages' });
    expect(now(actor)).toEqual(['collapsed']);
  });

  test('ignores "reveal" for an open item', () => {
    const actor = start();
    actor.send({ type: 'reveal', item: 'languages' });
    expect(now(actor)).toEqual(['expanded', 'languages']);
    const before = actor.getSnapshot();
    actor.send({ type: 'reveal', item: 'languages' });
    expect(actor.getSnapshot()).toBe(before);
    actor.send({ type: 'reveal', item: 'security' });
    expect(now(actor)).toEqual(['expanded', 'security']);
  });
});

describe('with several items open at a time', () => {
  test('opens and closes each item independently', () => {
    const actor = start({ multiple: true });
    actor.send({ type: 'toggle', item: 'languages' });
    actor.send({ type: 'toggle', item: 'hours' });
    actor.send({ type: 'reveal', item: 'security' });
    expect(now(actor)).toEqual(['expanded', 'languages', 'hours', 'security']);
    actor.send({ type: 'toggle', item: 'hours' });
    expect(now(actor)).toEqual(['expanded', 'languages', 'security']);
    actor.send({ type: 'toggle', item: 'languages' });
    actor.send({ type: 'toggle', item: 'security' });
    expect(now(actor)).toEqual(['collapsed']);
  });

  test('keeps the last open item when the product switches to single mode', () => {
    const actor = start({ items: ['languages', 'hours'], multiple: true });
    actor.send({ type: 'multiple.change', multiple: false });
    expect(now(actor)).toEqual(['expanded', 'hours']);
    actor.send({ type: 'multiple.change', multiple: true });
    actor.send({ type: 'toggle', item: 'languages' });
    expect(now(actor)).toEqual(['expanded', 'hours', 'languages']);
  });
});

test('keeps further items open when the product switches to multiple mode', () => {
  const actor = start({ items: ['languages'] });
  actor.send({ type: 'multiple.change', multiple: true });
  actor.send({ type: 'toggle', item: 'hours' });
  expect(now(actor)).toEqual(['expanded', 'languages', 'hours']);
  actor.send({ type: 'multiple.change', multiple: false });
  actor.send({ type: 'toggle', item: 'languages' });
  expect(now(actor)).toEqual(['expanded', 'languages']);
});

describe('the `set` event', () => {
  test('opens exactly the given items from any state', () => {
    const actor = start({ multiple: true });
    for (const items of [['languages'], ['hours', 'languages'], ['hours'], ['languages'], []]) {
      actor.send({ type: 'set', items });
      expect(now(actor)).toEqual([items.length > 0 ? 'expanded' : 'collapsed', ...items]);
    }
  });

  test.each([
    ['nothing where nothing is open', [], []],
    ['what is open', ['languages'], ['languages']],
    ['more than may be open, of which the last is', ['languages'], ['hours', 'languages']],
  ])('changes nothing by setting %s', (_, items, said) => {
    const actor = start({ items });
    const before = actor.getSnapshot();
    actor.send({ type: 'set', items: said });
    expect(actor.getSnapshot()).toBe(before);
  });
});
