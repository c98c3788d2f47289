import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { themeSwitchMachine } from './theme-switch.machine';

function start(input?: { theme: 'system' | 'light' | 'dark' }) {
  const done: string[] = [];
  const machine = themeSwitchMachine.provide({
    actions: {
      apply: (_, theme) => done.push(`apply ${theme}`),
      remember: (_, theme) => done.push(`remember ${theme}`),
    },
  });
  return { done, actor: createActor(machine, { input }).start() };
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

  test.each(['system', 'light', 'dark'] as const)(
    'begins with %s where the product says so, and touches nothing',
    (theme) => {
      const { actor, done } = start({ theme });
      expect(actor.getSnapshot().value).toBe(theme);
      actor.send({ type: 'choose.system' });
      expect(actor.getSnapshot().value).toBe('system');
      expect(done).toEqual(['apply system', 'remember system']);
    },
  );

  test.each(['system', 'light', 'dark'] as const)(
    'has %s when the product says so, which sees to the rest',
    (theme) => {
      for (const before of ['system', 'light', 'dark'] as const) {
        const { actor, done } = start({ theme: before });
        actor.send({ type: `set.${theme}` });
        expect(actor.getSnapshot().value).toBe(theme);
        expect(done).toEqual([]);
      }
    },
  );
});
