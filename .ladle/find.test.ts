import { expect, test, vi } from 'vitest';

vi.mock('./catalog', () => {
  const entries = new Map<string, { name: string; title: string; stories: { id: string }[] }>();
  const listed = (name: string, title: string) => {
    const story = { id: `${name}--${title}`, title, state: title };
    const entry = entries.get(name) ?? { name, title: name, stories: [] };
    entry.stories.push(story);
    entries.set(name, entry);
    return { group: 'Behaviours', entry, story };
  };
  const everyStory = [
    listed('application dialog', 'live'),
    listed('application dialog', 'too large'),
    listed('contact form', 'invalid'),
    listed('contact form', 'failed'),
    listed('contact form', 'refused'),
    listed('dialog', 'closed'),
    listed('navbar', 'expanded'),
  ];
  return { everyStory, libraryStories: everyStory };
});

const { find, findViews, nearest } = await import('./find');
const first = (text: string) => find(text)[0]?.story.id;

test.each([
  ['dialog', 'dialog--closed'],
  ['dialog too', 'application dialog--too large'],
  ['invald', 'contact form--invalid'],
  ['expnaded navbar', 'navbar--expanded'],
  ['', 'application dialog--live'],
  ['refused contact', 'contact form--refused'],
  ['failed submission', 'contact form--failed'],
  ['error message', 'contact form--failed'],
  ['server error', 'contact form--refused'],
  ['contact rejected', 'contact form--refused'],
  ['zzzz', undefined],
  ['???', undefined],
])('who types “%s” is led to %s', (text, id) => {
  expect(first(text)).toBe(id);
});

test.each([
  ['keyboard', 'dialog: keyboard'],
  ['navbar keyboard', 'navbar: keyboard'],
  ['readme', 'dialog: docs and all stories'],
  ['dialog all states', 'dialog: all states'],
  ['320', 'Everything at 320 px'],
  ['zzzz', undefined],
  ['', undefined],
])('who types “%s” finds the view %s', (text, title) => {
  expect(findViews(text)[0]?.title).toBe(title);
});

test.each([
  ['dialogue boxes', 'application dialog--live'],
  ['contact format reject', 'contact form--invalid'],
  ['zzzz', undefined],
])('for “%s”, which no name has, it offers %s', (text, id) => {
  expect(find(text)).toEqual([]);
  expect(nearest(text).map(({ story }) => story.id)[0]).toBe(id);
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
