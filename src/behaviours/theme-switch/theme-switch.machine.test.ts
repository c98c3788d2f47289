import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { themeSwitchMachine } from './theme-switch.machine';

const themes = ['system', 'light', 'dark'] as const;

function start(input?: { theme: (typeof themes)[number] }) {
  const done: string[] = [];
  const machine = themeSwitchMachine.provide({
    actions: {
      apply: (_, theme) => done.push(`apply ${theme}`),
      remember: (_, theme) => done.push(`remember ${theme}`),
    },
  });
  return { done, actor: createActor(machine, { input }).start() };
}

describe.each(themes)('%s', (theme) => {
  test.each([
    ['applied and stored when it is chosen', 'choose', [`apply ${theme}`, `remember ${theme}`]],
    ['applied, and not stored again, when it is restored', 'recall', [`apply ${theme}`]],
    ['neither applied nor stored when the product sets it', 'set', []],
  ] as const)('is %s', (_, type, expected) => {
    for (const before of themes) {
      const { actor, done } = start({ theme: before });
      actor.send({ type: `${type}.${theme}` });
      expect(actor.getSnapshot().value).toBe(theme);
      expect(done).toEqual(expected);
    }
  });

  test('is the initial theme if the product says so, without being applied', () => {
    const { actor, done } = start({ theme });
    expect(actor.getSnapshot().value).toBe(theme);
    expect(done).toEqual([]);
  });
});

test('changes nothing on start', () => {
  expect(start().done).toEqual([]);
});
