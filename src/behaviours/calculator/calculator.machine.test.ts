import { expect, test } from 'vitest';
import { createActor, type EventFromLogic } from 'xstate';
import { calculatorMachine, figuresIn } from './calculator.machine';

const fields = [
  { name: 'calls', value: 200, min: 1 },
  { name: 'minutes', value: 2, max: 60 },
];
type Events = EventFromLogic<typeof calculatorMachine>[];

const type = (name: string, value: string) => ({ type: 'change', name, value }) as const;
const set = (values: Record<string, number | null>) => ({ type: 'set', values }) as const;

/** A calculator after these events, with the state and the figures that it shows. */
function start(...events: Events) {
  const actor = createActor(calculatorMachine, { input: { fields } }).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { shown: [value, figuresIn(context)], typed: context.typed };
}

test('has nothing to calculate without fields', () => {
  const { value, context } = createActor(calculatorMachine).start().getSnapshot();
  expect([value, figuresIn(context)]).toEqual(['unchanged', {}]);
});

test('has no figure for a field without a text', () => {
  expect(figuresIn({ fields, typed: {}, locale: 'en-US' })).toEqual({ calls: null, minutes: null });
});

test.each(['', '   ', 'many', '0', '-1', '1000000001', 'Infinity', 'NaN'])('is incomplete with %j', (value) => {
  expect(start(type('calls', value)).shown).toEqual(['incomplete', { calls: null, minutes: 2 }]);
  expect(start(type('calls', value), type('minutes', '3')).shown[0]).toBe('incomplete');
});

test.each<[string, Events, string, number | null, number | null]>([
  ['starts with the initial values', [], 'unchanged', 200, 2],
  ['takes the least figure', [type('calls', '1')], 'changed', 1, 2],
  ['takes the greatest figure', [type('calls', '1000000000')], 'changed', 1e9, 2],
  ['takes spaces around a figure', [type('calls', ' 250 ')], 'changed', 250, 2],
  ['takes a fraction', [type('calls', '2.5')], 'changed', 2.5, 2],
  ['takes a field’s maximum', [type('minutes', '60')], 'changed', 200, 60],
  ['takes no more than that', [type('minutes', '60.1')], 'incomplete', 200, null],
  ['takes 0 without a minimum', [type('minutes', '0')], 'changed', 200, 0],
  ['recognizes initial values in any notation', [type('calls', '201'), type('calls', '200.0')], 'unchanged', 200, 2],
  ['resets a change', [type('calls', '300'), { type: 'reset' }], 'unchanged', 200, 2],
  ['resets an incomplete field', [type('calls', ''), { type: 'reset' }], 'unchanged', 200, 2],
  ['ignores an unknown field', [type('weeks', '50')], 'unchanged', 200, 2],
  ['has values removed by the product', [set({ calls: null, minutes: 2 })], 'incomplete', null, 2],
  ['has values omitted by the product', [set({ calls: 120 })], 'incomplete', 120, null],
  ['has them set again', [set({ calls: null, minutes: 2 }), set({ calls: 200, minutes: 2 })], 'unchanged', 200, 2],
])('%s', (_, events, state, calls, minutes) => {
  expect(start(...events).shown).toEqual([state, { calls, minutes }]);
});

test('takes other fields, and keeps what the reader has changed (escaladesports/react-netlify-form#15)', () => {
  const other = [
    { name: 'calls', value: 100, max: 250 },
    { name: 'minutes', value: 3 },
    { name: 'weeks', value: 4 },
  ];
  const define = { type: 'define', fields: other } as const;
  expect(start(define).shown).toEqual(['unchanged', { calls: 100, minutes: 3, weeks: 4 }]);
  const changed = start(type('calls', '210'), define, type('weeks', '5'));
  expect(changed.shown).toEqual(['changed', { calls: 210, minutes: 3, weeks: 5 }]);
  expect(start(type('calls', '300'), define).shown).toEqual(['incomplete', { calls: null, minutes: 3, weeks: 4 }]);
  expect(start(define, { type: 'define', fields }).typed).toEqual({ calls: '200', minutes: '2' });
});

test('writes what was typed in the notation of another locale, and leaves what is no number', () => {
  const inGerman = { type: 'define', fields, locale: 'de-DE' } as const;
  expect(start(type('calls', '1,200.5'), type('minutes', '2.5'), inGerman).typed).toEqual({
    calls: '1200,5',
    minutes: '2,5',
  });
  expect(start(type('calls', '1,200.5'), inGerman).shown).toEqual(['changed', { calls: 1200.5, minutes: 2 }]);
  expect(start(type('calls', 'many'), inGerman).typed).toEqual({ calls: 'many', minutes: '2' });
  expect(start(inGerman, type('minutes', '2,5'), { type: 'reset' }).shown[0]).toBe('unchanged');
});

test.each<[string, Events, Record<string, string>]>([
  ['keeps the notation that was typed', [type('calls', '200.0')], { calls: '200.0', minutes: '2' }],
  ['has no text for an unknown field', [type('weeks', '50')], { calls: '200', minutes: '2' }],
  ['has no text for a removed value', [set({ calls: null, minutes: 2 })], { calls: '', minutes: '2' }],
  [
    'keeps the notation of equal values',
    [type('minutes', '3.0'), set({ calls: 120, minutes: 3 })],
    { calls: '120', minutes: '3.0' },
  ],
])('%s', (_, events, typed) => {
  expect(start(...events).typed).toEqual(typed);
});
