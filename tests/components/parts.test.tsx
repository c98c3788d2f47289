import * as ui from '@halloway/ui';
import { act, render } from '@testing-library/react';
import { type ComponentType, createElement, createRef, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';

type Parts = Record<string, ComponentType<Record<string, unknown>>>;

const parts = Object.entries(ui as unknown as Record<string, Parts>)
  .filter(([namespace]) => namespace.endsWith('Parts'))
  .flatMap(([namespace, all]) => Object.keys(all).map((part) => ({ namespace, part, all })))
  .filter(({ part }) => part !== 'Root');

type Part = (typeof parts)[number];

/** What one part or another needs. */
const props = { value: 'a', index: 0, href: '/' };

/** A carousel moves its strip, wherever that is in the root. */
const strip = ({ Viewport, Track }: Parts) =>
  Viewport && Track && createElement(Viewport, {}, createElement(Track, {}));

/** A part in others, from the inside out. */
const nested = ({ part, all }: Part, around: readonly string[], own: object = {}) =>
  around.reduce<ReactNode>(
    (inner, name) =>
      name === 'Root'
        ? createElement(all.Root ?? '', { count: 2 }, inner, strip(all))
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

test.each(parts)('$namespace: $part says in which part it belongs', (one) => {
  const { around, said } = aroundOf(one);
  for (const { message, inner, outer } of said) {
    const remedy = `Put <${one.namespace}.${outer}> around it.`;
    expect(message).toBe(
      `${one.namespace}.${inner} is in no ${one.namespace}.${outer}, so it has no state to show. ${remedy}`,
    );
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

// What a machine does with a press comes after the handlers, and not at all if they prevent it.
test.each(parts)(
  '$namespace: $part keeps refs, class names, handlers and attributes with another element by `render`',
  (one) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { around } = aroundOf(one);
    const plain = createRef<HTMLElement>();
    const { unmount } = render(nested(one, around, { ref: plain }));
    const before = attributesOf(plain.current);
    const tag = plain.current?.tagName.toLowerCase() ?? '';
    unmount();

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
    expect(attributesOf(part.current)).toEqual(before);
    const click = () =>
      act(() => void part.current?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
    log.length = 0;
    click();
    expect(log.slice(0, 2)).toEqual(['element', 'part']);
    log.length = 0;
    prevents = true;
    click();
    expect(log).toEqual(['element']);
    vi.restoreAllMocks();
  },
);
