import { expect, test, vi } from 'vitest';

vi.mock('./catalog', () => {
  const listed = (name: string, title: string) => ({
    group: 'Behaviours',
    entry: { name, title: name },
    story: { id: `${name}--${title}`, title, state: title },
  });
  return {
    everyStory: [
      listed('application dialog', 'live'),
      listed('application dialog', 'too large'),
      listed('contact form', 'invalid'),
      listed('dialog', 'closed'),
      listed('navbar', 'expanded'),
    ],
  };
});

const { find } = await import('./find');
const first = (text: string) => find(text)[0]?.story.id;

test.each([
  ['dialog', 'dialog--closed'],
  ['dialog too', 'application dialog--too large'],
  ['invald', 'contact form--invalid'],
  ['expnaded navbar', 'navbar--expanded'],
  ['', 'application dialog--live'],
  ['zzzz', undefined],
  ['???', undefined],
])('who types “%s” is led to %s', (text, id) => {
  expect(first(text)).toBe(id);
});

test('a million pasted letters cost as much as the hundred that are read', () => {
  const works = (text: string) => {
    const split = vi.spyOn(String.prototype, 'split');
    const slice = vi.spyOn(String.prototype, 'slice');
    const found = find(text).length;
    const letters = split.mock.contexts.reduce<number>((sum, one) => sum + String(one).length, 0);
    const counts = { found, letters, slices: slice.mock.calls.length };
    vi.restoreAllMocks();
    return counts;
  };
  expect(works('x'.repeat(1_000_000))).toEqual(works('x'.repeat(100)));
  expect(works('dialog too '.repeat(100_000))).toEqual(works('dialog too '.repeat(10).slice(0, 100)));
  expect(find('x'.repeat(1000))).toEqual([]);
  expect(find('dialog too '.repeat(1000)).length).toBeGreaterThan(0);
});
