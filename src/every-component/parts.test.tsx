import * as ui from '@halloway/ui';
import { act, render } from '@testing-library/react';
import { type ComponentType, createElement, createRef, lazy, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';

type Parts = Record<string, ComponentType<Record<string, unknown>>>;

const parts = Object.entries(ui as unknown as Record<string, Parts>)
  .filter(([namespace]) => namespace.endsWith('Parts'))
  .flatMap(([namespace, all]) => Object.keys(all).map((part) => ({ namespace, part, all })))
  .filter(({ part }) => part !== 'Root');

type Part = (typeof parts)[number];

/** What one part or another needs. */
const props = { value: 'a', index: 0, href: '/' };

/** What one root or another needs to show all of its parts. */
const rootProps = { count: 2, error: 'Choose one.' };

/** A carousel moves its strip, wherever that is in the root. */
const strip = ({ Viewport, Track }: Parts) =>
  Viewport && Track && createElement(Viewport, {}, createElement(Track, {}));

/** A part in others, from the inside out. */
const nested = ({ part, all }: Part, around: readonly string[], own: object = {}) =>
  around.reduce<ReactNode>(
    (inner, name) =>
      name === 'Root'
        ? createElement(all.Root ?? '', rootProps, inner, strip(all))
        : createElement(all[name] ?? '', props, inner),
    createElement(all[part] ?? '', { ...props, ...own }),
  );

/** What the error says of a part that is missing around another one, if one is. */
function missingIn(view: ReactNode) {
  try {
    renderToString(view);
  } catch (error) {
    const [message, inner = '', outer = ''] =
      /^\w+\.(\w+) is in no \w+\.(\w+).*/.exec(String((error as Error).message)) ?? [];
    return message && { message, inner, outer };
  }
}

/** The parts that a part needs around it, from the inside out, and what the errors say of them. */
function aroundOf(one: Part) {
  const around: string[] = [];
  const said: { message: string; inner: string; outer: string }[] = [];
  for (let next = missingIn(nested(one, around)); next; next = missingIn(nested(one, around))) {
    said.push(next);
    if (around.includes(next.outer)) break;
    around.splice(around.indexOf(next.inner) + 1, 0, next.outer);
  }
  return { around, said };
}

/** The element of a part, its attributes and what is around it. */
function plainOf(one: Part) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { around } = aroundOf(one);
  const ref = createRef<HTMLElement>();
  const { unmount } = render(nested(one, around, { ref }));
  const element = ref.current;
  unmount();
  return { around, element, tag: element?.tagName.toLowerCase() ?? '', attributes: attributesOf(element) };
}
afterEach(() => void vi.restoreAllMocks());

test.each(parts)('$namespace: $part says in which part it belongs', (one) => {
  const { around, said } = aroundOf(one);
  for (const { message, inner, outer } of said) {
    const remedy = `Put <${one.namespace}.${outer}> around it.`;
    expect(message).toBe(`${one.namespace}.${inner} is in no ${one.namespace}.${outer}. ${remedy}`);
  }
  expect(new Set(around).size).toBe(said.length);
  expect(around.at(-1)).toBe('Root');
});

/** Name, role and state of an element, without the ids of `useId`, and without the scope of an `Anchor`. */
const attributesOf = (element: Element | null) =>
  Object.fromEntries(
    [...(element?.attributes ?? [])]
      .filter(({ name }) => name !== 'class' && name !== 'data-scope')
      .map(({ name, value }) => [name, value.replace(/_r_\w+_/g, '_')]),
  );

/** The old names of parts, which go with the next minor version. */
const oldNames = [
  'AccordionParts.Heading',
  'AccordionParts.Panel',
  'DialogParts.Panel',
  'NavbarParts.Panel',
  'SegmentedControlParts.Legend',
  'TabsParts.Panel',
];

test.each(parts.filter(({ namespace, part }) => !oldNames.includes(`${namespace}.${part}`)))(
  '$namespace: $part has its name as `data-part`',
  (one) => {
    const { element } = plainOf(one);
    const name = one.part.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
    // The root of a dialog renders no element, so that its window is the component's root in the page.
    const isWindow = one.namespace === 'DialogParts' && name === 'content';
    expect(element?.dataset.part).toBe(isWindow ? 'root' : name);
  },
);

// What a machine does with a press comes after the handlers, and not at all if they prevent it.
test.each(parts)(
  '$namespace: $part keeps refs, class names, handlers and attributes with another element by `render`',
  (one) => {
    const { around, tag, attributes } = plainOf(one);
    const [part, element] = [createRef<HTMLElement>(), createRef<HTMLElement>()];
    const log: string[] = [];
    let prevents = false;
    const onClick = (event: Event) => {
      log.push('element');
      if (prevents) event.preventDefault();
    };
    const inspect = (event: InspectionEvent) => {
      // A bar closes its menu at a link whose default a router has prevented.
      if (event.type === '@xstate.event' && !/^xstate\.|^choose$/.test(event.event.type)) log.push('machine');
    };
    const view = nested(one, around, {
      ref: part,
      className: () => 'of-the-part',
      onClick: () => log.push('part'),
      render: createElement(tag, { ref: element, className: 'of-the-element', onClick }),
    });
    render(<ui.BehaviourProvider inspect={inspect}>{view}</ui.BehaviourProvider>);
    expect(part.current).toBeInstanceOf(Element);
    expect(element.current).toBe(part.current);
    expect(part.current).toHaveClass('of-the-part', 'of-the-element');
    expect(attributesOf(part.current)).toEqual(attributes);
    const click = () =>
      act(() => void part.current?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
    log.length = 0;
    click();
    expect(log.slice(0, 2)).toEqual(['element', 'part']);
    log.length = 0;
    prevents = true;
    click();
    expect(log).toEqual(['element']);
  },
);

test.each(parts)(
  '$namespace: $part is named and described by the product, and by ours where that says nothing',
  (one) => {
    const { around, attributes } = plainOf(one);
    for (const own of ['own', undefined]) {
      const ref = createRef<HTMLElement>();
      const named = { 'aria-label': own, 'aria-labelledby': own, 'aria-describedby': own };
      render(nested(one, around, { ref, ...named }));
      expect(attributesOf(ref.current)).toEqual(own ? expect.objectContaining(named) : attributes);
    }
  },
);

/** An element as a server component hands it over: a lazy node. */
const asLazyNode = (element: ReactNode) =>
  Object.assign(
    {},
    lazy(async () => ({ default: () => element })),
    { _payload: element, _init: () => element },
  );

test.each(parts)(
  '$namespace: $part keeps its id, and the words and the ref of the element in its place (radix-ui/primitives#3165)',
  (one) => {
    const { around, tag } = plainOf(one);
    const [ofPart, ofElement, onClick] = [vi.fn(), vi.fn(), vi.fn()];
    const words = tag === 'input' ? {} : { children: 'Own words' };
    const undefinedProps = { onClick: undefined, style: undefined, id: undefined };
    const view = () =>
      nested(one, around, {
        ref: ofPart,
        id: 'own-id',
        onClick,
        style: { opacity: 0.5 },
        render: asLazyNode(createElement(tag, { ref: ofElement, ...undefinedProps, ...words })),
      });
    const { rerender } = render(view());
    rerender(view());
    // A ref that sets a state and comes anew at each commit would take the page down.
    expect([ofPart, ofElement].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    const element = document.getElementById('own-id');
    expect(element?.style.opacity).toBe('0.5');
    act(() => void element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
    expect(onClick).toHaveBeenCalled();
    if (tag !== 'input') expect(element).toHaveTextContent('Own words');
    expect(element?.ariaLabel ?? '').not.toMatch(/close|menu|next|previous/i);
  },
);

const { CarouselParts, DialogParts, NavbarParts, TabsParts } = ui;

test.each([
  [
    'a dialog by its title',
    (id: string | null) => (
      <DialogParts.Root defaultOpen>
        <DialogParts.Content>{id !== null && <DialogParts.Title id={id} />}</DialogParts.Content>
      </DialogParts.Root>
    ),
  ],
  [
    'a tab by its panel',
    (id: string | null) => (
      <TabsParts.Root defaultValue="a">
        <TabsParts.Trigger value="a" />
        {id !== null && <TabsParts.Content value="a" render={<section id={id} />} />}
      </TabsParts.Root>
    ),
  ],
  [
    'a panel by its tab',
    (id: string | null) => (
      <TabsParts.Root defaultValue="a">
        {id !== null && <TabsParts.Trigger value="a" id={id} />}
        <TabsParts.Content value="a" />
      </TabsParts.Root>
    ),
  ],
  [
    'the menu button by its list',
    (id: string | null) => (
      <NavbarParts.Root>
        <NavbarParts.MenuTrigger />
        {id !== null && <NavbarParts.List id={id} />}
      </NavbarParts.Root>
    ),
  ],
  [
    'a dropdown by its panel',
    (id: string | null) => (
      <NavbarParts.Root>
        <NavbarParts.Group value="a">
          <NavbarParts.Trigger />
          {id !== null && <NavbarParts.Content id={id} />}
        </NavbarParts.Group>
      </NavbarParts.Root>
    ),
  ],
  [
    'the buttons of a carousel by its slides',
    (id: string | null) => (
      <CarouselParts.Root count={2}>
        {id !== null && (
          <CarouselParts.Viewport id={id}>
            <CarouselParts.Track />
          </CarouselParts.Viewport>
        )}
        <CarouselParts.Next />
      </CarouselParts.Root>
    ),
  ],
])('refers to %s, under the id of the product, and to nothing once that is gone', (_, page) => {
  const { container, rerender } = render(page('one'));
  const referred = () =>
    [...container.querySelectorAll('[aria-controls], [aria-labelledby]')].map(
      (element) => element.getAttribute('aria-controls') ?? element.getAttribute('aria-labelledby') ?? '',
    );
  expect(referred()).toContain('one');
  rerender(page('other'));
  expect(referred()).toContain('other');
  rerender(page(null));
  expect(referred().filter((id) => !document.getElementById(id))).toEqual([]);
});

test('a link in the place of a tab has no attributes of a button', () => {
  const tab = (
    <TabsParts.Root defaultValue="a">
      <TabsParts.Trigger value="a" disabled render={<a href="#a">A</a>} />
    </TabsParts.Root>
  );
  expect(renderToString(tab)).not.toMatch(/<a[^>]* (disabled|type)=/);
  expect(renderToString(tab)).toContain('aria-disabled="true"');
});
