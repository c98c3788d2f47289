import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Accordion } from '.';

const items = [
  { id: 'languages', title: 'Which languages?', content: 'English, Hindi, Arabic, Spanish and more.' },
  { id: 'hours', title: 'Which hours?', content: 'Around the clock.' },
];

const item = (title: string) => {
  const details = screen.getByText(title).closest('details');
  if (!details) throw new Error(`${title} is not in a details element`);
  return details;
};

/** The address has this fragment; unlike with `location.hash`, only a test says when it has changed. */
const at = (hash: string) => vi.stubGlobal('location', { hash });
afterEach(() => vi.unstubAllGlobals());

describe('before JavaScript', () => {
  test('is a native group of which one item opens at a time', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Accordion items={items} />);
    const groups = [...html.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    expect(groups).toHaveLength(2);
    expect(groups[0]).toBeTruthy();
    expect(groups[0]).toBe(groups[1]);
    expect(html).toHaveTextContent('English, Hindi, Arabic, Spanish and more.');
  });

  test('has the target of each fragment in its answer, which browsers open for it', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Accordion items={items} />);
    for (const { id, content } of items) expect(html.querySelector(`#${id}`)?.parentElement?.textContent).toBe(content);
  });

  describe('and hydration', () => {
    let container: HTMLElement;
    let complain: unknown;
    beforeEach(() => {
      container = document.createElement('div');
      document.body.append(container);
      complain = vi.spyOn(console, 'error');
    });
    afterEach(() => {
      container.remove();
      vi.restoreAllMocks();
    });

    const hydrate = async (view: ReactNode, before: (details: HTMLDetailsElement[]) => void) => {
      container.innerHTML = renderToString(view);
      before([...container.querySelectorAll('details')]);
      await act(async () => hydrateRoot(container, view));
      expect(complain).not.toHaveBeenCalled();
    };

    test('keeps open what the reader opened', async () => {
      const view = <Accordion items={items} />;
      await hydrate(view, ([, hours]) => hours?.setAttribute('open', ''));
      expect(item('Which hours?')).toHaveAttribute('open');
      expect(item('Which hours?')).toHaveAttribute('data-state', 'expanded');
    });

    test('keeps closed what the reader closed, and tells the product', async () => {
      const onValueChange = vi.fn();
      const view = <Accordion items={items} defaultValue={['hours']} onValueChange={onValueChange} />;
      await hydrate(view, ([, hours]) => hours?.removeAttribute('open'));
      expect(item('Which hours?')).not.toHaveAttribute('open');
      expect(onValueChange.mock.calls).toEqual([[[]]]);
    });

    test('keeps all open that the reader opened, where several may be', async () => {
      const view = (
        <StrictMode>
          <Accordion items={items} multiple />
        </StrictMode>
      );
      await hydrate(view, (all) => {
        for (const details of all) details.setAttribute('open', '');
      });
      for (const { title } of items) expect(item(title)).toHaveAttribute('data-state', 'expanded');
    });

    test('prefers what the reader opened to the address', async () => {
      at('#languages');
      await hydrate(<Accordion items={items} />, ([, hours]) => hours?.setAttribute('open', ''));
      expect(item('Which hours?')).toHaveAttribute('open');
      expect(item('Which languages?')).not.toHaveAttribute('open');
    });

    test('closes again what the product refuses', async () => {
      await hydrate(<Accordion items={items} value={[]} />, ([, hours]) => hours?.setAttribute('open', ''));
      expect(item('Which hours?')).not.toHaveAttribute('open');
    });
  });
});

describe('an address', () => {
  const go = (hash: string) =>
    act(() => {
      at(hash);
      window.dispatchEvent(new Event('hashchange'));
    });

  test('opens the item whose fragment it is, at first', () => {
    at('#hours');
    render(<Accordion items={items} />);
    expect(item('Which hours?')).toHaveAttribute('open');
  });

  test('opens the item whose fragment it becomes', () => {
    render(<Accordion items={[...items, { id: 'señas', title: 'Which signs?', content: 'None yet.' }]} />);
    go('#languages');
    expect(item('Which languages?')).toHaveAttribute('open');
    go('#se%C3%B1as');
    expect(item('Which signs?')).toHaveAttribute('open');
    expect(item('Which languages?')).not.toHaveAttribute('open');
  });

  describe('that a router changes within the page, where the browser tells of that,', () => {
    /** What `history.pushState` and `replaceState` do: the address is new, and no `hashchange` follows. */
    const push = (hash: string) =>
      act(() => {
        at(hash);
        window.navigation.dispatchEvent(new Event('currententrychange'));
      });
    beforeEach(() => void vi.stubGlobal('navigation', new EventTarget()));

    test('opens the item whose fragment it becomes', () => {
      render(<Accordion items={items} />);
      push('#hours');
      expect(item('Which hours?')).toHaveAttribute('open');
    });

    test('opens nothing again that the reader has closed, while the fragment stays', async () => {
      render(<Accordion items={items} />);
      push('#hours');
      await userEvent.click(screen.getByText('Which hours?'));
      push('#hours');
      expect(item('Which hours?')).not.toHaveAttribute('open');
      push('#languages');
      push('#hours');
      expect(item('Which hours?')).toHaveAttribute('open');
    });

    test('is listened to only as long as there is somebody to open it', () => {
      const stop = vi.spyOn(window.navigation, 'removeEventListener');
      render(<Accordion items={items} />).unmount();
      expect(stop.mock.calls.map(([type]) => type)).toEqual(['currententrychange']);
    });
  });

  test.each(['#elsewhere', '#100%'])('of something else (%s) changes nothing', (hash) => {
    render(<Accordion items={items} defaultValue={['hours']} />);
    go(hash);
    expect(item('Which hours?')).toHaveAttribute('open');
  });
});

describe('what is open', () => {
  test('is begun with by the product, in server HTML as well, and then is the reader’s', async () => {
    const onValueChange = vi.fn();
    const onStateChange = vi.fn();
    const view = (
      <Accordion items={items} defaultValue={['hours']} onValueChange={onValueChange} onStateChange={onStateChange} />
    );
    expect(renderToString(view)).toMatch(/<details[^>]* open=""[^>]*data-item="hours"/);
    render(view);
    await userEvent.click(screen.getByText('Which languages?'));
    await userEvent.click(screen.getByText('Which languages?'));
    expect(onValueChange.mock.calls).toEqual([[['languages']], [[]]]);
    expect(onStateChange.mock.calls).toEqual([['collapsed']]);
  });

  test('can be several, which are no exclusive group then', async () => {
    const { rerender } = render(<Accordion items={items} multiple />);
    for (const { title } of items) await userEvent.click(screen.getByText(title));
    for (const { title } of items) {
      expect(item(title)).toHaveAttribute('open');
      expect(item(title)).not.toHaveAttribute('name');
    }
    rerender(<Accordion items={items} />);
    expect(item('Which languages?')).not.toHaveAttribute('open');
    expect(item('Which hours?')).toHaveAttribute('open');
  });

  describe.each([
    ['', ({ children }: { children: ReactNode }) => children],
    [' under StrictMode', StrictMode],
  ])('and is the product’s%s', (_, wrapper) => {
    test('shows what it takes', async () => {
      function Product() {
        const [value, setValue] = useState<readonly string[]>(['hours']);
        return <Accordion items={items} value={value} onValueChange={setValue} />;
      }
      render(<Product />, { wrapper });
      await userEvent.click(screen.getByText('Which languages?'));
      expect(item('Which languages?')).toHaveAttribute('open');
      expect(item('Which hours?')).not.toHaveAttribute('open');
    });

    test('never shows what it refuses', async () => {
      const onValueChange = vi.fn();
      const view = (value: readonly string[]) => (
        <Accordion items={items} value={value} onValueChange={onValueChange} />
      );
      const { container, rerender } = render(view(['hours']), { wrapper });
      const changes = vi.fn();
      // `open` itself is no witness here: happy-dom opens details before anybody could prevent it, which no browser does.
      new MutationObserver(changes).observe(container, { subtree: true, attributeFilter: ['data-state'] });
      await userEvent.click(screen.getByText('Which languages?'));
      await userEvent.click(screen.getByText('Which hours?'));
      expect(onValueChange.mock.calls).toEqual([[['languages']], [[]]]);
      expect(changes).not.toHaveBeenCalled();
      expect(item('Which languages?')).not.toHaveAttribute('open');
      expect(item('Which hours?')).toHaveAttribute('open');
      rerender(view(['languages']));
      expect(item('Which languages?')).toHaveAttribute('open');
    });

    test('is put back where the browser opened an item that it refuses', () => {
      const onValueChange = vi.fn();
      render(<Accordion items={items} value={['hours']} onValueChange={onValueChange} />, { wrapper });
      const found = item('Which languages?');
      act(() => {
        // As an exclusive group does: the other one is closed.
        item('Which hours?').open = false;
        found.open = true;
        found.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
      });
      expect(onValueChange.mock.calls).toEqual([[['languages']]]);
      expect(found).not.toHaveAttribute('open');
      expect(item('Which hours?')).toHaveAttribute('open');
    });
  });
});

describe('with the keyboard and the pointer', () => {
  test('opens one item at a time, and closes the open one', async () => {
    const user = userEvent.setup();
    render(<Accordion items={items} />);
    await user.click(screen.getByText('Which languages?'));
    expect(item('Which languages?')).toHaveAttribute('open');
    await user.click(screen.getByText('Which hours?'));
    expect(item('Which languages?')).not.toHaveAttribute('open');
    expect(item('Which hours?')).toHaveAttribute('open');
    await user.click(screen.getByText('Which hours?'));
    expect(item('Which hours?')).not.toHaveAttribute('open');
  });

  test('follows an item that the browser opened to show a word found inside it', () => {
    const { container } = render(<Accordion items={items} />);
    const details = item('Which hours?');
    act(() => {
      details.open = true;
      details.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    });
    expect(details).toHaveAttribute('data-state', 'expanded');
    expect(container.firstElementChild).toHaveAttribute('data-state', 'expanded');
  });
});

test('what opens within an answer opens nothing around it', () => {
  render(<Accordion items={[{ id: 'more', title: 'More', content: <details data-testid="inner" /> }]} />);
  act(() => void screen.getByTestId('inner').dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })));
  expect(item('More')).toHaveAttribute('data-state', 'collapsed');
});

test('gives each title the heading rank the page asks for', () => {
  render(<Accordion items={items} headingLevel={2} />);
  expect(within(item('Which hours?')).getByRole('heading', { level: 2 })).toHaveTextContent('Which hours?');
});

test('passes native attributes to its root', () => {
  render(<Accordion items={items} id="faq" data-testid="root" className="mine" />);
  const root = screen.getByTestId('root');
  expect(root).toHaveAttribute('id', 'faq');
  expect(root).toHaveClass('mine');
});
