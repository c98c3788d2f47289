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
  test('shows every panel, and no tabs, which would not work', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(formats);
    for (const { content } of tabs) expect(html).toHaveTextContent(content);
    expect([...html.querySelectorAll('button')].every(({ disabled }) => disabled)).toBe(true);
    expect(html.querySelector('[hidden]')).toBeNull();
  });

  test('can be selected after hydration', async () => {
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

test('names the tabs, and each panel by its tab (WAI-ARIA tabs)', () => {
  render(formats);
  expect(screen.getByRole('tablist', { name: 'Format' })).toBeInTheDocument();
  expect(tab('TXT')).toHaveAttribute('aria-selected', 'true');
  expect(tab('SRT')).toHaveAttribute('aria-selected', 'false');
  expect(panel()).toHaveAccessibleName('TXT');
  expect(document.getElementById(tab('TXT').getAttribute('aria-controls') ?? '')).toBe(panel());
});

describe('with the keyboard', () => {
  test('has one tab stop for the selected tab, then its panel', async () => {
    const user = userEvent.setup();
    render(formats);
    await user.tab();
    expect(tab('TXT')).toHaveFocus();
    await user.tab();
    expect(panel()).toHaveFocus();
  });

  test('wraps around with arrow keys, jumps with Home and End, and selects the focused tab', async () => {
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

  test('reverses the arrow keys in right-to-left text', async () => {
    render(formats);
    const [txt, srt] = [tab('TXT'), tab('SRT')];
    act(() => txt.focus());
    const style = vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration);
    fireEvent.keyDown(txt, { key: 'ArrowLeft' });
    style.mockRestore();
    expect(srt).toHaveFocus();
  });
});

describe('the product', () => {
  test('sets the initial tab', () => {
    render(<Tabs label="Format" tabs={tabs} defaultValue="vtt" />);
    expect(panel()).toHaveTextContent('For the web');
  });

  test('controls the tab: `onValueChange` is called on every change, and a refused one is never shown', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<Tabs label="Format" tabs={tabs} value="txt" onValueChange={onValueChange} />);
    await userEvent.click(tab('SRT'));
    expect(onValueChange.mock.calls).toEqual([['srt']]);
    expect(panel()).toHaveTextContent('Plain words');
    rerender(<Tabs label="Format" tabs={tabs} value="srt" onValueChange={onValueChange} />);
    expect(panel()).toHaveTextContent('For editors');
  });

  test('gets `onStateChange` on every state change, and may remove a tab', async () => {
    const onStateChange = vi.fn();
    const { rerender } = render(<Tabs label="Format" tabs={tabs} onStateChange={onStateChange} />);
    await userEvent.click(tab('VTT'));
    rerender(<Tabs label="Format" tabs={tabs.slice(0, 2)} onStateChange={onStateChange} />);
    expect(panel()).toHaveTextContent('Plain words');
    expect(onStateChange.mock.calls).toEqual([['chosen'], ['given']]);
  });

  test('moves focus from a removed tab to the selected one', async () => {
    const { rerender } = render(<Tabs label="Format" tabs={tabs} defaultValue="vtt" />);
    await userEvent.click(tab('VTT'));
    rerender(<Tabs label="Format" tabs={tabs.slice(0, 2)} />);
    expect(tab('TXT')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    act(() => (panel() as HTMLElement).focus());
    rerender(<Tabs label="Format" tabs={tabs.slice(0, 1)} />);
    expect(tab('TXT')).toHaveFocus();
  });

  test('removes a tab without moving focus from elsewhere', async () => {
    const { rerender } = render(<Tabs label="Format" tabs={tabs} defaultValue="vtt" />);
    await userEvent.click(tab('VTT'));
    await userEvent.click(document.body);
    rerender(<Tabs label="Format" tabs={tabs.slice(0, 2)} />);
    expect(document.body).toHaveFocus();
  });
});

describe('the controlled value', () => {
  const all = ['a', 'b', 'c'].map((id) => ({ id, label: id, content: id }));

  test('is not overridden when the product changes it together with the tabs', () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<Tabs label="Files" tabs={all} value="c" onValueChange={onValueChange} />);
    rerender(<Tabs label="Files" tabs={all.slice(0, 2)} value="b" onValueChange={onValueChange} />);
    expect(screen.getByRole('tab', { name: 'b' })).toHaveAttribute('aria-selected', 'true');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('is reported when the selected tab is removed', () => {
    const onValueChange = vi.fn();
    const { rerender } = render(<Tabs label="Files" tabs={all} value="c" onValueChange={onValueChange} />);
    rerender(<Tabs label="Files" tabs={all.slice(0, 2)} value="c" onValueChange={onValueChange} />);
    expect(onValueChange.mock.calls).toEqual([['a']]);
  });
});

test('creates valid ids from an id with spaces', () => {
  render(<Tabs label="Files" tabs={[{ id: 'How it works', label: 'How', content: 'So.' }]} />);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('How');
});

test('leaves Alt with an arrow key to the browser’s history', () => {
  render(<Tabs label="Files" tabs={['a', 'b'].map((id) => ({ id, label: id, content: id }))} />);
  const tab = screen.getByRole('tab', { name: 'a' });
  expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(tab).toHaveAttribute('aria-selected', 'true');
});
