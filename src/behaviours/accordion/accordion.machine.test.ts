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

  test('starts with what the product has open', () => {
    expect(now(start({ items: ['languages'] }))).toEqual(['expanded', 'languages']);
    expect(now(start({ items: ['languages', 'security'], multiple: true }))).toEqual([
      'expanded',
      'languages',
      'security',
    ]);
  });

  test('shows the last of several where one is open at a time', () => {
    expect(now(start({ items: ['languages', 'security'] }))).toEqual(['expanded', 'security']);
  });

  test('moves the opening to another item in one step', () => {
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

  test('takes what is open already for shown, and is not told twice', () => {
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

describe('where several may be open', () => {
  test('each opens and closes by itself', () => {
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

  test('only the last stays when the product changes its mind', () => {
    const actor = start({ items: ['languages', 'hours'], multiple: true });
    actor.send({ type: 'multiple.change', multiple: false });
    expect(now(actor)).toEqual(['expanded', 'hours']);
    actor.send({ type: 'multiple.change', multiple: true });
    actor.send({ type: 'toggle', item: 'languages' });
    expect(now(actor)).toEqual(['expanded', 'hours', 'languages']);
  });
});

test('as many may be open as the product said last', () => {
  const actor = start({ items: ['languages'] });
  actor.send({ type: 'multiple.change', multiple: true });
  actor.send({ type: 'toggle', item: 'hours' });
  expect(now(actor)).toEqual(['expanded', 'languages', 'hours']);
  actor.send({ type: 'multiple.change', multiple: false });
  actor.send({ type: 'toggle', item: 'languages' });
  expect(now(actor)).toEqual(['expanded', 'languages']);
});

describe('the product', () => {
  test('has every item open or closed that it says, from wherever', () => {
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
  ])('says nothing new with %s', (_, items, said) => {
    const actor = start({ items });
    const before = actor.getSnapshot();
    actor.send({ type: 'set', items: said });
    expect(actor.getSnapshot()).toBe(before);
  });
});
