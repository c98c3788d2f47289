import { expect, test } from 'vitest';
import { createActor, type EventFromLogic } from 'xstate';
import { accordionMachine } from './accordion.machine';

type Input = Parameters<typeof start>[0];
type Events = EventFromLogic<typeof accordionMachine>[];

const toggle = (item: string) => ({ type: 'toggle', item }) as const;
const reveal = (item: string) => ({ type: 'reveal', item }) as const;
const set = (...items: string[]) => ({ type: 'set', items }) as const;
const several = (multiple: boolean) => ({ type: 'multiple.change', multiple }) as const;

function start(input?: { items?: readonly string[]; multiple?: boolean }) {
  const actor = createActor(accordionMachine, { input }).start();
  /** The open items, after these events. */
  const now = (...events: Events) => {
    for (const event of events) actor.send(event);
    const { value, context } = actor.getSnapshot();
    expect(value).toBe(context.items.length > 0 ? 'expanded' : 'collapsed');
    return context.items;
  };
  return { actor, now };
}

test.each<[string, Input, Events, string[]]>([
  ['starts with every item closed', {}, [], []],
  ['starts with the item that the product opens', { items: ['languages'] }, [], ['languages']],
  ['starts with the last of several items', { items: ['languages', 'security'] }, [], ['security']],
  ['starts with several items', { items: ['a', 'b'], multiple: true }, [], ['a', 'b']],
  ['opens another item and closes the first', {}, [toggle('a'), toggle('b')], ['b']],
  ['closes the open item', {}, [toggle('a'), toggle('a')], []],
  ['reveals another item and closes the first', {}, [reveal('a'), reveal('b')], ['b']],
  ['opens several items', { multiple: true }, [toggle('a'), toggle('b'), reveal('c')], ['a', 'b', 'c']],
  ['closes one of several', { multiple: true, items: ['a', 'b', 'c'] }, [toggle('b')], ['a', 'c']],
  ['closes each of several', { multiple: true, items: ['a', 'b'] }, [toggle('a'), toggle('b')], []],
  ['keeps the last open item in single mode', { items: ['a', 'b'], multiple: true }, [several(false)], ['b']],
  ['keeps the open item in multiple mode', { items: ['a'] }, [several(true), toggle('b')], ['a', 'b']],
  [
    'opens several again in multiple mode',
    { items: ['a', 'b'], multiple: true },
    [several(false), several(true), toggle('a'), toggle('c')],
    ['b', 'a', 'c'],
  ],
  ['closes one of several in single mode', { items: ['a'] }, [several(true), toggle('b'), several(false)], ['b']],
])('%s', (_, input, events, items) => {
  expect(start(input).now(...events)).toEqual(items);
});

test('opens exactly the items that the product sets, from any state', () => {
  const { now } = start({ multiple: true });
  for (const items of [['a'], ['b', 'a'], ['b'], ['a'], []]) expect(now(set(...items))).toEqual(items);
});

test.each<[string, string[], Events]>([
  ['setting nothing where nothing is open', [], [set()]],
  ['setting what is open', ['a'], [set('a')]],
  ['setting more than may be open, of which the last is', ['a'], [set('b', 'a')]],
  ['revealing an open item', ['a'], [reveal('a')]],
])('changes nothing by %s', (_, items, events) => {
  const { actor, now } = start({ items });
  const before = actor.getSnapshot();
  now(...events);
  expect(actor.getSnapshot()).toBe(before);
});
