import { describe, expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { chartOf } from './chart';

describe('a statechart', () => {
  const machine = setup({
    actors: { send: fromPromise(async () => {}) },
    actions: { fill: () => {} },
    guards: { valid: () => true },
    delays: { linger: 2000 },
  }).createMachine({
    id: 'envelope',
    initial: 'closed',
    states: {
      closed: { on: { open: 'open' } },
      open: {
        initial: 'empty',
        on: { close: 'closed', type: { actions: 'fill' } },
        states: {
          empty: { on: { submit: [{ guard: 'valid', target: 'sending' }, { target: 'empty' }] } },
          sending: { invoke: { id: 'send', src: 'send', onDone: 'sent', onError: 'empty' } },
          sent: { after: { linger: '#envelope.closed' } },
        },
      },
    },
  });

  const { arrows, machine: root } = chartOf(machine);
  const said = (from: string, to: string) =>
    arrows.find((arrow) => arrow.from === from && arrow.to === to)?.happenings.map(({ text }) => text);

  test('describes guards, delays with their unit, and ends of invocations in words', () => {
    expect(said('open.empty', 'open.sending')).toEqual(['submit [valid]']);
    expect(said('open.empty', 'open.empty')).toEqual(['submit [else]']);
    expect(said('open.sending', 'open.sent')).toEqual(['done']);
    expect(said('open.sending', 'open.empty')).toEqual(['error']);
    expect(said('open.sent', 'closed')).toEqual(['after 2 s']);
    expect(said('open', 'closed')).toEqual(['close']);
  });

  test('has a box for every state inside its parent’s, with its internal transitions', () => {
    const [closed, open] = root.children;
    expect(closed?.children).toEqual([]);
    expect(open?.children.map(({ path }) => path)).toEqual(['open.empty', 'open.sending', 'open.sent']);
    expect(open?.stays.map(({ text }) => text)).toEqual(['type / fill']);
  });
});
