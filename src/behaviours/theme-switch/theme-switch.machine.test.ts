import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { themeSwitchMachine } from './theme-switch.machine';

function start() {
  const done: string[] = [];
  const machine = themeSwitchMachine.provide({
    actions: {
      apply: (_, theme) => done.push(`apply ${theme}`),
      remember: (_, theme) => done.push(`remember ${theme}`),
    },
  });
  return { done, actor: createActor(machine).start() };
}

describe('the theme switch', () => {
  test('touches nothing until told', () => {
    expect(start().done).toEqual([]);
  });

  test.each(['system', 'light', 'dark'] as const)('applies and remembers %s when it is chosen', (theme) => {
    const { actor, done } = start();
    actor.send({ type: `choose.${theme}` });
    expect(actor.getSnapshot().value).toBe(theme);
    expect(done).toEqual([`apply ${theme}`, `remember ${theme}`]);
  });

  test.each(['system', 'light', 'dark'] as const)('applies a recalled %s and does not write it back', (theme) => {
    const { actor, done } = start();
    actor.send({ type: `recall.${theme}` });
    expect(actor.getSnapshot().value).toBe(theme);
    expect(done).toEqual([`apply ${theme}`]);
  });
});
