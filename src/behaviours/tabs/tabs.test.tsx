import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Tabs } from '.';

const tabs = [
  { id: 'txt', label: 'TXT', content: 'Plain words' },
  { id: 'srt', label: 'SRT', content: 'For editors' },
  { id: 'vtt', label: 'VTT', content: 'For the web' },
];
const formats = <Tabs label="Format" tabs={tabs} />;
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => document.querySelector('[role="tabpanel"][data-state="selected"]');

describe('before JavaScript, and without it', () => {
  test('every panel is there to be read, and nothing can be pressed that does nothing', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(formats);
    for (const { content } of tabs) expect(html).toHaveTextContent(content);
    expect([...html.querySelectorAll('button')].every(({ disabled }) => disabled)).toBe(true);
    expect(html.querySelector('[hidden]')).toBeNull();
  });

  test('then a tab can be chosen', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(formats);
    const root = await act(async () => hydrateRoot(container, formats));
    await userEvent.click(tab('SRT'));
    expect(panel()).toHaveTextContent('For editors');
    await act(async () => root.unmount());
    container.remove();
  });
});

test('tabs are named, and each names its panel (WAI-ARIA tabs)', () => {
  render(formats);
  expect(screen.getByRole('tablist', { name: 'Format' })).toBeInTheDocument();
  expect(tab('TXT')).toHaveAttribute('aria-selected', 'true');
  expect(tab('SRT')).toHaveAttribute('aria-selected', 'false');
  expect(panel()).toHaveAccessibleName('TXT');
  expect(document.getElementById(tab('TXT').getAttribute('aria-controls') ?? '')).toBe(panel());
});

describe('with the keyboard', () => {
  test('the chosen tab is one stop, its panel the next', async () => {
    const user = userEvent.setup();
    render(formats);
    await user.tab();
    expect(tab('TXT')).toHaveFocus();
    await user.tab();
    expect(panel()).toHaveFocus();
  });

  test('arrows go round, Home and End to the ends, and what is come to is shown', async () => {
    const user = userEvent.setup();
    render(formats);
    await user.tab();
    for (const [key, name] of [
      ['ArrowRight', 'SRT'],
      ['ArrowRight', 'VTT'],
      ['ArrowRight', 'TXT'],
      ['ArrowLeft', 'VTT'],
      ['Home', 'TXT'],
      ['End', 'VTT'],
      ['ArrowDown', 'VTT'],
    ]) {
      await user.keyboard(`{${key}}`);
      expect(tab(name ?? '')).toHaveFocus();
      expect(panel()).toHaveAccessibleName(name);
    }
  });

  test('where one reads from right to left, the arrows do too', async () => {
    render(formats);
    const [txt, srt] = [tab('TXT'), tab('SRT')];
    act(() => txt.focus());
    const style = vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration);
    fireEvent.keyDown(txt, { key: 'ArrowLeft' });
    style.mockRestore();
    expect(srt).toHaveFocus();
  });
});

describe('a product', () => {
  test('says which tab is shown at first', () => {
    render(<Tabs label="Format" tabs={tabs} defaultValue="vtt" />);
    expect(panel()).toHaveTextContent('For the web');
  });

  test('that owns the tab is told of each, and nothing it refuses is shown', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<Tabs label="Format" tabs={tabs} value="txt" onValueChange={onValueChange} />);
    await userEvent.click(tab('SRT'));
    expect(onValueChange.mock.calls).toEqual([['srt']]);
    expect(panel()).toHaveTextContent('Plain words');
    rerender(<Tabs label="Format" tabs={tabs} value="srt" onValueChange={onValueChange} />);
    expect(panel()).toHaveTextContent('For editors');
  });

  test('hears of every state, and may take a tab away', async () => {
    const onStateChange = vi.fn();
    const { rerender } = render(<Tabs label="Format" tabs={tabs} onStateChange={onStateChange} />);
    await userEvent.click(tab('VTT'));
    rerender(<Tabs label="Format" tabs={tabs.slice(0, 2)} onStateChange={onStateChange} />);
    expect(panel()).toHaveTextContent('Plain words');
    expect(onStateChange.mock.calls).toEqual([['chosen'], ['given']]);
  });

  test('that takes away what the focus is in leaves it on the tab that is shown then', async () => {
    const { rerender } = render(<Tabs label="Format" tabs={tabs} defaultValue="vtt" />);
    await userEvent.click(tab('VTT'));
    rerender(<Tabs label="Format" tabs={tabs.slice(0, 2)} />);
    expect(tab('TXT')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    act(() => (panel() as HTMLElement).focus());
    rerender(<Tabs label="Format" tabs={tabs.slice(0, 1)} />);
    expect(tab('TXT')).toHaveFocus();
  });

  test('that takes a tab away takes the focus from nobody else', async () => {
    const { rerender } = render(<Tabs label="Format" tabs={tabs} defaultValue="vtt" />);
    await userEvent.click(tab('VTT'));
    await userEvent.click(document.body);
    rerender(<Tabs label="Format" tabs={tabs.slice(0, 2)} />);
    expect(document.body).toHaveFocus();
  });
});

describe('a product that owns the tab', () => {
  const all = ['a', 'b', 'c'].map((id) => ({ id, label: id, content: id }));

  test('and names another together with its list is not told of a third', () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<Tabs label="Files" tabs={all} value="c" onValueChange={onValueChange} />);
    rerender(<Tabs label="Files" tabs={all.slice(0, 2)} value="b" onValueChange={onValueChange} />);
    expect(screen.getByRole('tab', { name: 'b' })).toHaveAttribute('aria-selected', 'true');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('and takes it away without a word is told what is shown', () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<Tabs label="Files" tabs={all} value="c" onValueChange={onValueChange} />);
    rerender(<Tabs label="Files" tabs={all.slice(0, 2)} value="c" onValueChange={onValueChange} />);
    expect(onValueChange.mock.calls).toEqual([['a']]);
  });
});

test('an id of several words names a panel', () => {
  render(<Tabs label="Files" tabs={[{ id: 'How it works', label: 'How', content: 'So.' }]} />);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('How');
});

test('Alt and an arrow is the browser’s way back', () => {
  render(<Tabs label="Files" tabs={['a', 'b'].map((id) => ({ id, label: id, content: id }))} />);
  const tab = screen.getByRole('tab', { name: 'a' });
  expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('passes native attributes to its root', () => {
  const { container } = render(<Tabs label="Format" tabs={tabs} id="formats" className="mine" />);
  expect(container.firstElementChild).toHaveAttribute('id', 'formats');
  expect(container.firstElementChild).toHaveClass('mine');
});
