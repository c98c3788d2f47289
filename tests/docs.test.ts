import { describe, expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { toMermaid, withStatechart } from '../.ladle/statechart';
import { behaviours } from './behaviours';

const readmes = import.meta.glob<string>('../src/behaviours/*/readme.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe.each(behaviours)('the readme of $name', ({ path, machine }) => {
  const readme = readmes[path.replace(/[^/]+$/, 'readme.md')];

  test('exists', () => {
    expect(readme, `Write ${path.replace(/[^/]+$/, 'readme.md')}, after the accordion's.`).toBeDefined();
  });

  test('begins with a title and says in one paragraph what the thing is', () => {
    expect(readme).toMatch(/^# .+\n\n[^#\n]/);
  });

  test.each(['When not to use it', 'Keyboard', 'States', 'Theming', 'Usage'])('has the section "%s"', (section) => {
    expect(readme).toMatch(new RegExp(`^## ${section}$`, 'm'));
  });

  test('shows the statechart of the machine as it is', () => {
    expect(readme, 'Run `npm run docs`.').toBe(withStatechart(readme ?? '', machine));
  });

  test('names the theme variables it is drawn with', () => {
    expect(readme?.split(/^## Theming$/m)[1]).toMatch(/`--hw-[a-z0-9-]+/);
  });
});

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

  test('says what happens in words: guards, delays with their unit, ends of what was invoked', () => {
    const chart = toMermaid(machine);
    expect(chart).toContain('open_empty --> open_sending: submit [valid]');
    expect(chart).toContain('open_empty --> open_empty: submit [else]');
    expect(chart).toContain('open_sending --> open_sent: done');
    expect(chart).toContain('open_sending --> open_empty: error');
    expect(chart).toContain('open_sent --> closed: after 2 s');
    expect(chart).toContain('open_empty: type / fill');
  });

  test('draws an arrow that leaves a state outside of it', () => {
    const [inside = '', outside = ''] = toMermaid(machine).split('  }');
    expect(inside).not.toContain('--> closed:');
    expect(outside).toContain('open_sent --> closed');
  });

  test('lights the states it is told to', () => {
    expect(toMermaid(machine, { lit: ['open.sending'] })).toMatch(/class open_sending lit$/);
    expect(toMermaid(machine)).not.toContain('lit');
  });
});
