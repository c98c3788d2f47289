import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../scripts/statechart/graph';
import { changesBetween, isNothing } from '../../scripts/transitions/changes';

const door = (shut: object, more: object = {}) =>
  chartOf(createMachine({ id: 'door', initial: 'shut', states: { shut, open: { on: { push: 'shut' } }, ...more } }));

test('a transition with a new target is listed as removed and added', () => {
  const changes = changesBetween(door({ on: { pull: 'open' } }), door({ on: { pull: 'ajar' } }, { ajar: {} }));
  expect(changes.before).toEqual([{ key: 'shut|pull|0', from: 'shut', text: 'pull', to: 'open' }]);
  expect(changes.after).toEqual([{ key: 'shut|pull|0', from: 'shut', text: 'pull', to: 'ajar' }]);
  expect([changes.gone, changes.come]).toEqual([[], ['ajar']]);
});

test('another initial state, guard or delay is a change; another order is not', () => {
  const at = (shut: object, initial = 'shut') =>
    chartOf(createMachine({ id: 'door', initial, states: { shut, open: { on: { push: 'shut' } } } }));
  const was = at({ on: { pull: 'open', knock: 'open' } });
  expect(isNothing(changesBetween(was, at({ on: { knock: 'open', pull: 'open' } })))).toBe(true);
  expect(isNothing(changesBetween(was, at({ on: { pull: 'open', knock: 'open' } }, 'open')))).toBe(false);
  expect(
    isNothing(changesBetween(was, at({ on: { pull: { target: 'open', guard: 'isOiled' }, knock: 'open' } }))),
  ).toBe(false);
  expect(changesBetween(at({ after: { 10: 'open' } }), at({ after: { 20: 'open' } })).after).toMatchObject([
    { from: 'shut', text: 'after 20 ms', to: 'open' },
  ]);
});

test('a new machine is listed with all its transitions', () => {
  const all = door({ on: { pull: 'open' } });
  expect(changesBetween(undefined, all).after).toHaveLength(3);
  expect(changesBetween(all, undefined).before).toHaveLength(3);
});
