import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { applyRememberedTheme, rememberedThemeScript, THEME_KEY, type Theme, ThemeSwitch } from '.';

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
    expect(page).toHaveAttribute('data-theme', 'system');
  });
});

describe('the script for a page that a server makes', () => {
  const run = (text: string) => new Function(text)();

  test.each(['system', 'light', 'dark', 'purple', null])(
    'applies what is remembered as our own code does: %s',
    (kept) => {
      for (const otherwise of ['system', 'light', 'dark'] as const) {
        if (kept !== null) localStorage.setItem('colors', kept);
        applyRememberedTheme('colors', otherwise);
        const ours = page.getAttribute('data-theme');
        page.removeAttribute('data-theme');
        run(rememberedThemeScript('colors', otherwise));
        expect(page.getAttribute('data-theme')).toBe(ours);
      }
    },
  );

  test('holds where storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      clear: () => {},
    });
    run(rememberedThemeScript(undefined, 'dark'));
    expect(page).toHaveAttribute('data-theme', 'dark');
  });

  test('is always the same text, for the hash of a policy, and never ends its own element', () => {
    expect(rememberedThemeScript()).toBe(rememberedThemeScript(THEME_KEY, 'system'));
    expect(rememberedThemeScript('</script>')).not.toContain('</');
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
    expect(page).toHaveAttribute('data-theme', 'system');
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
    expect(page).toHaveAttribute('data-theme', 'system');
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

describe('a default', () => {
  test('is the theme of a reader who has not chosen, on the page as well', () => {
    render(<ThemeSwitch defaultValue="dark" />);
    expect(radio('Dark')).toBeChecked();
    expect(page).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
  });

  test.each(['system', 'light'] as const)('yields to %s, now and on the next visit', async (theme) => {
    const name = theme === 'system' ? 'System' : 'Light';
    const { unmount } = render(<ThemeSwitch defaultValue="dark" />);
    await userEvent.click(radio(name));
    unmount();
    applyRememberedTheme(THEME_KEY, 'dark');
    expect(page.getAttribute('data-theme')).toBe(theme);
    page.setAttribute('data-theme', 'dark');
    render(<ThemeSwitch defaultValue="dark" />);
    expect(radio(name)).toBeChecked();
    expect(page.getAttribute('data-theme')).toBe(theme);
  });
});

test('remembers under the key that the product gives', async () => {
  render(<ThemeSwitch storageKey="colors" />);
  await userEvent.click(radio('Dark'));
  expect(localStorage.getItem('colors')).toBe('dark');
  expect(localStorage.getItem(THEME_KEY)).toBeNull();
});

describe.each([
  ['', ({ children }: { children: ReactNode }) => children],
  [' under StrictMode', StrictMode],
])('a theme that the product keeps%s', (_, wrapper) => {
  /** Every theme that the page has had. */
  function themes() {
    const seen = [page.getAttribute('data-theme')];
    new MutationObserver(() => seen.push(page.getAttribute('data-theme'))).observe(page, {
      attributeFilter: ['data-theme'],
    });
    return () => seen.filter((theme, at) => at === 0 || theme !== seen[at - 1]);
  }

  test('is applied at first and when it changes, and not remembered', async () => {
    const onValueChange = vi.fn();
    function Product() {
      const [theme, setTheme] = useState<Theme>('light');
      onValueChange.mockImplementation(setTheme);
      return <ThemeSwitch value={theme} onValueChange={onValueChange} />;
    }
    localStorage.setItem(THEME_KEY, 'dark');
    render(<Product />, { wrapper });
    const seen = themes();
    await userEvent.click(radio('Dark'));
    await userEvent.click(radio('System'));
    expect(onValueChange.mock.calls).toEqual([['dark'], ['system']]);
    expect(radio('System')).toBeChecked();
    await act(async () => {});
    expect(seen()).toEqual(['light', 'dark', 'system']);
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  });

  test('is the only one ever seen where the product refuses another', async () => {
    const onValueChange = vi.fn();
    const { container } = render(<ThemeSwitch value="light" onValueChange={onValueChange} />, { wrapper });
    const changed = vi.fn();
    new MutationObserver(changed).observe(container, { subtree: true, attributeFilter: ['data-state'] });
    const seen = themes();
    await userEvent.click(radio('Dark'));
    await userEvent.click(radio('System'));
    expect(onValueChange.mock.calls).toEqual([['dark'], ['system']]);
    expect(radio('Light')).toBeChecked();
    expect(changed).not.toHaveBeenCalled();
    expect(seen()).toEqual(['light']);
  });
});

describe('several switches on one page', () => {
  const choose = (group: string, theme: string) =>
    userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: theme }));
  const chosen = (group: string) =>
    within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { checked: true }).value;

  test('hear of each other, also where storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} });
    const told = vi.fn();
    render(
      <StrictMode>
        <ThemeSwitch texts={{ label: 'Head' }} />
        <ThemeSwitch texts={{ label: 'Foot' }} onValueChange={told} />
      </StrictMode>,
    );
    await choose('Head', 'Dark');
    expect(chosen('Foot')).toBe('dark');
    await choose('Foot', 'Light');
    expect(chosen('Head')).toBe('light');
    expect(told.mock.calls).toEqual([['dark'], ['light']]);
    expect(page).toHaveAttribute('data-theme', 'light');
  });

  test('leave one alone that remembers something else', async () => {
    render(
      <>
        <ThemeSwitch texts={{ label: 'Page' }} />
        <ThemeSwitch texts={{ label: 'Other' }} storageKey="other" />
      </>,
    );
    await choose('Page', 'Dark');
    expect(chosen('Other')).toBe('system');
  });
});

test('tells its state', async () => {
  const onStateChange = vi.fn();
  render(<ThemeSwitch onStateChange={onStateChange} />);
  await userEvent.click(radio('Dark'));
  expect(onStateChange.mock.calls).toEqual([['dark']]);
});

test('works where the browser does not say how the page was reached', async () => {
  vi.stubGlobal('performance', { now: () => 0 });
  render(<ThemeSwitch />);
  await userEvent.click(radio('Dark'));
  expect(radio('Dark')).toBeChecked();
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
    expect(page.getAttribute('data-theme')).toBe(value ?? 'system');
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
  render(<ThemeSwitch id="theme" className="mine" texts={{ label: 'Farben', light: 'Hell', dark: 'Dunkel' }} />);
  const group = screen.getByRole('group', { name: 'Farben' });
  expect(group).toHaveAttribute('id', 'theme');
  expect(group).toHaveClass('mine');
  expect(screen.getAllByRole('radio', { name: /^(System|Hell|Dunkel)$/ })).toHaveLength(3);
});
