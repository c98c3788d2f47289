import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, type ReactNode, StrictMode, Suspense, use, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hydrate } from '../../testing/server-html';
import { Tabs, TabsParts, type TabsRootProps } from '.';

const tabs = [
  { value: 'txt', label: 'TXT', content: 'Plain words' },
  { value: 'srt', label: 'SRT', content: 'For editors' },
  { value: 'vtt', label: 'VTT', content: 'For the web' },
];
const formats = <Tabs label="Format" tabs={tabs} />;
const tab = (name: string) => screen.getByRole('tab', { name });
/** Each reported value with its reason. */
const calls = (onValueChange: ReturnType<typeof vi.fn>) =>
  onValueChange.mock.calls.map(([value, { reason }]) => [value, reason]);
const panel = () => document.querySelector('[role="tabpanel"][data-state="selected"]');

test('shows every panel before JavaScript, and tabs that work only after it', async () => {
  await hydrate(formats, (html) => {
    for (const { content } of tabs) expect(html).toHaveTextContent(content);
    expect([...html.querySelectorAll('button')].every(({ disabled }) => disabled)).toBe(true);
    expect(html.querySelector('[hidden]')).toBeNull();
  });
  await userEvent.click(tab('SRT'));
  expect(panel()).toHaveTextContent('For editors');
});

// React hydrates with the context of now what it hydrates late, and leaves the server's attributes (react/react#36594).
test('tabs whose code arrives after that of their root can be pressed', async () => {
  let arrive = (_: unknown) => {};
  const code = new Promise<unknown>((resolve) => {
    arrive = resolve;
  });
  let isThere = true;
  const Late = ({ children }: { children: ReactNode }) => (isThere || use(code) ? children : null);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const view = (
    <TabsParts.Root>
      <Suspense fallback="…">
        <Late>
          <TabsParts.List aria-label="Format">
            <TabsParts.Trigger value="txt">TXT</TabsParts.Trigger>
            <TabsParts.Trigger value="srt">SRT</TabsParts.Trigger>
          </TabsParts.List>
          <TabsParts.Content value="txt">Plain words</TabsParts.Content>
          <TabsParts.Content value="srt">For editors</TabsParts.Content>
        </Late>
      </Suspense>
    </TabsParts.Root>
  );
  await hydrate(view, () => {
    isThere = false;
  });
  await act(async () => arrive(true));
  expect(tab('TXT')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('SRT'));
  expect(panel()).toHaveTextContent('For editors');
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

describe('the address leads into a panel', () => {
  /** Sets the fragment without a `hashchange`. */
  const at = (hash: string) => vi.stubGlobal('location', { hash });
  afterEach(() => vi.unstubAllGlobals());
  const places = tabs.map((one) => ({ ...one, content: <p id={`about-${one.value}`}>{one.content}</p> }));

  test.each([false, true])('as the page is loaded: shows its tab, and says why (server HTML: %s)', async (isServed) => {
    at('#about-vtt');
    const onValueChange = vi.fn();
    const view = (
      <StrictMode>
        <Tabs label="Format" tabs={places} onValueChange={onValueChange} />
      </StrictMode>
    );
    if (isServed) await hydrate(view, () => {});
    else render(view);
    expect(panel()).toHaveTextContent('For the web');
    expect(calls(onValueChange)).toEqual([['vtt', 'reveal']]);
  });

  test('later: shows its tab, which a product may refuse', () => {
    const onValueChange = vi.fn();
    render(<Tabs label="Format" tabs={places} value="txt" onValueChange={onValueChange} />);
    at('#about-srt');
    fireEvent(window, new Event('hashchange'));
    expect(panel()).toHaveTextContent('Plain words');
    expect(calls(onValueChange)).toEqual([['srt', 'reveal']]);
  });

  // Next.js keeps the page before in an `Activity` (vercel/next.js#86577), where no event reaches it.
  test('of a page that React has hidden meanwhile: shows its tab', () => {
    const onValueChange = vi.fn();
    const place = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Tabs label="Format" tabs={places} onValueChange={onValueChange} />
      </Activity>
    );
    const { rerender } = render(place('visible'));
    rerender(place('hidden'));
    at('#about-vtt');
    rerender(place('visible'));
    expect(panel()).toHaveTextContent('For the web');
    expect(calls(onValueChange)).toEqual([['vtt', 'reveal']]);
  });

  test.each(['#elsewhere', '#100%', ''])('with another fragment (%s): changes nothing', (hash) => {
    at(hash);
    render(<Tabs label="Format" tabs={places} defaultValue="srt" />);
    expect(panel()).toHaveTextContent('For editors');
  });
});

describe('with `loop={false}` the arrow keys stop at the ends', () => {
  test.each([
    ['horizontal', 'ltr', 'ArrowLeft', 'ArrowRight'],
    ['horizontal', 'rtl', 'ArrowRight', 'ArrowLeft'],
    ['vertical', 'ltr', 'ArrowUp', 'ArrowDown'],
  ] as const)('%s %s', (orientation, direction, previous, next) => {
    render(<Tabs label="Format" tabs={tabs} loop={false} orientation={orientation} />);
    const press = (key: string) => {
      const style = vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction } as CSSStyleDeclaration);
      fireEvent.keyDown(document.activeElement as Element, { key });
      style.mockRestore();
    };
    act(() => tab('TXT').focus());
    press(previous);
    expect(tab('TXT')).toHaveFocus();
    for (const name of ['SRT', 'VTT', 'VTT']) {
      press(next);
      expect(tab(name)).toHaveFocus();
    }
    press(previous);
    expect(tab('SRT')).toHaveFocus();
    expect(tab('SRT')).toHaveAttribute('aria-selected', 'true');
  });
});

test('an indicator is no tab, is heard by nobody, and is in the HTML of a server', async () => {
  const marked = (
    <TabsParts.Root defaultValue="srt">
      <TabsParts.List aria-label="Format">
        <TabsParts.Trigger value="txt">TXT</TabsParts.Trigger>
        <TabsParts.Trigger value="srt">SRT</TabsParts.Trigger>
        <TabsParts.Indicator className={({ value }) => `of-${value}`} />
      </TabsParts.List>
    </TabsParts.Root>
  );
  const mark = (around: Element) => around.querySelector('[data-part="indicator"]');
  await hydrate(marked, (html) => expect(mark(html)).toHaveClass('of-srt'));
  expect(mark(document.body)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  await userEvent.click(tab('TXT'));
  expect(mark(document.body)).toHaveClass('of-txt');
});

test.each([
  ['moves the focus from it to the selected one', () => tab('VTT'), () => tab('TXT')],
  ['moves the focus from its panel to the selected tab', () => panel() as HTMLElement, () => tab('TXT')],
  ['does not move the focus from elsewhere', () => document.body, () => document.body],
])('removing or disabling a tab %s', async (_, pressed, focused) => {
  const [txt, srt, vtt] = tabs;
  for (const gone of [[], [{ ...vtt, disabled: true }]]) {
    const { rerender, unmount } = render(<Tabs label="Format" tabs={tabs} defaultValue="vtt" />);
    await userEvent.click(tab('VTT'));
    await userEvent.click(pressed());
    rerender(<Tabs label="Format" tabs={[txt, srt, ...gone] as typeof tabs} />);
    expect(focused()).toHaveFocus();
    unmount();
  }
});

test.each([
  ['does not call `onValueChange` when `value` changes together with `tabs`', 'srt', 'SRT', []],
  ['offers the first tab when the controlled one is removed, and shows none meanwhile', 'vtt', undefined, ['txt']],
])('%s', (_, value, selected, reported) => {
  const onValueChange = vi.fn();
  const { rerender } = render(<Tabs label="Format" tabs={tabs} value="vtt" onValueChange={onValueChange} />);
  rerender(<Tabs label="Format" tabs={tabs.slice(0, 2)} value={value} onValueChange={onValueChange} />);
  expect(screen.queryByRole('tab', { selected: true })?.textContent).toBe(selected);
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(reported);
});

test('a `value` that names no tab selects none, until its tab comes or the reader chooses another', async () => {
  const onValueChange = vi.fn();
  const shown = (items: typeof tabs) => <Tabs label="Format" tabs={items} value="docx" onValueChange={onValueChange} />;
  const { rerender } = render(shown(tabs));
  rerender(shown(tabs.slice(0, 2)));
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  expect(screen.queryByRole('tabpanel')).toBeNull();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(tab('TXT')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['txt']);
  rerender(shown([...tabs, { value: 'docx', label: 'DOCX', content: 'For letters' }]));
  expect(panel()).toHaveTextContent('For letters');
});

test('labels a panel whose value has spaces', () => {
  render(<Tabs label="Files" tabs={[{ value: 'How it works', label: 'How', content: 'So.' }]} />);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('How');
});

test('does not prevent Alt with an arrow key, which goes back in the browser’s history', () => {
  render(formats);
  const wasNotPrevented = fireEvent.keyDown(tab('TXT'), { key: 'ArrowLeft', altKey: true });
  expect(wasNotPrevented).toBe(true);
  expect(tab('TXT')).toHaveAttribute('aria-selected', 'true');
});

test('starts with `defaultValue` if its tab arrives later', () => {
  const onValueChange = vi.fn();
  const { rerender } = render(<Tabs label="Format" tabs={[]} defaultValue="srt" onValueChange={onValueChange} />);
  rerender(<Tabs label="Format" tabs={tabs} defaultValue="srt" onValueChange={onValueChange} />);
  expect(tab('SRT')).toHaveAttribute('aria-selected', 'true');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('moves the focus to the selected tab if the product hides the panel that has it', () => {
  const withField = [{ value: 'txt', label: 'TXT', content: <input aria-label="Title" /> }, ...tabs.slice(1)];
  const { rerender } = render(<Tabs label="Format" tabs={withField} value="txt" />);
  screen.getByLabelText('Title').focus();
  rerender(<Tabs label="Format" tabs={withField} value="vtt" />);
  expect(tab('VTT')).toHaveFocus();
});

test('vertical tabs say so, and follow Up and Down alone, round the ends', async () => {
  render(<Tabs label="Format" tabs={tabs} orientation="vertical" />);
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  tab('TXT').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('TXT')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(tab('VTT')).toHaveFocus();
  expect(panel()).toHaveTextContent('For the web');
});

test('with manual activation an arrow key moves only the focus, and Enter selects', async () => {
  render(<Tabs label="Format" tabs={tabs} activationMode="manual" />);
  tab('TXT').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('VTT')).toHaveFocus();
  expect(panel()).toHaveTextContent('Plain words');
  await userEvent.keyboard('{Enter}');
  expect(panel()).toHaveTextContent('For the web');
});

test('panels that are not kept mounted are in the page only while they are shown', async () => {
  render(<Tabs label="Format" tabs={tabs} keepMounted={false} />);
  expect(screen.queryByText('For editors')).toBeNull();
  await userEvent.click(tab('SRT'));
  expect(screen.getByText('For editors')).toBeInTheDocument();
  expect(screen.queryByText('Plain words')).toBeNull();
});

describe('the parts', () => {
  const composed = (root: TabsRootProps = {}, more?: ReactNode) => (
    <TabsParts.Root className={({ value, orientation }) => `${orientation}-${value}`} {...root}>
      <header>
        <TabsParts.List aria-label="Format" className={({ value }) => `of-${value}`}>
          <TabsParts.Trigger value="txt" className={({ selected }) => (selected ? 'is-on' : 'is-off')}>
            TXT
          </TabsParts.Trigger>
          <span role="presentation">
            <TabsParts.Trigger value="srt" disabled style={({ disabled }) => (disabled ? { opacity: 0.5 } : undefined)}>
              SRT
            </TabsParts.Trigger>
          </span>
          <TabsParts.Trigger value="vtt">VTT</TabsParts.Trigger>
          {more}
        </TabsParts.List>
      </header>
      <section>
        <TabsParts.Content value="txt" className={({ value, selected }) => `${value}-${selected}`}>
          Plain words
        </TabsParts.Content>
        <TabsParts.Content value="srt">For editors</TabsParts.Content>
        <TabsParts.Content value="vtt">For the web</TabsParts.Content>
      </section>
    </TabsParts.Root>
  );

  test('have the roles, names, states, focus and keys of tabs, and classes and styles of their state, wherever they are', async () => {
    const { container } = render(composed({ defaultValue: 'txt' }));
    const format = panel();
    const looks = () => [container.firstElementChild, screen.getByRole('tablist'), tab('TXT'), format];
    for (const [at, look] of ['horizontal-txt', 'of-txt', 'is-on', 'txt-true'].entries())
      expect(looks()[at]).toHaveClass(look);
    expect(screen.getByRole('tablist', { name: 'Format' })).toContainElement(tab('VTT'));
    expect(tab('TXT')).toHaveAttribute('aria-selected', 'true');
    expect(document.getElementById(tab('TXT').getAttribute('aria-controls') ?? '')).toBe(panel());
    expect(screen.getAllByRole('tabpanel')).toEqual([panel()]);
    expect(panel()).toHaveAccessibleName('TXT');
    await userEvent.tab();
    expect(tab('TXT')).toHaveFocus();
    for (const [key, name] of [
      ['ArrowRight', 'VTT'],
      ['ArrowRight', 'TXT'],
      ['ArrowLeft', 'VTT'],
      ['Home', 'TXT'],
      ['End', 'VTT'],
      ['ArrowLeft', 'TXT'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      expect(panel()).toHaveAccessibleName(name);
    }
    await userEvent.tab();
    expect(panel()).toHaveFocus();
    expect(tab('SRT')).toBeDisabled();
    expect(tab('SRT')).toHaveAttribute('aria-disabled', 'true');
    expect(tab('SRT').style.opacity).toBe('0.5');
    await userEvent.click(tab('VTT'));
    for (const [at, look] of ['horizontal-vtt', 'of-vtt', 'is-off', 'txt-false'].entries())
      expect(looks()[at]).toHaveClass(look);
  });

  test('select the first tab that is not disabled, if the product names none, and do not call that a change', () => {
    const onValueChange = vi.fn();
    const first = tabs.map((one) => ({ ...one, disabled: one.value === 'txt' }));
    render(<Tabs label="Format" tabs={first} onValueChange={onValueChange} />, { wrapper: StrictMode });
    expect(panel()).toHaveTextContent('For editors');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('follow a tab that goes without its root', async () => {
    const onValueChange = vi.fn();
    let show = (_: boolean) => {};
    function More() {
      const [isShown, setShown] = useState(true);
      show = setShown;
      return isShown && <TabsParts.Trigger value="docx">DOCX</TabsParts.Trigger>;
    }
    render(composed({ defaultValue: 'vtt', onValueChange }, <More />));
    await userEvent.click(tab('DOCX'));
    expect(tab('DOCX')).toHaveAttribute('aria-selected', 'true');
    act(() => show(false));
    expect(tab('TXT')).toHaveAttribute('aria-selected', 'true');
    expect(tab('TXT')).toHaveFocus();
    expect(calls(onValueChange)).toEqual([
      ['docx', 'item-press'],
      ['txt', 'missing'],
    ]);
  });

  test('select another tab than one that becomes disabled, which the product cannot veto', () => {
    const view = (disabled: boolean) => (
      <Tabs
        label="Format"
        tabs={tabs.map((one) => ({ ...one, disabled: disabled && one.value === 'srt' }))}
        defaultValue="srt"
        onValueChange={(_, details) => details.cancel()}
      />
    );
    const { rerender } = render(view(false));
    rerender(view(true));
    expect(tab('TXT')).toHaveAttribute('aria-selected', 'true');
  });

  test('leave alone the tabs within a panel', async () => {
    const outer = ['Outer', 'Other'].map((label) => ({ value: label, label, content: formats }));
    render(<Tabs label="Outer" tabs={outer} />);
    tab('Outer').focus();
    await userEvent.keyboard('{End}');
    expect(tab('Other')).toHaveFocus();
  });
});

test('Space selects a tab that is a link', async () => {
  render(
    <TabsParts.Root defaultValue="txt" activationMode="manual">
      <TabsParts.List aria-label="Format">
        <TabsParts.Trigger value="txt" render={<a href="#txt">TXT</a>} />
        <TabsParts.Trigger value="srt" render={<a href="#srt">SRT</a>} />
      </TabsParts.List>
    </TabsParts.Root>,
  );
  act(() => tab('SRT').focus());
  expect(fireEvent.keyDown(tab('SRT'), { key: ' ' }), 'the page does not scroll').toBe(false);
  expect(tab('SRT')).toHaveAttribute('aria-selected', 'true');
});
