import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { accordionMachine } from './accordion.machine';

const start = () => createActor(accordionMachine).start();

describe('the accordion', () => {
  test('starts with every item closed', () => {
    expect(start().getSnapshot()).toMatchObject({ value: 'collapsed', context: { item: null } });
  });

  test('remembers which item it shows', () => {
    const actor = start();
    actor.send({ type: 'toggle', item: 'languages' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'expanded', context: { item: 'languages' } });
  });

  test('moves the opening to another item in one step', () => {
    const actor = start();
    actor.send({ type: 'toggle', item: 'languages' });
    actor.send({ type: 'toggle', item: 'security' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'expanded', context: { item: 'security' } });
  });

  test('takes what is open already for shown', () => {
    const actor = start();
    actor.send({ type: 'reveal', item: 'languages' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'expanded', context: { item: 'languages' } });
  });

  test('stays open when told again that an item is open', () => {
    const actor = start();
    actor.send({ type: 'reveal', item: 'languages' });
    actor.send({ type: 'reveal', item: 'languages' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'expanded', context: { item: 'languages' } });
    actor.send({ type: 'reveal', item: 'security' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'expanded', context: { item: 'security' } });
  });

  test('forgets the item when the open one is toggled', () => {
    const actor = start();
    actor.send({ type: 'toggle', item: 'languages' });
    actor.send({ type: 'toggle', item: 'languages' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'collapsed', context: { item: null } });
  });
});
