import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fallbackImageMachine } from './fallback-image.machine';

const stateAfter = (...types: ('load' | 'fail' | 'src.change' | 'fallback.change')[]) => {
  const actor = createActor(fallbackImageMachine).start();
  for (const type of types) actor.send({ type });
  return actor.getSnapshot().value;
};

describe('a picture', () => {
  test('is shown once it has arrived', () => {
    expect(stateAfter()).toBe('loading');
    expect(stateAfter('load')).toBe('shown');
  });

  test('that fails is stood in for, before and after it was shown', () => {
    expect(stateAfter('fail')).toBe('fallback');
    expect(stateAfter('load', 'fail')).toBe('fallback');
  });

  test('whose stand-in fails too leaves its frame, and stops', () => {
    expect(stateAfter('fail', 'fail')).toBe('empty');
    expect(stateAfter('fail', 'fail', 'fail', 'load')).toBe('empty');
  });

  test('is not shown because its stand-in arrived', () => {
    expect(stateAfter('fail', 'load')).toBe('fallback');
  });

  test('starts over with another address, from wherever it is', () => {
    expect(stateAfter('src.change')).toBe('loading');
    expect(stateAfter('load', 'src.change')).toBe('loading');
    expect(stateAfter('fail', 'src.change')).toBe('loading');
    expect(stateAfter('fail', 'fail', 'src.change')).toBe('loading');
  });

  test('tries another stand-in where one is missing, and only there', () => {
    expect(stateAfter('fail', 'fail', 'fallback.change')).toBe('fallback');
    expect(stateAfter('fail', 'fail', 'fallback.change', 'fail')).toBe('empty');
    expect(stateAfter('fallback.change')).toBe('loading');
    expect(stateAfter('load', 'fallback.change')).toBe('shown');
    expect(stateAfter('fail', 'fallback.change')).toBe('fallback');
  });
});
