import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, createRef, type ReactNode, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hydrate } from '../../testing/server-html';
import {
  Dialog,
  type DialogContentProps,
  DialogParts,
  type DialogProps,
  type DialogRootProps,
  type DialogTriggerProps,
  useModal,
} from '.';

afterEach(() => vi.unstubAllGlobals());

/** Each reported value with its reason. */
const reasons = (onOpenChange: ReturnType<typeof vi.fn>) =>
  onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason]);
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

/** What the browser does without asking, with `close` or `toggle` as its event. */
const byBrowser = (isOpen: boolean) =>
  act(() => {
    dialog().toggleAttribute('open', isOpen);
    dialog().dispatchEvent(new Event(isOpen ? 'toggle' : 'close'));
  });

/** The methods of the element, with how often each was called: `showModal`, `show`. */
function openings() {
  const methods = (['showModal', 'show'] as const).map((name) => vi.spyOn(HTMLDialogElement.prototype, name));
  onTestFinished(() => methods.forEach((method) => void method.mockRestore()));
  return () => methods.map(({ mock }) => mock.calls.length);
}

const hours = (props: Partial<DialogProps> = {}) => (
  <Dialog title="Office hours" {...props}>
    {props.children ?? 'Day and night.'}
  </Dialog>
);

test('follows the controlled value, also if the browser has closed or opened it', () => {
  const onOpenChange = vi.fn();
  const product = (open: boolean) => hours({ open, onOpenChange });
  const { rerender } = render(product(true));
  for (let times = 1; times <= 2; times++) {
    byBrowser(false);
    expect(dialog()).toHaveAttribute('open');
    expect(onOpenChange).toHaveBeenCalledTimes(times);
  }
  rerender(product(false));
  for (let times = 1; times <= 2; times++) {
    byBrowser(true);
    expect(dialog()).not.toHaveAttribute('open');
  }
  expect(onOpenChange.mock.calls.map(([value]) => value)).toEqual([false, false, true, true]);
});

// React hears `toggle` of no hydrated dialog (react/react#37261), and of none before 19.1 (react/react#32479).
test('follows what the browser opens in HTML of a server', async () => {
  const onOpenChange = vi.fn();
  await hydrate(hours({ onOpenChange }));
  byBrowser(true);
  expect(onOpenChange).toHaveBeenLastCalledWith(true, expect.anything());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).not.toHaveAttribute('open');
});

// React hydrates what is in a boundary after what is around it (react/react#14717).
test('follows what the browser opened before its window was hydrated, which is in a boundary', async () => {
  const onOpenChange = vi.fn();
  const view = (
    <DialogParts.Root onOpenChange={onOpenChange}>
      <Suspense fallback="…">
        <DialogParts.Content aria-label="Office hours" suppressHydrationWarning>
          <DialogParts.Close />
        </DialogParts.Content>
      </Suspense>
    </DialogParts.Root>
  );
  await hydrate(view, () => dialog().setAttribute('open', ''));
  expect(reasons(onOpenChange)).toEqual([[true, 'imperative-action']]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).not.toHaveAttribute('open');
});

test('keeps element and machine in sync when its own methods are called, which keep their meaning', () => {
  const ref = createRef<HTMLDialogElement>();
  const onOpenChange = vi.fn();
  const onStateChange = vi.fn();
  const opened = openings();
  const { unmount } = render(hours({ ref, onOpenChange, onStateChange }));
  for (const [at, name] of (['showModal', 'show'] as const).entries()) {
    act(() => ref.current?.[name]());
    expect(opened()).toEqual([1, at]);
    expect(dialog()).toHaveAttribute('open');
    expect(dialog()).toHaveAttribute('data-state', 'open');
    act(() => ref.current?.close('saved'));
    expect(dialog()).not.toHaveAttribute('open');
    expect(dialog().returnValue).toBe('saved');
  }
  expect(onOpenChange.mock.calls.map(([value]) => value)).toEqual([true, false, true, false]);
  expect(onStateChange.mock.calls.flat()).toEqual(['open', 'closed', 'open', 'closed']);
  // As Escape does: `onCancel` and `cancel()` may refuse it.
  act(() => ref.current?.showModal());
  act(() => ref.current?.requestClose('left'));
  expect(dialog()).not.toHaveAttribute('open');
  expect(dialog().returnValue).toBe('left');
  expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'escape-key' }));
  const element = dialog();
  unmount();
  expect(Object.hasOwn(element, 'close')).toBe(false);
});

test('restores the focus to the element that opened it last, however it was closed before', () => {
  function Two() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          One
        </button>
        <button type="button" onClick={() => setOpen(true)}>
          Other
        </button>
        {hours({ open, onOpenChange: setOpen })}
      </>
    );
  }
  render(<Two />);
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    fireEvent.pointerDown(button);
    fireEvent.click(button);
  };
  press('One');
  byBrowser(false);
  press('Other');
  press('Close');
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
});

test('opens in a browser without `showModal`', () => {
  const { showModal, close } = HTMLDialogElement.prototype;
  Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
  try {
    const { rerender } = render(hours({ open: true }));
    expect(dialog()).toHaveAttribute('open');
    rerender(hours({ open: false }));
    expect(dialog()).not.toHaveAttribute('open');
  } finally {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
  }
});

describe('a dialog within a dialog', () => {
  const inner = () => screen.getByText('Inner').closest('dialog');

  test('closes with it, and gives the focus back to the page', () => {
    const onOpenChange = vi.fn();
    const page = (open: boolean) => (
      <>
        <button type="button">Start</button>
        <Dialog title="Outer" open={open} onOpenChange={() => {}}>
          <Dialog title="Inner" defaultOpen onOpenChange={onOpenChange}>
            Day and night.
          </Dialog>
        </Dialog>
      </>
    );
    const { rerender } = render(page(false));
    expect(inner()).not.toHaveAttribute('open');
    const start = screen.getByRole('button', { name: 'Start' });
    start.focus();
    rerender(page(true));
    expect(inner()).toHaveAttribute('open');
    rerender(page(false));
    expect(inner()).not.toHaveAttribute('open');
    expect(onOpenChange.mock.calls.map(([value]) => value)).toEqual([false]);
    expect(start).toHaveFocus();
  });

  test('is shown after it, also if both open at once', () => {
    const shown: string[] = [];
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      this.open = true;
      shown.push(this.dataset.testid ?? '');
    });
    onTestFinished(() => showModal.mockRestore());
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Dialog title="Outer" data-testid="outer" defaultOpen>
          <Dialog title="Inner" data-testid="inner" defaultOpen>
            Day and night.
          </Dialog>
        </Dialog>
      </Activity>
    );
    const { rerender } = render(page('visible'));
    expect(shown).toEqual(['outer', 'inner']);
    rerender(page('hidden'));
    rerender(page('visible'));
    expect(shown).toEqual(['outer', 'inner', 'outer', 'inner']);
  });
});

// The effects of a dialog run before those of what is around it (primer/react#4011).
test('opens in an element that the product puts into the page after it, and not before', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    if (!this.isConnected) throw new DOMException('The element is not in a Document.', 'InvalidStateError');
    this.open = true;
  });
  onTestFinished(() => showModal.mockRestore());
  function Portal({ children }: { children: ReactNode }) {
    const [place] = useState(() => document.createElement('div'));
    useEffect(() => {
      document.body.append(place);
      return () => place.remove();
    }, [place]);
    return createPortal(children, place);
  }
  const onOpenChange = vi.fn();
  render(<Portal>{hours({ open: true, onOpenChange })}</Portal>);
  await waitFor(() => expect(dialog()).toHaveAttribute('open'));
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('blocks nothing if it opens where nothing is shown', () => {
  const onOpenChange = vi.fn();
  const ref = createRef<HTMLDialogElement>();
  render(<div style={{ display: 'none' }}>{hours({ ref, onOpenChange })}</div>);
  act(() => ref.current?.showModal());
  expect(dialog()).not.toHaveAttribute('open');
  expect(onOpenChange.mock.calls.map(([value]) => value)).toEqual([true, false]);
});

test('closes if what is around it is hidden', () => {
  let left = () => {};
  function Observer(callback: () => void) {
    left = callback;
    return { observe() {}, disconnect() {} };
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const onOpenChange = vi.fn();
  const page = (hidden: boolean) => (
    <div style={{ display: hidden ? 'none' : 'block' }}>{hours({ defaultOpen: true, onOpenChange })}</div>
  );
  const { rerender } = render(page(false));
  act(() => left());
  expect(dialog()).toHaveAttribute('open');
  rerender(page(true));
  act(() => left());
  expect(dialog()).not.toHaveAttribute('open');
  expect(onOpenChange.mock.calls.map(([value]) => value)).toEqual([false]);
});

test.each([
  ['close', 'toggle'],
  ['toggle', 'close'],
])('stays open for the product while React hides it, if the browser says so by `%s` before `%s`', (...events) => {
  const onOpenChange = vi.fn();
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>{hours({ defaultOpen: true, onOpenChange })}</Activity>
  );
  const { rerender } = render(page('visible'));
  const element = dialog();
  rerender(page('hidden'));
  for (const type of events) fireEvent(element, new Event(type));
  rerender(page('visible'));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(dialog()).toHaveAttribute('open');
});

describe('the focus', () => {
  test('goes to the first field that can be reached, and to the checked radio button', () => {
    render(
      <Dialog title="Office hours" defaultOpen>
        <input type="hidden" name="token" />
        <input aria-label="Disabled" disabled />
        <input aria-label="Trap" tabIndex={-1} />
        <input type="radio" name="day" aria-label="Monday" />
        <input type="radio" name="day" aria-label="Friday" defaultChecked />
        <input aria-label="Note" />
      </Dialog>,
    );
    expect(screen.getByLabelText('Friday')).toHaveFocus();
  });

  test.each(['refs', 'functions'])('goes where the product says on opening and on closing: %s', async (how) => {
    const one = createRef<HTMLButtonElement>();
    const other = createRef<HTMLButtonElement>();
    const as = (ref: typeof one) => (how === 'refs' ? ref : () => ref.current);
    render(
      <>
        <Dialog title="Office hours" initialFocus={as(one)} finalFocus={as(other)} defaultOpen>
          <input aria-label="Note" />
          <button type="button" ref={one}>
            Keep
          </button>
        </Dialog>
        <button type="button" ref={other}>
          Done
        </button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  });

  test('goes where it would have, if a function of the product names nothing', () => {
    const nothing = vi.fn(() => null);
    render(
      <Dialog title="Office hours" initialFocus={nothing} defaultOpen>
        <input aria-label="Note" />
      </Dialog>,
    );
    expect(nothing).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Note')).toHaveFocus();
  });

  test('goes to the close button if there is no field, in a dialog that an `aria-label` names', () => {
    render(hours({ 'aria-label': 'When to call', defaultOpen: true }));
    expect(screen.getByRole('dialog')).toHaveAccessibleName('When to call');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  test('returns to the field if the product refuses to close', () => {
    render(
      <Dialog title="Office hours" open onOpenChange={() => {}}>
        <input aria-label="Name" />
        <input aria-label="Note" />
      </Dialog>,
    );
    screen.getByLabelText('Note').focus();
    screen.getByLabelText('Note').blur();
    byBrowser(false);
    expect(dialog()).toHaveAttribute('open');
    expect(screen.getByLabelText('Note')).toHaveFocus();
  });

  test('returns to what was around an opener that is disabled', async () => {
    const page = (open: boolean, disabled = false) => (
      <>
        <button type="button">Elsewhere</button>
        <ul>
          <button type="button" disabled={disabled}>
            Delete
          </button>
          <button type="button">Next</button>
        </ul>
        {hours({ open, onOpenChange: () => {} })}
      </>
    );
    const { rerender } = render(page(false));
    screen.getByRole('button', { name: 'Delete' }).focus();
    rerender(page(true));
    await act(async () => rerender(page(false, true)));
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });
});

describe('Escape in a DOM without a browser', () => {
  test('closes the inner dialog only', async () => {
    render(hours({ title: 'Outer', defaultOpen: true, children: hours({ title: 'Inner', defaultOpen: true }) }));
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Outer' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can be prevented, like the browser’s', async () => {
    const onCancel = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(hours({ defaultOpen: true, onCancel }));
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(dialog()).toHaveAttribute('open');
  });
});

test('an alert dialog waits for an answer: a press behind it does not close it, Escape does', async () => {
  render(
    <Dialog role="alertdialog" title="Cancel the booking?" defaultOpen>
      Nothing is charged.
    </Dialog>,
  );
  const alert = screen.getByRole('alertdialog', { name: 'Cancel the booking?' });
  fireEvent.pointerDown(alert);
  fireEvent.click(alert);
  expect(alert).toHaveAttribute('data-state', 'open');
  await userEvent.keyboard('{Escape}');
  expect(alert).toHaveAttribute('data-state', 'closed');
});

test('closes by a press behind it, but not by one that begins or ends on its text', () => {
  render(hours({ defaultOpen: true, children: <p>Day and night.</p> }));
  const press = (from: Element, to: Element, detail = 1) => {
    fireEvent.pointerDown(from);
    fireEvent.pointerUp(to);
    // The browser clicks the common ancestor.
    fireEvent.click(dialog(), { detail });
  };
  const text = screen.getByText('Day and night.');
  press(dialog(), text);
  press(text, dialog());
  // A double click opened it (fontra/fontra#1602).
  press(dialog(), dialog(), 2);
  expect(dialog()).toHaveAttribute('open');
  press(dialog(), dialog());
  expect(dialog()).not.toHaveAttribute('open');
});

describe('the parts', () => {
  const composed = (root: DialogRootProps = {}) => (
    <DialogParts.Root {...root}>
      <DialogParts.Trigger className={({ open }) => (open ? 'is-pressed' : 'is-ready')}>Hours</DialogParts.Trigger>
      <main>
        <DialogParts.Content className={({ open }) => (open ? 'is-open' : 'is-closed')}>
          <DialogParts.Body style={({ open }) => ({ opacity: open ? 1 : 0 })}>
            <DialogParts.Head>
              <DialogParts.Title headingLevel={3}>Office hours</DialogParts.Title>
              <DialogParts.Close />
            </DialogParts.Head>
            <input aria-label="Note" />
            <DialogParts.Close className={({ open }) => `of-${open}`}>Done</DialogParts.Close>
          </DialogParts.Body>
        </DialogParts.Content>
      </main>
    </DialogParts.Root>
  );
  const trigger = () => screen.getByText('Hours');

  test('have the roles, names, states, focus and keys of a dialog, and classes and styles of its state', async () => {
    render(composed());
    expect(trigger()).toHaveRole('button');
    expect(trigger()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    const body = dialog().querySelector<HTMLElement>('[data-part="body"]');
    const looks = () => [trigger(), dialog(), screen.getByText('Done')].map(({ className }) => className).join(' ');
    expect(looks()).toMatch(/is-ready .*is-closed .*of-false/);
    expect(body?.style.opacity).toBe('0');
    await userEvent.tab();
    expect(trigger()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Office hours' })).toHaveAttribute('open');
    expect(screen.getByRole('heading', { level: 3, name: 'Office hours' })).toBeInTheDocument();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(looks()).toMatch(/is-pressed .*is-open .*of-true/);
    expect(body?.style.opacity).toBe('1');
    expect(screen.getByLabelText('Note')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).not.toHaveAttribute('open');
    expect(trigger()).toHaveFocus();
    for (const name of ['Close', 'Done']) {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(screen.getByRole('button', { name }));
      expect(dialog()).not.toHaveAttribute('open');
      expect(trigger()).toHaveFocus();
    }
  });
});

describe('the description', () => {
  const described = (children: ReactNode, props: Partial<DialogContentProps> = {}) => (
    <DialogParts.Root defaultOpen>
      <DialogParts.Content aria-label="Office hours" {...props}>
        {children}
      </DialogParts.Content>
    </DialogParts.Root>
  );
  const words = <DialogParts.Description>Monday to Friday</DialogParts.Description>;

  test('describes the dialog while it is there, and nothing else does, in HTML of a server neither', () => {
    expect(renderToString(described(null))).not.toContain('aria-describedby');
    const { rerender } = render(described(words));
    expect(dialog()).toHaveAccessibleDescription('Monday to Friday');
    rerender(described(null));
    expect(dialog()).not.toHaveAttribute('aria-describedby');
  });

  test('may have an `id` of the product, on itself or on the element in its place', () => {
    const own = <DialogParts.Description id="own">Monday to Friday</DialogParts.Description>;
    const { rerender } = render(described(own));
    expect(dialog()).toHaveAttribute('aria-describedby', 'own');
    const other = <DialogParts.Description render={<div id="other" />}>Monday to Friday</DialogParts.Description>;
    rerender(described(other));
    expect(dialog()).toHaveAttribute('aria-describedby', 'other');
    expect(dialog()).toHaveAccessibleDescription('Monday to Friday');
    rerender(described(own, { 'aria-describedby': 'elsewhere' }));
    expect(dialog()).toHaveAttribute('aria-describedby', 'elsewhere');
  });

  test('is one of a `Dialog` as well', () => {
    render(hours({ defaultOpen: true, children: words }));
    expect(dialog()).toHaveAccessibleDescription('Monday to Friday');
  });
});

describe('what a trigger controls', () => {
  const page = (panel: ReactNode) => (
    <DialogParts.Root>
      <DialogParts.Trigger>Hours</DialogParts.Trigger>
      {panel}
    </DialogParts.Root>
  );
  const panel = (props: DialogContentProps = {}) => (
    <DialogParts.Content aria-label="Office hours" {...props}>
      <DialogParts.Close />
    </DialogParts.Content>
  );
  const trigger = () => screen.getByText('Hours');

  test('is the dialog, by the product’s `id` if it has one', () => {
    const { rerender } = render(page(panel()));
    expect(dialog().id).not.toBe('');
    expect(trigger()).toHaveAttribute('aria-controls', dialog().id);
    rerender(page(panel({ id: 'own' })));
    expect(dialog().id).toBe('own');
    expect(trigger()).toHaveAttribute('aria-controls', 'own');
    rerender(page(null));
    expect(trigger()).not.toHaveAttribute('aria-controls');
  });

  test('is named only while the dialog is in the page, and in no HTML of a server, which may have none', () => {
    const mounted = page(panel({ keepMounted: false }));
    expect(renderToString(mounted)).not.toContain('aria-controls');
    render(mounted);
    expect(trigger()).not.toHaveAttribute('aria-controls');
    fireEvent.click(trigger());
    expect(trigger()).toHaveAttribute('aria-controls', dialog().id);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(trigger()).not.toHaveAttribute('aria-controls');
  });
});

describe('the end of opening and closing', () => {
  /** An animation of an element that the test ends. */
  function animate(endTime = 200) {
    let end = () => {};
    let cancel = () => {};
    const finished = new Promise<void>((resolve, reject) => {
      end = resolve;
      cancel = () => reject(new DOMException('', 'AbortError'));
    });
    const animations = vi.fn(function (this: Element) {
      return [{ finished, effect: { target: this, getComputedTiming: () => ({ endTime }) } }];
    });
    Object.assign(HTMLElement.prototype, { getAnimations: animations });
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations'));
    return { end: () => act(async () => end()), cancel: () => act(async () => cancel()) };
  }
  const settle = () => act(async () => {});
  const onOpenChangeComplete = vi.fn();
  const said = () => onOpenChangeComplete.mock.calls.flat();
  const view = (open: boolean, keepMounted = true) =>
    hours({ open, onOpenChange: () => {}, onOpenChangeComplete, keepMounted });
  beforeEach(() => void onOpenChangeComplete.mockClear());

  test('is said at once where nothing moves, and not of a dialog that was never open', async () => {
    const { rerender } = render(view(false));
    await settle();
    expect(said()).toEqual([]);
    rerender(view(true));
    await settle();
    expect(said()).toEqual([true]);
    rerender(view(false));
    expect(said()).toEqual([true, false]);
    await settle();
    expect(said()).toHaveLength(2);
  });

  test.each(['end', 'cancel'] as const)('is said after the %s of its animation', async (how) => {
    const { rerender } = render(view(true));
    await settle();
    const animation = animate();
    rerender(view(false));
    await settle();
    expect(dialog()).not.toHaveAttribute('open');
    expect(said()).toEqual([true]);
    await animation[how]();
    expect(said()).toEqual([true, false]);
  });

  test('is not said of a closing after which it opens again, nor does an endless animation keep it', async () => {
    const { rerender } = render(view(true));
    await settle();
    const animation = animate();
    rerender(view(false));
    rerender(view(true));
    await animation.end();
    expect(said()).toEqual([true, true]);
    animate(Number.POSITIVE_INFINITY);
    rerender(view(false));
    await settle();
    expect(said()).toEqual([true, true, false]);
  });

  test('is awaited before content that is not kept is taken away', async () => {
    const { rerender } = render(view(true, false));
    const animation = animate();
    rerender(view(false, false));
    await settle();
    expect(screen.getByText('Day and night.')).toBeInTheDocument();
    await animation.end();
    expect(screen.queryByText('Day and night.')).toBeNull();
  });
});

describe('beside the page, with `modal={false}`', () => {
  const view = (root: Partial<DialogRootProps> = {}) => (
    <>
      <DialogParts.Root modal={false} {...root}>
        <DialogParts.Trigger>Hours</DialogParts.Trigger>
        <DialogParts.Content aria-label="Office hours">
          <input aria-label="Note" />
        </DialogParts.Content>
      </DialogParts.Root>
      <input aria-label="Search" />
    </>
  );
  const isOpen = () => dialog().hasAttribute('open');

  test('blocks nothing, gets the focus, and gives it back on Escape', async () => {
    const opened = openings();
    const Modal = () => <output>{useModal() ? 'blocked' : 'free'}</output>;
    render(
      <>
        {view()}
        <Modal />
      </>,
    );
    await userEvent.click(screen.getByText('Hours'));
    expect(isOpen()).toBe(true);
    expect(opened()).toEqual([0, 1]);
    expect(screen.getByText('free')).toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(screen.getByText('Hours')).toHaveFocus();
  });

  test('leaves an Escape in the page, and the focus that is there, alone', async () => {
    const { rerender } = render(view({ open: false, onOpenChange: () => {} }));
    screen.getByText('Hours').focus();
    rerender(view({ open: true, onOpenChange: () => {} }));
    expect(screen.getByLabelText('Note')).toHaveFocus();
    screen.getByLabelText('Search').focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(true);
    rerender(view({ open: false, onOpenChange: () => {} }));
    expect(isOpen()).toBe(false);
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  test('is closed by the trigger that opened it, which says why', async () => {
    const onOpenChange = vi.fn();
    render(view({ onOpenChange }));
    await userEvent.click(screen.getByText('Hours'));
    await userEvent.click(screen.getByText('Hours'));
    expect(isOpen()).toBe(false);
    expect(reasons(onOpenChange)).toEqual([
      [true, 'trigger-press'],
      [false, 'trigger-press'],
    ]);
  });

  test('that the product opens has its one trigger expanded, and of several none', async () => {
    const expanded = () =>
      screen.getAllByRole('button').filter((trigger) => trigger.getAttribute('aria-expanded') === 'true');
    const { rerender } = render(view({ defaultOpen: true }));
    expect(expanded()).toHaveLength(1);
    rerender(
      <DialogParts.Root key="several" modal={false} defaultOpen>
        <DialogParts.Trigger>Hours</DialogParts.Trigger>
        <DialogParts.Trigger>Office hours</DialogParts.Trigger>
        <DialogParts.Content aria-label="Office hours" />
      </DialogParts.Root>,
    );
    expect(expanded()).toEqual([]);
    await userEvent.click(screen.getByText('Hours'));
    expect(expanded()).toEqual([screen.getByText('Hours')]);
    await userEvent.click(screen.getByText('Hours'));
    expect(isOpen()).toBe(false);
  });

  test.each(['modal', 'show'])('has no backdrop to press: %s', (how) => {
    const ref = createRef<HTMLDialogElement>();
    render(hours({ ref, modal: how !== 'modal', defaultOpen: how === 'modal' }));
    if (how === 'show') act(() => ref.current?.show());
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(isOpen()).toBe(true);
  });

  test('gets the focus by a press on its text, so that Escape closes it', async () => {
    render(
      <Dialog title="Office hours" modal={false} defaultOpen>
        <p>Day and night.</p>
      </Dialog>,
    );
    expect(dialog()).toHaveAttribute('tabindex', '-1');
    await userEvent.click(screen.getByText('Day and night.'));
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  test('is opened as it is by `show`, and over the page by `showModal`', () => {
    const opened = openings();
    const ref = createRef<HTMLDialogElement>();
    render(hours({ ref, modal: false, children: <input aria-label="Note" /> }));
    act(() => ref.current?.show());
    expect(opened()).toEqual([0, 1]);
    expect(screen.getByLabelText('Note')).toHaveFocus();
    act(() => ref.current?.close());
    act(() => ref.current?.showModal());
    expect(opened()).toEqual([1, 1]);
    expect(isOpen()).toBe(true);
  });
});

test('a toast of the product follows the dialog that blocks the page, in which alone it is heard (fkhadra/react-toastify#948)', () => {
  const Toasts = () => createPortal(<p role="status">Saved</p>, useModal() ?? document.body);
  const view = (outer: boolean, inner: boolean) => (
    <>
      <Toasts />
      <Dialog open={outer} title="Outer">
        Words
      </Dialog>
      <Dialog open={inner} title="Inner">
        Words
      </Dialog>
    </>
  );
  const { rerender } = render(view(false, false));
  const [outer, inner] = screen.getAllByRole('dialog', { hidden: true });
  const around = () => screen.getByRole('status', { hidden: true }).parentElement;
  expect(around()).toBe(document.body);
  rerender(view(true, false));
  expect(around()).toBe(outer);
  rerender(view(true, true));
  expect(around()).toBe(inner);
  rerender(view(true, false));
  expect(around()).toBe(outer);
  rerender(view(false, false));
  expect(around()).toBe(document.body);
});

test('a disabled trigger opens nothing and is no stop of Tab; as an element that knows no `disabled`, it opens nothing either', async () => {
  const trigger = (render?: DialogTriggerProps['render']) => (
    <DialogParts.Root>
      <DialogParts.Trigger disabled {...(render && { render })}>
        Office hours
      </DialogParts.Trigger>
      <DialogParts.Content aria-label="Office hours" />
    </DialogParts.Root>
  );
  const { rerender } = render(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Office hours' }));
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  expect(dialog()).not.toHaveAttribute('open');
  rerender(trigger(<a href="#hours">Office hours</a>));
  await userEvent.click(screen.getByRole('link', { name: 'Office hours' }));
  expect(dialog()).not.toHaveAttribute('open');
});

test('gives the focus back to a button that a screen reader pressed by a click alone, without the focus (KittyGiraudel/a11y-dialog#102)', () => {
  render(
    <>
      <button type="button">Before</button>
      <DialogParts.Root>
        <DialogParts.Trigger>Open</DialogParts.Trigger>
        <DialogParts.Content aria-label="Hours">
          <DialogParts.Close />
        </DialogParts.Content>
      </DialogParts.Root>
    </>,
  );
  // Of a press some time ago.
  fireEvent.pointerDown(screen.getByText('Before'));
  fireEvent.click(screen.getByText('Open'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Open')).toHaveFocus();
});
