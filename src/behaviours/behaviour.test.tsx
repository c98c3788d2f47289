import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Component,
  Fragment,
  type ReactNode,
  StrictMode,
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { assign, createMachine, fromPromise, type InspectionEvent, SimulatedClock, setup } from 'xstate';
import { hydrate } from '../testing/server-html';
import {
  type ChangeDetails,
  type MachineActor,
  type SendTo,
  useControlled,
  useDomEvents,
  useMachineActor,
} from './behaviour';
import { BehaviourProvider } from './behaviour-provider';

/** A lamp with an optional controlled value: on or off. An action or actor that throws breaks it. */
const lampMachine = setup({
  types: {
    context: {} as { room: string },
    input: {} as { isOn: boolean; room?: string },
    events: {} as { type: 'press' | 'break' } | { type: 'set'; to: boolean } | { type: 'move'; room: string },
  },
  actors: { current: fromPromise<void>(() => new Promise(() => {})) },
  actions: { move: assign(({ event }) => (event.type === 'move' ? { room: event.room } : {})), smash: () => {} },
  guards: { isOn: (_, on: boolean) => on, isDark: (_, room: string) => room === 'cellar' },
  delays: { dusk: 60_000 },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => ({ room: input.room ?? 'hall' }),
  initial: 'waiting',
  on: { move: { actions: 'move' }, break: { actions: 'smash' } },
  states: {
    waiting: {
      always: [{ guard: { type: 'isOn', params: ({ context }) => context.room === 'lit' }, target: 'on' }, 'off'],
    },
    off: {
      on: { press: 'on', set: { guard: { type: 'isOn', params: ({ event }) => event.to }, target: 'on' } },
      after: { dusk: 'on' },
    },
    on: {
      invoke: { id: 'current', src: 'current' },
      on: {
        move: { guard: { type: 'isDark', params: ({ event }) => event.room }, target: 'off', actions: 'move' },
        press: 'off',
        set: { guard: { type: 'isOn', params: ({ event }) => !event.to }, target: 'off' },
      },
    },
  },
});

interface LampProps {
  on?: boolean | undefined;
  onChange?: (on: boolean, details: ChangeDetails) => void;
  onStateChange?: (state: string) => void;
  room?: string;
  smash?: () => void;
  current?: () => Promise<void>;
  onRender?: (on: boolean) => void;
}

function Lamp({ on, onChange, onStateChange, room = 'hall', smash = () => {}, current, onRender }: LampProps) {
  const actor = useMachineActor(lampMachine, {
    input: { isOn: false, room },
    actions: { smash },
    actors: current ? { current: fromPromise(current) } : {},
    propEvents: [[room, { type: 'move', room }]],
    onStateChange,
  });
  const { send } = actor;
  const state = useControlled(actor, {
    value: on,
    onChange,
    reasons: { press: () => 'trigger-press', delay: 'timer' },
    select: (snapshot) => snapshot.matches('on'),
    toEvent: (to) => ({ type: 'set', to }),
  });
  onRender?.(state.matches('on'));
  return (
    <>
      <button type="button" data-state={String(state.value)} onClick={(event) => send({ type: 'press' }, event)}>
        Lamp
      </button>
      <button type="button" onClick={() => send({ type: 'break' })}>
        Break
      </button>
      <output>{state.context.room}</output>
    </>
  );
}

const useControlledLamp = (actor: MachineActor<typeof lampMachine>, { on, onChange }: LampProps) =>
  useControlled(actor, {
    value: on,
    onChange,
    select: (snapshot) => snapshot.matches('on'),
    toEvent: (to) => ({ type: 'set', to }),
  });

const lamp = () => screen.getByRole('button', { name: 'Lamp' });
const press = (name = 'Lamp') => userEvent.click(screen.getByRole('button', { name }));

const renderWith = (clock: SimulatedClock, props: LampProps) =>
  render(<Lamp {...props} />, {
    wrapper: ({ children }) => <BehaviourProvider clock={clock}>{children}</BehaviourProvider>,
  });

/** Every `data-state` that the lamp has had in the page. */
function seen() {
  const states: (string | null)[] = [lamp().getAttribute('data-state')];
  new MutationObserver(() => states.push(lamp().getAttribute('data-state'))).observe(lamp(), { attributes: true });
  return states;
}

// With the DOM event of a press, of every component: src/every-component/change-reasons.test.tsx.
describe('why a value changes', () => {
  test('is said of a delay, which has no event', () => {
    const onChange = vi.fn();
    const clock = new SimulatedClock();
    renderWith(clock, { onChange });
    act(() => clock.increment(60_000));
    expect(onChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'timer', event: undefined }));
  });

  test.each([
    ['a press', () => press()],
    ['a delay', async (clock: SimulatedClock) => act(() => clock.increment(60_000))],
  ])('lets a product veto %s, even of a value that it does not control', async (_, cause) => {
    const onStateChange = vi.fn();
    const clock = new SimulatedClock();
    const current = vi.fn(() => new Promise<void>(() => {}));
    renderWith(clock, { onChange: (_, { cancel }) => cancel(), onStateChange, current });
    await cause(clock);
    expect(lamp()).toHaveAttribute('data-state', 'off');
    expect(onStateChange).not.toHaveBeenCalled();
    expect(current).not.toHaveBeenCalled();
  });

  test('lets no product veto what its own props change', () => {
    const cancelAll = (_: boolean, { cancel }: ChangeDetails) => cancel();
    const { rerender } = render(<Lamp room="kitchen" />);
    expect(screen.getByRole('status')).toHaveTextContent('kitchen');
    rerender(<Lamp onChange={cancelAll} room="cellar" />);
    expect(screen.getByRole('status')).toHaveTextContent('cellar');
  });

  test.each(['onChange', 'onStateChange'])('breaks no behaviour if the product’s %s throws', async (callback) => {
    const thrown = new Promise((resolve) => process.once('uncaughtException', resolve));
    const bug = () => {
      throw new Error('The product has a bug.');
    };
    render(<Lamp {...{ [callback]: bug }} />);
    await press();
    expect(lamp()).toHaveAttribute('data-state', 'on');
    expect(await thrown).toMatchObject({ message: 'The product has a bug.' });
  });
});

describe.each([
  ['', Fragment],
  [' under StrictMode', StrictMode],
])('a controlled value%s', (_, Wrapper) => {
  test('is the initial value, also in server HTML', () => {
    expect(renderToString(<Lamp on />)).toContain('data-state="on"');
    render(<Lamp on />, { wrapper: Wrapper });
    expect(lamp()).toHaveAttribute('data-state', 'on');
  });

  test('never shows a refused change, and the machine agrees afterwards', async () => {
    const onChange = vi.fn();
    const onRender = vi.fn();
    const onStateChange = vi.fn();
    render(<Lamp on={false} onChange={onChange} onRender={onRender} onStateChange={onStateChange} />, {
      wrapper: Wrapper,
    });
    const states = seen();
    await press();
    await press();
    const pressed = [true, 'trigger-press'];
    expect(onChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([pressed, pressed]);
    expect(states).toEqual(['off']);
    expect(onRender).not.toHaveBeenCalledWith(true);
    expect(onStateChange).not.toHaveBeenCalled();
  });

  test.each([
    ['at once', (change: () => void) => change()],
    ['in a transition when it ends, and not before', startTransition],
  ])('shows a change that is accepted %s', async (_, accept) => {
    function Product() {
      const [on, setOn] = useState(false);
      return <Lamp on={on} onChange={(next) => accept(() => setOn(next))} />;
    }
    render(<Product />, { wrapper: Wrapper });
    const states = seen();
    await press();
    await press();
    expect(states.filter((state, at) => state !== states[at - 1])).toEqual(['off', 'on', 'off']);
  });

  test('asks the product also when another of its props has changed the value', () => {
    function Product({ room }: { room: string }) {
      const [on, setOn] = useState(true);
      return <Lamp on={on} onChange={setOn} room={room} />;
    }
    const heard: string[] = [];
    const inspect = (event: InspectionEvent) => {
      if (event.type === '@xstate.event') heard.push(event.event.type);
    };
    const at = (room: string) => (
      <BehaviourProvider inspect={inspect}>
        <Product room={room} />
      </BehaviourProvider>
    );
    const { rerender } = render(at('hall'), { wrapper: Wrapper });
    heard.length = 0;
    rerender(at('cellar'));
    expect(lamp()).toHaveAttribute('data-state', 'off');
    expect(heard).not.toContain('set');
  });

  test('follows the prop without calling `onChange` for it', () => {
    const onChange = vi.fn();
    const onStateChange = vi.fn();
    const { rerender } = render(<Lamp on={false} onChange={onChange} onStateChange={onStateChange} />, {
      wrapper: Wrapper,
    });
    rerender(<Lamp on onChange={onChange} onStateChange={onStateChange} />);
    expect(lamp()).toHaveAttribute('data-state', 'on');
    expect(onChange).not.toHaveBeenCalled();
    expect(onStateChange.mock.calls).toEqual([['on']]);
  });
});

describe('the implementations of a view', () => {
  test('may change with every render: the latest are used', async () => {
    const [first, latest] = [vi.fn(), vi.fn()];
    const { rerender } = render(<Lamp smash={first} />);
    rerender(<Lamp smash={latest} />);
    await press('Break');
    expect(latest).toHaveBeenCalledTimes(1);
    expect(first).not.toHaveBeenCalled();
  });

  test('do not rebuild the machine', async () => {
    const provide = vi.spyOn(lampMachine, 'provide');
    const { rerender } = render(<Lamp smash={() => {}} />);
    rerender(<Lamp smash={() => {}} room="attic" />);
    await press();
    await press();
    expect(provide).toHaveBeenCalledTimes(1);
  });

  test('are not made for a machine without any', async () => {
    const doorMachine = createMachine({ initial: 'shut', states: { shut: { on: { press: 'open' } }, open: {} } });
    const provide = vi.spyOn(doorMachine, 'provide');
    function Door() {
      const { snapshot, send } = useMachineActor(doorMachine);
      return (
        <button type="button" onClick={() => send({ type: 'press' })}>
          {String(snapshot.value)}
        </button>
      );
    }
    render([<Door key="front" />, <Door key="back" />]);
    await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['open', 'shut']);
    expect(provide).not.toHaveBeenCalled();
  });
});

describe('events from outside', () => {
  test('reads props from the page if they are a function: the first ones too, which no product hears of', () => {
    const onChange = vi.fn((_: boolean, details: ChangeDetails) => details.cancel());
    function LampInRoom({ room }: { room: string }) {
      const page = useRef<HTMLDivElement>(null);
      const actor = useMachineActor(lampMachine, {
        input: { isOn: false, room: 'lit' },
        propEvents: () => {
          const name = page.current?.dataset.room ?? '';
          return [[name, { type: 'move', room: name }]];
        },
      });
      const state = useControlledLamp(actor, { onChange });
      return (
        <div ref={page} data-room={room}>
          <output>{`${state.context.room} ${state.value}`}</output>
        </div>
      );
    }
    const { rerender } = render(<LampInRoom room="cellar" />, { wrapper: StrictMode });
    expect(screen.getByRole('status')).toHaveTextContent('cellar off');
    expect(onChange).not.toHaveBeenCalled();
    rerender(<LampInRoom key="other" room="hall" />);
    expect(screen.getByRole('status')).toHaveTextContent('hall on');
    expect(onChange).not.toHaveBeenCalled();
    // It hears of a later one, and cannot veto it.
    rerender(<LampInRoom key="other" room="cellar" />);
    expect(screen.getByRole('status')).toHaveTextContent('cellar off');
    expect(onChange.mock.calls.map(([on]) => on)).toEqual([false]);
  });

  test('shows what happened before hydration before the first paint, once, and unsubscribes on unmount', async () => {
    const hydrated = vi.fn();
    const stopped = vi.fn();
    const painted: string[] = [];
    let page = document.body;
    function Hydrating() {
      const actor = useMachineActor(lampMachine, { input: { isOn: false } });
      useDomEvents(actor, {
        hydrateFromDom: (send) => {
          hydrated();
          send({ type: 'press' });
        },
        subscribe: useCallback(() => stopped, []),
      });
      // Still in the same task, before the browser paints.
      useLayoutEffect(() => {
        queueMicrotask(() => painted.push(page.textContent ?? ''));
      }, []);
      return <p>{String(actor.snapshot.value)}</p>;
    }
    const view = (
      <StrictMode>
        <Hydrating />
      </StrictMode>
    );
    const { unmount } = await hydrate(view, (html) => {
      page = html;
      expect(page).toHaveTextContent('off');
    });
    expect(painted[0]).toBe('on');
    expect(page).toHaveTextContent('on');
    expect(hydrated).toHaveBeenCalledTimes(1);
    stopped.mockClear();
    unmount();
    expect(stopped).toHaveBeenCalledTimes(1);
  });
});

describe('a choice of before hydration', () => {
  const pressed = (send: SendTo<typeof lampMachine>) => send({ type: 'press' });
  function Restored(props: LampProps) {
    const actor = useMachineActor(lampMachine, { input: { isOn: false } });
    const state = useControlledLamp(actor, props);
    useDomEvents(actor, { hydrateFromDom: pressed });
    return <p>{String(state.value)}</p>;
  }

  test.each([
    ['', Fragment],
    [' under StrictMode', StrictMode],
  ])('reaches a router, which takes no address before its own layout effect%s', async (_, Wrapper) => {
    function Product() {
      const [on, setOn] = useState(false);
      const isReady = useRef(false);
      useLayoutEffect(() => {
        isReady.current = true;
      }, []);
      return <Restored on={on} onChange={(next) => isReady.current && startTransition(() => setOn(next))} />;
    }
    let page = document.body;
    const product = (
      <Wrapper>
        <Product />
      </Wrapper>
    );
    await hydrate(product, (html) => {
      page = html;
    });
    expect(page).toHaveTextContent('on');
  });

  test.each([
    ['does not take', { on: false, onChange: () => {} }],
    ['cancels', { onChange: (_: boolean, details: ChangeDetails) => details.cancel() }],
  ])('is not shown if the product %s it', async (_, props) => {
    let page = document.body;
    await hydrate(<Restored {...props} />, (html) => {
      page = html;
    });
    expect(page).toHaveTextContent('off');
  });
});

describe('the order of the hooks', () => {
  const useOrdered = () =>
    useMachineActor(lampMachine, { input: { isOn: false }, initialEvent: { type: 'move', room: 'attic' } });

  /** Switched on before hydration, and switched by every key. */
  const useKeys = (actor: MachineActor<typeof lampMachine>) =>
    useDomEvents(actor, {
      hydrateFromDom: (send) => send({ type: 'press' }),
      subscribe: useCallback((send: SendTo<typeof lampMachine>) => {
        const press = () => send({ type: 'press' });
        document.addEventListener('keydown', press);
        return () => document.removeEventListener('keydown', press);
      }, []),
    });

  function DomFirst(props: LampProps) {
    const actor = useOrdered();
    useKeys(actor);
    const state = useControlledLamp(actor, props);
    return <output>{String(state.value)}</output>;
  }

  function ControlledFirst(props: LampProps) {
    const actor = useOrdered();
    const state = useControlledLamp(actor, props);
    useKeys(actor);
    return <output>{String(state.value)}</output>;
  }

  test.each([
    ['useDomEvents', DomFirst],
    ['useControlled', ControlledFirst],
  ])('reports what happened before hydration, and lets a product refuse it, with %s first', async (_, Ordered) => {
    const onChange = vi.fn();
    const heard = () => onChange.mock.calls.map(([value]) => value);
    const { unmount } = render(<Ordered on={false} onChange={onChange} />);
    expect(heard()).toEqual([true]);
    expect(screen.getByRole('status')).toHaveTextContent('off');
    unmount();
    onChange.mockClear();
    render(<Ordered onChange={onChange} />);
    expect(screen.getByRole('status')).toHaveTextContent('on');
    expect(heard()).toEqual([true]);
    await userEvent.keyboard('a');
    expect(heard()).toEqual([true, false]);
  });
});

test('subscribes again when `subscribe` is another function, and only then', () => {
  const log: string[] = [];
  function Subscribing({ topic }: { topic: string }) {
    const actor = useMachineActor(lampMachine, { input: { isOn: false } });
    useDomEvents(actor, {
      subscribe: useCallback(() => {
        log.push(`subscribe ${topic}`);
        return () => log.push(`unsubscribe ${topic}`);
      }, [topic]),
    });
    return null;
  }
  const { rerender, unmount } = render(<Subscribing topic="a" />);
  rerender(<Subscribing topic="a" />);
  rerender(<Subscribing topic="b" />);
  unmount();
  expect(log).toEqual(['subscribe a', 'unsubscribe a', 'subscribe b', 'unsubscribe b']);
});

describe('errors', () => {
  class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
    override state: { error?: Error } = {};
    static getDerivedStateFromError = (error: Error) => ({ error });
    override render = () => (this.state.error ? <p role="alert">{this.state.error.message}</p> : this.props.children);
  }

  test.each([
    ['in an action', 'Break', { smash: () => fail('The bulb is gone.') }],
    [
      'in an actor whose failure the machine does not handle',
      'Lamp',
      { current: async () => fail('The bulb is gone.') },
    ],
  ])('passes %s to the product’s error boundary', async (_, button, props) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <Boundary>
        <Lamp {...props} />
      </Boundary>,
    );
    await press(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('The bulb is gone.');
  });

  const fail = (message: string) => {
    throw new Error(message);
  };
});

test('merges a nested provider into the outer one; the nested one wins', () => {
  const outer = vi.fn();
  const inner = vi.fn();
  render(
    <BehaviourProvider inspect={outer} snapshots={{ lamp: { value: 'on', context: { room: 'outer' } } }}>
      <BehaviourProvider inspect={inner} snapshots={{ other: { value: 'x' } }}>
        <Lamp />
      </BehaviourProvider>
    </BehaviourProvider>,
  );
  expect(lamp()).toHaveAttribute('data-state', 'on');
  expect(screen.getByRole('status')).toHaveTextContent('outer');
  expect(outer).toHaveBeenCalled();
  expect(inner.mock.calls.length).toBe(outer.mock.calls.length);
});

test('does not compile a machine that needs input without it', () => {
  function Wrong() {
    // @ts-expect-error: the lamp needs `input`
    useMachineActor(lampMachine);
    // @ts-expect-error: the lamp needs `input`
    useMachineActor(lampMachine, {});
    return null;
  }
  expect(Wrong).toBeTypeOf('function');
});
