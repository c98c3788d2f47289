import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { applyRememberedTheme, THEME_KEY, ThemeSwitch } from '.';

const radio = (name: string) => screen.getByRole('radio', { name });
const page = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  page.removeAttribute('data-theme');
  document.body.replaceChildren();
});

describe('before JavaScript', () => {
  const html = () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<ThemeSwitch />);
    document.body.append(root);
    return root;
  };

  test('is a named group of native radio buttons, with the system chosen', () => {
    const group = within(html()).getByRole('group', { name: 'Theme' });
    const names = within(group)
      .getAllByRole('radio')
      .map((input) => input.getAttribute('name'));
    expect(new Set(names).size).toBe(1);
    expect(within(group).getByRole('radio', { name: 'System' })).toBeChecked();
  });

  test('and hydration, keeps the choice the reader made, over a remembered one', async () => {
    localStorage.setItem(THEME_KEY, 'light');
    const root = html();
    within(root).getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked = true;
    const hydrated = await act(async () => hydrateRoot(root, <ThemeSwitch />));
    expect(radio('Dark')).toBeChecked();
    expect(page).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
    await act(async () => hydrated.unmount());
  });

  test('and hydration, takes no choice from what the browser restored on the way back', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never);
    localStorage.setItem(THEME_KEY, 'light');
    const root = html();
    within(root).getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked = true;
    const hydrated = await act(async () => hydrateRoot(root, <ThemeSwitch />));
    expect(radio('Light')).toBeChecked();
    expect(localStorage.getItem(THEME_KEY)).toBe('light');
    await act(async () => hydrated.unmount());
  });

  test('a page applies the remembered theme by itself', () => {
    localStorage.setItem(THEME_KEY, 'dark');
    applyRememberedTheme();
    expect(page).toHaveAttribute('data-theme', 'dark');
    localStorage.setItem(THEME_KEY, 'purple');
    applyRememberedTheme();
    expect(page).not.toHaveAttribute('data-theme');
  });
});

describe('a choice', () => {
  test('is applied to the page and remembered', async () => {
    const user = userEvent.setup();
    render(<ThemeSwitch />);
    await user.click(radio('Dark'));
    expect(page).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  });

  test('can be made with the arrow keys', async () => {
    const user = userEvent.setup();
    render(<ThemeSwitch />);
    await user.tab();
    expect(radio('System')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(radio('Light')).toBeChecked();
    expect(page).toHaveAttribute('data-theme', 'light');
  });

  test('of the system leaves nothing behind', async () => {
    const user = userEvent.setup();
    localStorage.setItem(THEME_KEY, 'dark');
    render(<ThemeSwitch />);
    expect(radio('Dark')).toBeChecked();
    await user.click(radio('System'));
    expect(page).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
  });

  test('holds for this page where storage is blocked', async () => {
    const user = userEvent.setup();
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} });
    render(<ThemeSwitch />);
    await user.click(radio('Dark'));
    expect(radio('Dark')).toBeChecked();
    expect(page).toHaveAttribute('data-theme', 'dark');
    await user.click(radio('System'));
    expect(page).not.toHaveAttribute('data-theme');
  });
});

test('leaves a page alone that has a theme of its own, until the reader chooses', async () => {
  const user = userEvent.setup();
  page.setAttribute('data-theme', 'dark');
  render(<ThemeSwitch />);
  expect(page).toHaveAttribute('data-theme', 'dark');
  await user.click(radio('Light'));
  expect(page).toHaveAttribute('data-theme', 'light');
});

describe('another tab', () => {
  test.each([
    ['a choice', THEME_KEY, 'light', 'Light'],
    ['the removal of everything', null, null, 'System'],
  ])('is followed in %s', (_, key, value, name) => {
    localStorage.setItem(THEME_KEY, 'dark');
    render(<ThemeSwitch />);
    if (value) localStorage.setItem(THEME_KEY, value);
    else localStorage.removeItem(THEME_KEY);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(radio(name)).toBeChecked();
    expect(page.getAttribute('data-theme')).toBe(value);
  });

  test('is not followed in what is none of our business', () => {
    localStorage.setItem(THEME_KEY, 'dark');
    render(<ThemeSwitch />);
    localStorage.setItem(THEME_KEY, 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(radio('Dark')).toBeChecked();
  });
});

test('passes native attributes to its root and takes its words from the page', () => {
  render(
    <ThemeSwitch
      id="theme"
      className="mine"
      label="Farben"
      systemLabel="System"
      lightLabel="Hell"
      darkLabel="Dunkel"
    />,
  );
  const group = screen.getByRole('group', { name: 'Farben' });
  expect(group).toHaveAttribute('id', 'theme');
  expect(group).toHaveClass('mine');
  expect(screen.getAllByRole('radio', { name: /^(System|Hell|Dunkel)$/ })).toHaveLength(3);
});
