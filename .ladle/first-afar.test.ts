import { expect, test } from 'vitest';
import { firstAfar } from './first-afar';

test.each([
  ['a form', ['idle', 'invalid', 'submitting', 'failed'], 'idle', ['invalid'], 'submitting'],
  ['one where all are near', ['closed', 'open'], 'closed', ['open'], 'open'],
  ['the last where all are near', ['closed', 'open'], 'open', ['closed'], 'closed'],
  ['regions', ['a.x b.x', 'a.y b.x', 'a.z b.x'], 'a.x b.x', ['a.y'], 'a.z b.x'],
])('the choice of %s begins at a state that one event does not lead to', (_, states, now, near, first) => {
  expect(firstAfar(states, now, new Set(near))).toBe(first);
});
