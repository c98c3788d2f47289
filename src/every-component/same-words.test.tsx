import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Calculator, type CalculatorResult, Navbar, Rows, Sketch, Table } from '..';
import { rendered } from './fixtures.testing';
import { resetBrowser } from './mount.testing';

// Data has the same words twice. With them as keys, React leaves the elements of removed entries in the page.

beforeEach(resetBrowser);
afterEach(() => vi.restoreAllMocks());

/** Lists whose entries have an identity, by which a product or an address names them; and what is drawn, once. */
const identified = new Set(
  'Accordion items, BillingToggle plans, Calculator groups.0.fields, Faq questions, Keypad keys, LongText contents, SegmentedControl options, Tabs tabs'.split(
    ', ',
  ),
);
const drawn = /^(Handover|VoiceTrack|Globe)\b/;

const link = { label: 'Go', href: '/go' };
const row = { title: 'One', description: 'Two', href: '/one', benefits: ['Quick'], voice: <i /> };
/** Lists that no fixture has. */
const others = [
  { name: 'Navbar', Component: Navbar, props: { logo: 'Inn', items: [{ label: 'Rooms', items: [link] }] } },
  { name: 'Navbar', Component: Navbar, props: { logo: 'Inn', items: [], menuLinks: [link] } },
  { name: 'Rows', Component: Rows, props: { rows: [{ ...row, metrics: [{ value: '3', label: 'more' }] }] } },
  { name: 'Sketch', Component: Sketch, props: { ink: 'M0 0h9', words: [{ text: 'Hello', x: 0, y: 0, size: 9 }] } },
  { name: 'Table', Component: Table, props: { columns: [], rows: [{ label: 'Row', values: ['1'] }] } },
  {
    name: 'Sketch',
    Component: ({ strokes }: { strokes: string[] }) => <Sketch ink={strokes.join('')} />,
    props: { strokes: ['M0 0h9'] },
  },
  {
    name: 'Calculator',
    Component: ({ results }: { results: CalculatorResult[] }) => <Calculator groups={[]} calculate={() => results} />,
    props: { results: [{ label: 'Minutes', value: '2', main: true }] },
  },
].map(({ props, ...one }) => ({ ...one, fixture: { props, within: undefined } }));

type Path = readonly (string | number)[];
const isPlain = (value: unknown): value is Record<string, unknown> =>
  Object.getPrototypeOf(value ?? 0) === Object.prototype && !('$$typeof' in Object(value));

/** The paths of all lists in props, also of those in the first entry of a list. */
const listsIn = (value: unknown, path: Path = []): Path[] => {
  if (isPlain(value)) return Object.entries(value).flatMap(([name, one]) => listsIn(one, [...path, name]));
  if (!Array.isArray(value) || value.length === 0) return [];
  return [path, ...listsIn(value[0], [...path, 0])];
};

/** The props with so many of a list's first entry. */
function repeated(value: unknown, [at, ...rest]: Path, count: number): object {
  const [list, members] = [value as unknown[], value as Record<string, unknown>];
  if (at === undefined) return Array(count).fill(list[0]);
  if (typeof at === 'number') return list.with(at, repeated(list[at], rest, count));
  return { ...members, [at]: repeated(members[at], rest, count) };
}

const lists = [...rendered, ...others].flatMap(({ name, Component, fixture }) =>
  listsIn(fixture.props)
    .map((path) => ({
      Component: Component as ComponentType<object>,
      fixture,
      path,
      list: `${name} ${path.join('.')}`,
    }))
    .filter(({ list }) => !identified.has(list) && !drawn.test(list)),
);

test.each(lists)('$list may have the same entry three times, and once after that', ({ Component, fixture, path }) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const view = (count: number) => {
    const component = <Component {...repeated(fixture.props, path, count)} />;
    return fixture.within ? fixture.within(component) : component;
  };
  const elementsOf = (container: Element) => container.querySelectorAll('*').length;
  const one = elementsOf(render(view(1)).container);
  const { container, rerender } = render(view(3));
  expect(elementsOf(container)).toBeGreaterThan(one);
  rerender(view(1));
  expect(elementsOf(container)).toBe(one);
  expect(said).not.toHaveBeenCalled();
});
