import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '.';

afterEach(() => vi.unstubAllGlobals());

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

function Product({ onOpenChange = () => {} }: { onOpenChange?: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Hours
      </button>
      <Dialog
        title="Office hours"
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
      >
        <input aria-label="Note" />
      </Dialog>
    </>
  );
}

test('is a closed dialog with its name in server HTML', () => {
  const html = renderToString(<Dialog title="Office hours">Day and night.</Dialog>);
  expect(html).toMatch(/^<dialog aria-labelledby=/);
  expect(html).not.toMatch(/<dialog[^>]* open/);
});

describe('opened by the product’s own button', () => {
  test('focuses its first field and restores the focus', async () => {
    const user = userEvent.setup();
    render(<Product />);
    await user.click(screen.getByRole('button', { name: 'Hours' }));
    expect(screen.getByRole('dialog', { name: 'Office hours' })).toHaveAttribute('open');
    expect(screen.getByLabelText('Note')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Hours' })).toHaveFocus();
  });

  test('stays open if the product refuses to close it', async () => {
    render(
      <Dialog title="Office hours" open onOpenChange={() => {}}>
        Day and night.
      </Dialog>,
    );
    const closed = vi.fn();
    dialog().addEventListener('close', closed);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toHaveAttribute('open');
    expect(closed).not.toHaveBeenCalled();
  });

  test('follows the controlled value, also if the browser has closed or opened it', () => {
    const onOpenChange = vi.fn();
    const product = (open: boolean) => (
      <Dialog title="Office hours" open={open} onOpenChange={onOpenChange}>
        Day and night.
      </Dialog>
    );
    const { rerender } = render(product(true));
    for (let times = 1; times <= 2; times++) {
      act(() => {
        dialog().removeAttribute('open');
        dialog().dispatchEvent(new Event('close'));
      });
      expect(dialog()).toHaveAttribute('open');
      expect(onOpenChange).toHaveBeenCalledTimes(times);
    }
    rerender(product(false));
    for (let times = 1; times <= 2; times++) {
      act(() => {
        dialog().setAttribute('open', '');
        dialog().dispatchEvent(new Event('toggle'));
      });
      expect(dialog()).not.toHaveAttribute('open');
    }
    expect(onOpenChange.mock.calls).toEqual([[false], [false], [true], [true]]);
  });
});

test('keeps element and machine in sync when opened by its ref', async () => {
  const ref = createRef<HTMLDialogElement>();
  const onOpenChange = vi.fn();
  const onStateChange = vi.fn();
  render(
    <Dialog ref={ref} title="Office hours" onOpenChange={onOpenChange} onStateChange={onStateChange}>
      Day and night.
    </Dialog>,
  );
  act(() => ref.current?.showModal());
  expect(dialog()).toHaveAttribute('open');
  expect(dialog()).toHaveAttribute('data-state', 'open');
  act(() => ref.current?.close());
  expect(dialog()).not.toHaveAttribute('open');
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  expect(onStateChange.mock.calls).toEqual([['open'], ['closed']]);
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
        <Dialog title="Office hours" open={open} onOpenChange={setOpen}>
          Day and night.
        </Dialog>
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
  act(() => {
    dialog().removeAttribute('open');
    dialog().dispatchEvent(new Event('close'));
  });
  press('Other');
  press('Close');
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
});

test.each(['taken from the page', 'hidden'])(
  'restores the focus and blocks nothing when it is %s while open',
  (how) => {
    function Page({ isThere }: { isThere: boolean }) {
      const dialog = (
        <Dialog title="Office hours" open>
          <input aria-label="Note" />
        </Dialog>
      );
      return (
        <>
          <button type="button">Hours</button>
          {how === 'hidden' ? <Activity mode={isThere ? 'visible' : 'hidden'}>{dialog}</Activity> : isThere && dialog}
        </>
      );
    }
    const { rerender } = render(<Page isThere={false} />);
    screen.getByRole('button', { name: 'Hours' }).focus();
    rerender(<Page isThere />);
    expect(screen.getByLabelText('Note')).toHaveFocus();
    const element = dialog();
    rerender(<Page isThere={false} />);
    expect(element).not.toHaveAttribute('open');
    // In happy-dom, unlike in browsers, React can restore the focus to a hidden field.
    if (how !== 'hidden') expect(screen.getByRole('button', { name: 'Hours' })).toHaveFocus();
    rerender(<Page isThere />);
    expect(dialog()).toHaveAttribute('open');
  },
);

test('does not call onOpenChange for the initial value', () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog title="Office hours" defaultOpen onOpenChange={onOpenChange}>
      Day and night.
    </Dialog>,
  );
  expect(dialog()).toHaveAttribute('open');
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('opens with `defaultOpen`', () => {
  render(
    <Dialog title="Office hours" defaultOpen>
      Day and night.
    </Dialog>,
  );
  expect(dialog()).toHaveAttribute('open');
});

test('shows texts of another language', () => {
  render(
    <Dialog title="ساعات العمل" defaultOpen texts={{ close: 'إغلاق' }}>
      كل يوم
    </Dialog>,
  );
  expect(screen.getByRole('button', { name: 'إغلاق' })).toBeVisible();
});

test('opens in a browser without `showModal`', () => {
  const { showModal, close } = HTMLDialogElement.prototype;
  Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
  try {
    const { rerender } = render(
      <Dialog title="Office hours" open>
        Day and night.
      </Dialog>,
    );
    expect(dialog()).toHaveAttribute('open');
    rerender(
      <Dialog title="Office hours" open={false}>
        Day and night.
      </Dialog>,
    );
    expect(dialog()).not.toHaveAttribute('open');
  } finally {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
  }
});
