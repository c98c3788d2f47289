import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fallbackImageMachine } from './fallback-image.machine';

const stateAfter = (...types: ('load' | 'fail' | 'src.change' | 'fallback.change')[]) => {
  const actor = createActor(fallbackImageMachine).start();
  for (const type of types) actor.send({ type });
  return actor.getSnapshot().value;
};

describe('a picture', () => {
  test('is shown after it has loaded', () => {
    expect(stateAfter()).toBe('loading');
    expect(stateAfter('load')).toBe('shown');
  });

  test('is replaced by the fallback if it fails, before or after it was shown', () => {
    expect(stateAfter('fail')).toBe('fallback');
    expect(stateAfter('load', 'fail')).toBe('fallback');
  });

  test('becomes empty if its fallback fails too', () => {
    expect(stateAfter('fail', 'fail')).toBe('empty');
    expect(stateAfter('fail', 'fail', 'fail', 'load')).toBe('empty');
  });

  test('is not shown because its fallback loaded', () => {
    expect(stateAfter('fail', 'load')).toBe('fallback');
  });

  test('restarts with another address, from any state', () => {
    expect(stateAfter('src.change')).toBe('loading');
    expect(stateAfter('load', 'src.change')).toBe('loading');
    expect(stateAfter('fail', 'src.change')).toBe('loading');
    expect(stateAfter('fail', 'fail', 'src.change')).toBe('loading');
  });

  test('tries another fallback if the first one failed, and only then', () => {
    expect(stateAfter('fail', 'fail', 'fallback.change')).toBe('fallback');
    expect(stateAfter('fail', 'fail', 'fallback.change', 'fail')).toBe('empty');
    expect(stateAfter('fallback.change')).toBe('loading');
    expect(stateAfter('load', 'fallback.change')).toBe('shown');
    expect(stateAfter('fail', 'fallback.change')).toBe('fallback');
  });
});
