import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, type ReactNode, StrictMode, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hydrate, serverHtml } from '../../testing/server-html';
import { Accordion, AccordionParts, type AccordionProps } from '.';

const items = [
  { value: 'languages', title: 'Which languages?', content: 'English, Hindi, Arabic, Spanish and more.' },
  { value: 'hours', title: 'Which hours?', content: 'Around the clock.' },
];

const bothItems = items.map(({ value }) => value);

const item = (title: string) => {
  const details = screen.getByText(title).closest('details');
  if (!details) throw new Error(`${title} is not in a details element`);
  return details;
};

/** Sets the fragment without a `hashchange`; the test dispatches it where needed. */
const at = (hash: string) => vi.stubGlobal('location', { hash });
afterEach(() => vi.unstubAllGlobals());

describe('before JavaScript', () => {
  test('is a native group with one open item at a time, and each fragment’s target in its answer', () => {
    const html = serverHtml(<Accordion items={items} />);
    const groups = [...html.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    expect(groups).toHaveLength(2);
    expect(groups[0]).toBeTruthy();
    expect(groups[0]).toBe(groups[1]);
    for (const { value, content } of items)
      expect(html.querySelector(`#${value}`)?.parentElement?.textContent).toBe(content);
  });

  test.each<[string, Partial<AccordionProps>, string, string[], string[]]>([
    ['keeps open what the reader opened', {}, '', ['hours'], ['hours']],
    ['keeps closed what the reader closed', { defaultValue: ['hours'] }, '', [], []],
    ['keeps open all that the reader opened', { multiple: true }, '', bothItems, bothItems],
    ['prefers what the reader opened to the address', {}, '#languages', ['hours'], ['hours']],
    ['closes what the product refuses', { value: [] }, '', ['hours'], []],
  ])('%s on hydration, and calls onValueChange', async (_, props, hash, byReader, shown) => {
    at(hash);
    const onValueChange = vi.fn();
    const view = (
      <StrictMode>
        <Accordion items={items} onValueChange={onValueChange} {...props} />
      </StrictMode>
    );
    await hydrate(view, (page) => {
      for (const details of page.querySelectorAll('details'))
        details.toggleAttribute('open', byReader.includes(details.dataset.item ?? ''));
    });
    for (const { value, title } of items) {
      expect(item(title).hasAttribute('open')).toBe(shown.includes(value));
      expect(item(title)).toHaveAttribute('data-state', shown.includes(value) ? 'expanded' : 'collapsed');
    }
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([byReader]);
  });
});

// React dispatches nothing to what it has not hydrated yet, as its code has not arrived (react/react#32173).
test('an item that was opened before its code arrived stays open, and is closed by one press', async () => {
  let arrive = (_: unknown) => {};
  const code = new Promise<unknown>((resolve) => {
    arrive = resolve;
  });
  let isThere = true;
  const Late = ({ children }: { children: ReactNode }) => (isThere || use(code) ? children : null);
  const onValueChange = vi.fn();
  const view = (
    <AccordionParts.Root onValueChange={onValueChange}>
      <Suspense fallback="…">
        <Late>
          <AccordionParts.Item value="hours">
            <AccordionParts.Trigger>Which hours?</AccordionParts.Trigger>
            <AccordionParts.Content>Around the clock.</AccordionParts.Content>
          </AccordionParts.Item>
        </Late>
      </Suspense>
    </AccordionParts.Root>
  );
  await hydrate(view, () => {
    isThere = false;
  });
  item('Which hours?').open = true;
  fireEvent(item('Which hours?'), Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([['hours']]);
  await act(async () => arrive(true));
  expect(item('Which hours?')).toHaveAttribute('data-state', 'expanded');
  await userEvent.click(screen.getByText('Which hours?'));
  expect(item('Which hours?')).not.toHaveAttribute('open');
});

describe('the address', () => {
  const go = (hash: string) =>
    act(() => {
      at(hash);
      window.dispatchEvent(new Event('hashchange'));
    });

  test('opens no disabled item, which the reader could not close', () => {
    at('#hours');
    render(<Accordion items={items} disabled />);
    expect(item('Which hours?')).not.toHaveAttribute('open');
  });

  // The browser found no box for the fragment when it loaded the page.
  test('opens the item of its fragment on load, and scrolls to it unless the reader has scrolled', () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => scrolled.mockRestore());
    at('#languages');
    render(<Accordion items={items} />, { wrapper: StrictMode });
    expect(scrolled.mock.contexts).toEqual([document.getElementById('languages')]);
    expect(item('Which languages?')).toHaveAttribute('open');
    cleanup();
    at('#elsewhere');
    render(<Accordion items={items} defaultValue={['languages']} />);
    cleanup();
    vi.stubGlobal('scrollY', 300);
    at('#languages');
    render(<Accordion items={items} />);
    expect(item('Which languages?')).toHaveAttribute('open');
    expect(scrolled).toHaveBeenCalledOnce();
  });

  test('opens the item of a new fragment', () => {
    render(<Accordion items={[...items, { value: 'señas', title: 'Which signs?', content: 'None yet.' }]} />);
    go('#languages');
    expect(item('Which languages?')).toHaveAttribute('open');
    go('#se%C3%B1as');
    expect(item('Which signs?')).toHaveAttribute('open');
    expect(item('Which languages?')).not.toHaveAttribute('open');
  });

  test('changed by a router, without a hashchange, does not open again what the reader closed', async () => {
    vi.stubGlobal('navigation', new EventTarget());
    const stop = vi.spyOn(window.navigation, 'removeEventListener');
    const push = (hash: string) =>
      act(() => {
        at(hash);
        window.navigation.dispatchEvent(new Event('currententrychange'));
      });
    const { unmount } = render(<Accordion items={items} />);
    push('#hours');
    expect(item('Which hours?')).toHaveAttribute('open');
    await userEvent.click(screen.getByText('Which hours?'));
    push('#hours');
    expect(item('Which hours?')).not.toHaveAttribute('open');
    push('#languages');
    push('#hours');
    expect(item('Which hours?')).toHaveAttribute('open');
    unmount();
    expect(stop.mock.calls.map(([type]) => type)).toEqual(['currententrychange']);
  });

  // Next.js keeps the page before in an `Activity` (vercel/next.js#86577), where no event reaches it.
  test('that leads back to a page which React has hidden opens its item, and not again what the reader closed', async () => {
    const place = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Accordion items={items} />
      </Activity>
    );
    const { rerender } = render(place('visible'));
    const back = (hash: string) => {
      rerender(place('hidden'));
      at(hash);
      rerender(place('visible'));
    };
    back('#languages');
    expect(item('Which languages?')).toHaveAttribute('open');
    await userEvent.click(screen.getByText('Which languages?'));
    back('#languages');
    expect(item('Which languages?')).not.toHaveAttribute('open');
    back('#hours');
    expect(item('Which hours?')).toHaveAttribute('open');
  });

  test.each(['#elsewhere', '#100%'])('with another fragment (%s) changes nothing', (hash) => {
    render(<Accordion items={items} defaultValue={['hours']} />);
    go(hash);
    expect(item('Which hours?')).toHaveAttribute('open');
  });
});

describe('the open items', () => {
  test('start with the default value, in server HTML as well, and then follow the reader', async () => {
    const onValueChange = vi.fn();
    const onStateChange = vi.fn();
    const view = (
      <Accordion items={items} defaultValue={['hours']} onValueChange={onValueChange} onStateChange={onStateChange} />
    );
    expect(renderToString(view)).toMatch(/<details[^>]* open=""[^>]*data-item="hours"/);
    render(view);
    await userEvent.click(screen.getByText('Which languages?'));
    await userEvent.click(screen.getByText('Which languages?'));
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([['languages'], []]);
    expect(onStateChange.mock.calls).toEqual([['collapsed']]);
  });

  test('may be several, which form no exclusive group', async () => {
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

  test('controlled by the product are reverted if the browser opened a refused item', () => {
    const onValueChange = vi.fn();
    render(<Accordion items={items} value={['hours']} onValueChange={onValueChange} />, { wrapper: StrictMode });
    const found = item('Which languages?');
    act(() => {
      // As in an exclusive group, the other item is closed.
      item('Which hours?').open = false;
      found.open = true;
      found.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    });
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([['languages']]);
    expect(found).not.toHaveAttribute('open');
    expect(item('Which hours?')).toHaveAttribute('open');
  });
});

test('ignores details that open inside an answer', () => {
  render(<Accordion items={[{ value: 'more', title: 'More', content: <details data-testid="inner" /> }]} />);
  act(() => void screen.getByTestId('inner').dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })));
  expect(item('More')).toHaveAttribute('data-state', 'collapsed');
});

test('does not report an item that has gone', async () => {
  const onValueChange = vi.fn();
  const accordion = (shown: typeof items) => (
    <Accordion multiple items={shown} defaultValue={['languages']} onValueChange={onValueChange} />
  );
  const { rerender } = render(accordion(items));
  rerender(accordion(items.slice(1)));
  await userEvent.click(screen.getByText('Which hours?'));
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([['hours']]);
});

test('moves the focus to the title of an item that the product closes', () => {
  const fields = [{ value: 'hours', title: 'Which hours?', content: <input aria-label="From" /> }];
  const { rerender } = render(<Accordion items={fields} value={['hours']} />);
  screen.getByLabelText('From').focus();
  rerender(<Accordion items={fields} value={[]} />);
  expect(screen.getByText('Which hours?').closest('summary')).toHaveFocus();
});

test('an item that is disabled keeps the focus, says so, and opens neither by a press nor by a key', async () => {
  const onValueChange = vi.fn();
  const disabled = items.map((one) => ({ ...one, disabled: one.value === 'hours' }));
  render(<Accordion items={disabled} onValueChange={onValueChange} />);
  const trigger = summary('Which hours?');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(trigger);
  expect(trigger).toHaveFocus();
  expect(trigger).toHaveAttribute('aria-disabled', 'true');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Which languages?'));
  expect(item('Which languages?')).toHaveAttribute('open');
});

test('an item is one of those that Up, Down, Home and End move among', async () => {
  render(<Accordion items={items} />);
  const [first, last] = [summary('Which languages?'), summary('Which hours?')];
  first.focus();
  for (const [key, focused] of [
    ['{ArrowDown}', last],
    ['{ArrowDown}', first],
    ['{ArrowUp}', last],
    ['{Home}', first],
    ['{End}', last],
  ] as const) {
    await userEvent.keyboard(key);
    expect(focused).toHaveFocus();
  }
});

const summary = (title: string) => screen.getByText(title).closest('summary') as HTMLElement;

test('the parts make a structure of the product’s own, with an answer only while it is shown', async () => {
  const { container } = render(
    <AccordionParts.Root defaultValue={['hours']} className={({ value }) => `open-${value.length}`}>
      <section>
        <AccordionParts.Item
          value="hours"
          render={<details data-testid="own" />}
          className={({ open }) => (open ? 'is-open' : 'is-closed')}
        >
          <AccordionParts.Trigger render={(props, { open }) => <summary {...props} title={open ? 'Close' : 'Open'} />}>
            <AccordionParts.Title headingLevel={2}>Which hours?</AccordionParts.Title>
            <AccordionParts.Indicator>
              <b>+</b>
            </AccordionParts.Indicator>
          </AccordionParts.Trigger>
          <AccordionParts.Content keepMounted={false}>All.</AccordionParts.Content>
        </AccordionParts.Item>
      </section>
    </AccordionParts.Root>,
  );
  expect(container.firstElementChild).toHaveClass('open-1');
  expect(screen.getByTestId('own')).toHaveClass('is-open');
  expect(screen.getByTestId('own')).toHaveAttribute('open');
  expect(screen.getByRole('heading', { level: 2, name: 'Which hours?' })).toBeInTheDocument();
  expect(screen.getByText('All.')).toBeInTheDocument();
  const trigger = screen.getByTitle('Close');
  await userEvent.click(trigger);
  expect(trigger).toHaveAttribute('title', 'Open');
  expect(screen.getByTestId('own')).toHaveClass('is-closed');
  expect(screen.getByTestId('own')).not.toHaveAttribute('open');
  expect(screen.queryByText('All.')).toBeNull();
});

test('a press renders the title of the item that it opens, and no other', async () => {
  const rendered: string[] = [];
  const note = (value: string) => () => {
    rendered.push(value);
    return value;
  };
  render(
    <AccordionParts.Root>
      {bothItems.map((value) => (
        <AccordionParts.Item key={value} value={value}>
          <AccordionParts.Trigger>
            <AccordionParts.Title className={note(value)}>{value}</AccordionParts.Title>
          </AccordionParts.Trigger>
          <AccordionParts.Content>Yes.</AccordionParts.Content>
        </AccordionParts.Item>
      ))}
    </AccordionParts.Root>,
  );
  expect(rendered).toEqual(bothItems);
  await userEvent.click(screen.getByText('hours'));
  expect(rendered).toEqual([...bothItems, 'hours']);
});

test('buttons beside a title are there while it is closed, outside of what is pressed, and open nothing', async () => {
  const onClick = vi.fn();
  render(
    <AccordionParts.Root className={({ value }) => `open-${value.length}`}>
      <AccordionParts.Row className="row">
        <AccordionParts.Item value="hours">
          <AccordionParts.Trigger>
            <AccordionParts.Title>Which hours?</AccordionParts.Title>
          </AccordionParts.Trigger>
          <AccordionParts.Content>All.</AccordionParts.Content>
        </AccordionParts.Item>
        <AccordionParts.Actions className={({ value }) => `beside-${value.length}`}>
          <button type="button" onClick={onClick}>
            Edit
          </button>
        </AccordionParts.Actions>
      </AccordionParts.Row>
      <AccordionParts.Item value="days">
        <AccordionParts.Trigger>Which days?</AccordionParts.Trigger>
        <AccordionParts.Content>Each.</AccordionParts.Content>
      </AccordionParts.Item>
    </AccordionParts.Root>,
  );
  const edit = screen.getByRole('button', { name: 'Edit' });
  expect(edit.closest('details')).toBeNull();
  expect(edit.closest('[data-part="row"]')).toHaveClass('row');
  await userEvent.click(edit);
  expect(onClick).toHaveBeenCalledOnce();
  expect(document.querySelector('.open-0')).toContainElement(edit);
  summary('Which hours?').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(summary('Which days?')).toHaveFocus();
  await userEvent.click(summary('Which hours?'));
  expect(document.querySelector('.beside-1')).toContainElement(edit);
  edit.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(edit).toHaveFocus();
});
