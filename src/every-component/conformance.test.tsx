import * as ui from '@halloway/ui';
import { act, render } from '@testing-library/react';
import { HtmlValidate } from 'html-validate';
import { createRef, type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine, InspectionEvent, StateValue } from 'xstate';
import { rules } from '../../tools/html-rules';
import { formatState } from '../behaviours/state-name';
import { behaviours } from '../testing/behaviours';
import { hydrate } from '../testing/server-html';
import { components, fixtures, PROVIDER, rendered } from './fixtures.testing';

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of ['error', 'warn', 'info', 'log'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void said.push(words.join(' ')));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The least number of handlers, so that this test fails if a change in React hides them all. */
const HANDLERS = 14;

const html = new HtmlValidate({ extends: ['html-validate:recommended'], rules });

test('every component has a fixture', () => {
  const names = components.map(({ name }) => name);
  expect(
    names.filter((name) => !(name in fixtures)),
    'Give each a fixture in the NAME.testing.tsx of its folder, then run: npm run generate',
  ).toEqual([]);
  expect(
    Object.keys(fixtures).filter((name) => !names.includes(name)),
    'not exported any more',
  ).toEqual([]);
});

const providers = components.filter(({ fixture }) => fixture === PROVIDER);
test.each(providers)('<$name> adds no element of its own', ({ Component }) => {
  expect(renderToString(<Component component="a">What it holds</Component>)).toBe('What it holds');
});

type Rendered = (typeof rendered)[number];

/** A rendered component, with its root and the element of its native props. */
function stageOf({ Component, fixture }: Rendered) {
  const element = (more: Record<string, unknown> = {}) => {
    const component = <Component {...fixture.props} {...more} />;
    return fixture.within ? fixture.within(component) : component;
  };
  const rootOf = (container: Element) => {
    const outermost = fixture.within ? container.querySelector(`[data-conformance]`) : container.firstElementChild;
    return (fixture.root ? container.querySelector(fixture.root) : outermost) as HTMLElement;
  };
  const nativeOf = (container: Element) =>
    fixture.native ? (rootOf(container).querySelector(fixture.native) as HTMLElement) : rootOf(container);
  const mark = fixture.native || !fixture.within ? {} : { 'data-conformance': '' };
  return { element, rootOf, nativeOf, mark };
}

/** The components whose native element has handlers of ours, with these. */
const handling = rendered.flatMap((one) => {
  const { element, nativeOf, mark } = stageOf(one);
  const { container, unmount } = render(element(mark));
  const handlers = handlersOf(nativeOf(container)).filter((key) => !(key in one.fixture.props));
  unmount();
  return handlers.map((handler) => ({ ...one, handler }));
});

test('finds components that handle events on the element of their native props', () => {
  expect(new Set(handling.map(({ name }) => name))).toContain('Dialog');
  expect(handling.length).toBeGreaterThanOrEqual(HANDLERS);
});

test.each(handling)('<$name $handler> runs the product’s handler first, and respects preventDefault', (handled) => {
  const { handler, fixture } = handled;
  const { element, nativeOf, mark } = stageOf(handled);
  const log: string[] = [];
  const steps = fixture.handlerSteps?.[handler] ?? [
    (on: HTMLElement) =>
      on.dispatchEvent(new Event(handler.slice(2).toLowerCase(), { bubbles: true, cancelable: true })),
  ];
  const perform = (theirs: (event: Event) => void) => {
    const inspect = (event: InspectionEvent) => {
      if (event.type === '@xstate.event' && !event.event.type.startsWith('xstate.')) log.push('ours');
    };
    const callback = fixture.callback && { [fixture.callback]: () => log.push('ours') };
    const view = render(
      <ui.BehaviourProvider inspect={inspect}>
        {element({ ...mark, ...callback, [handler]: theirs })}
      </ui.BehaviourProvider>,
    );
    log.length = 0;
    for (const step of steps) act(() => void step(nativeOf(view.container)));
    const done = [...log];
    view.unmount();
    return done;
  };
  const heard = perform(() => log.push('theirs'));
  expect(
    heard,
    'say under "handlerSteps" in the NAME.testing.tsx of its folder which event matters to the machine or, without one, to its "callback"',
  ).toContain('ours');
  // Events before the product's handler ran do not count.
  const prevented = perform((event) => {
    event.preventDefault();
    log.push('theirs');
  });
  expect(prevented).toContain('theirs');
  expect(heard.indexOf('theirs')).toBeLessThan(heard.lastIndexOf('ours'));
  if (!fixture.uncancellable?.includes(handler)) expect(prevented.at(-1)).toBe('theirs');
});

describe.each(rendered)('<$name>', ({ name, Component, fixture }) => {
  const { element, rootOf, nativeOf, mark } = stageOf({ name, Component, fixture });

  test('gives the ref to its root, and native props to their element', () => {
    const ref = createRef<Element>();
    const { container } = render(element({ ref, lang: 'es', 'data-conformance': 'yes', 'aria-description': 'More' }));
    expect(rootOf(container)).toBeInstanceOf(Element);
    expect(ref.current).toBe(rootOf(container));
    expect(nativeOf(container)).toHaveAttribute('lang', 'es');
    expect(nativeOf(container)).toHaveAttribute('data-conformance', 'yes');
    expect(nativeOf(container)).toHaveAttribute('aria-description', 'More');
  });

  test('adds the product’s class names to its own', () => {
    const own = [...rootOf(render(element(mark)).container).classList];
    const both = [...rootOf(render(element({ ...mark, className: 'theirs of-a-product' })).container).classList];
    expect(both.sort()).toEqual([...own, 'theirs', 'of-a-product'].sort());
  });

  test('shows the state of its machine in data-state', () => {
    const actors: { machine: AnyStateMachine; value: () => StateValue }[] = [];
    const inspect = (event: InspectionEvent) => {
      const logic = (event.actorRef as unknown as { logic?: AnyStateMachine }).logic;
      if (event.type === '@xstate.actor' && logic && 'states' in logic)
        actors.push({
          machine: logic,
          value: () => (event.actorRef.getSnapshot() as unknown as { value: StateValue }).value,
        });
    };
    const { container } = render(<ui.BehaviourProvider inspect={inspect}>{element(mark)}</ui.BehaviourProvider>);
    if (kebab(name) in behaviours) expect(actors.map(({ machine }) => machine.id)).toContain(kebab(name));
    const states = [...container.querySelectorAll('[data-state]')].map((one) => one.getAttribute('data-state'));
    for (const { machine, value } of actors) {
      const whole = formatState(value());
      const parts: unknown[] = machine.root.type === 'parallel' ? Object.values(value()) : [];
      expect(states.includes(whole) || states.some((state) => parts.includes(state)), `${machine.id} is ${whole}`).toBe(
        true,
      );
    }
  });

  test('names its root and all its parts, and shows their states in data-state', () => {
    const { container } = render(element(mark));
    const ours = [...container.querySelectorAll('*')].filter((one) => !one.matches('[data-product], svg *'));
    if (!PARTS_OF_OTHERS.includes(name)) {
      const root = rootOf(container).closest('[data-part="root"]');
      expect(root, 'data-part="root"').not.toBeNull();
      expect(root?.getAttribute('data-scope')).toBe(kebab(name));
    }
    expect(ours.filter((one) => !WORD.test(one.getAttribute('data-part') ?? '')).map(openingTag)).toEqual([]);
    const states = container.querySelectorAll('[data-state]');
    expect([...states].filter((one) => !one.hasAttribute('data-part')).map(openingTag)).toEqual([]);
    expect([...states].filter((one) => !WORD.test(one.getAttribute('data-state') ?? '')).map(openingTag)).toEqual([]);
  });

  test('renders the same on the server and in the first client render', async () => {
    let page = document.body;
    let [server, first] = ['', ''];
    const committed = () => {
      first ||= page.innerHTML;
    };
    await hydrate(<Committed by={committed}>{element()}</Committed>, (container) => {
      page = container;
      server = page.innerHTML;
    });
    expect(said).toEqual([]);
    expect(first).toBe(server);
  });

  test('is valid HTML from the server', async () => {
    const report = await html.validateString(renderToString(element()));
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
    ).toEqual([]);
  });

  test('names its landmarks, controls, groups and images, and hides other drawings from screen readers', () => {
    const { container } = render(element());
    for (const dialog of container.querySelectorAll('dialog')) dialog.setAttribute('open', '');
    for (const one of container.querySelectorAll(NAMED))
      if (!one.closest('[hidden], [aria-hidden="true"]') && one.getAttribute('alt') !== '')
        expect(one, one.outerHTML).toHaveAccessibleName();
    const drawings = [...container.querySelectorAll('svg')].filter((one) => !one.closest('[data-product]'));
    expect(drawings.filter((one) => !one.closest('[aria-hidden="true"], [role="img"]')).map(openingTag)).toEqual([]);
  });

  test('has no style attribute', () => {
    const { container } = render(element());
    expect(renderToString(element())).not.toMatch(/\sstyle=/);
    expect([...container.querySelectorAll('[style]')]).toEqual([]);
  });

  test('renders the same under StrictMode, without a warning', () => {
    const plain = render(element());
    const strict = render(<StrictMode>{element()}</StrictMode>);
    expect(withoutIds(strict.container)).toBe(withoutIds(plain.container));
    strict.unmount();
    plain.unmount();
    expect(said, name).toEqual([]);
  });
});

/** Components whose titles take the rank that a product requests. */
const RANKED = ['Accordion', 'ArticleCards', 'CallRecord', 'CardGrid', 'Entries', 'PlanCards', 'Steps'];

test.each(RANKED)('<%s> gives its titles the rank of `headingLevel`', (name) => {
  const { element } = stageOf(rendered.find((one) => one.name === name) as Rendered);
  const titlesOf = (rank: number) => {
    const { container, unmount } = render(element({ headingLevel: rank }));
    const titles = [...container.querySelectorAll(`h${rank}`)].map(({ textContent }) => textContent);
    unmount();
    return titles;
  };
  expect(titlesOf(2).length).toBeGreaterThan(0);
  expect(titlesOf(4)).toEqual(titlesOf(2));
});

const NAMED =
  'button, a[href], input, select, textarea, summary, nav, section, dialog, fieldset, img, [role="group"], [role="img"]';

/** An element within another component is one of its parts, and has no scope of its own. */
const PARTS_OF_OTHERS = ['ApplyButton', 'FormField', 'FormOutcome', 'FormSubmit'];

const WORD = /^[a-z]+(-[a-z]+)*$/;

const kebab = (name: string) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const openingTag = (one: Element) => one.outerHTML.slice(0, one.outerHTML.indexOf('>') + 1);

/** Calls `by` when its children are in the document, before any of their effects. */
function Committed({ by, children }: { by: () => void; children: ReactNode }) {
  useLayoutEffect(by, [by]);
  return children;
}

/** Removes the ids of `useId`, which count the components of a page. */
const withoutIds = (container: Element) => container.innerHTML.replace(/_r_\w+_/g, '_');

/** The events for which a React element has handlers. */
function handlersOf(element: Element): string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
  const props = Object(key && (element as unknown as Record<string, unknown>)[key]) as Record<string, unknown>;
  return Object.keys(props).filter((name) => /^on[A-Z]/.test(name) && typeof props[name] === 'function');
}
