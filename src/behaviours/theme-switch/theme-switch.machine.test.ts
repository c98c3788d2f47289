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
  test('changes nothing on start', () => {
    expect(start().done).toEqual([]);
  });

  test.each(['system', 'light', 'dark'] as const)('applies and stores %s when it is chosen', (theme) => {
    const { actor, done } = start();
    actor.send({ type: `choose.${theme}` });
    expect(actor.getSnapshot().value).toBe(theme);
    expect(done).toEqual([`apply ${theme}`, `remember ${theme}`]);
  });

  test.each(['system', 'light', 'dark'] as const)('applies a restored %s without storing it again', (theme) => {
    const { actor, done } = start();
    actor.send({ type: `recall.${theme}` });
    expect(actor.getSnapshot().value).toBe(theme);
    expect(done).toEqual([`apply ${theme}`]);
  });

  test.each(['system', 'light', 'dark'] as const)('starts with the given %s, without applying it', (theme) => {
    const { actor, done } = start({ theme });
    expect(actor.getSnapshot().value).toBe(theme);
    actor.send({ type: 'choose.system' });
    expect(actor.getSnapshot().value).toBe('system');
    expect(done).toEqual(['apply system', 'remember system']);
  });

  test.each(['system', 'light', 'dark'] as const)(
    'changes to %s when the product sets it, without applying it',
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
