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

test('a thousand pasted letters cost nothing', () => {
  const start = performance.now();
  expect(find('x'.repeat(1000))).toEqual([]);
  expect(find('dialog too '.repeat(1000)).length).toBeGreaterThan(0);
  expect(performance.now() - start).toBeLessThan(100);
});
