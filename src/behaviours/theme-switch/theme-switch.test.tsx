import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, StrictMode, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hydrate } from '../../testing/server-html';
import {
  applyRememberedTheme,
  rememberedThemeScript,
  THEME_KEY,
  type ThemeName,
  ThemeSwitch,
  type ThemeSwitchProps,
  useTheme,
} from '.';

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
  test.each([
    ['prefers the choice before hydration to a stored one', 'navigate', 'dark'],
    ['ignores radio buttons that the browser restored on back navigation', 'back_forward', 'light'],
  ])('%s', async (_, type, theme) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
    localStorage.setItem(THEME_KEY, 'light');
    await hydrate(<ThemeSwitch />, () => Object.assign(radio('Dark'), { checked: true }));
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', theme);
    expect(page).toHaveAttribute('data-theme', theme);
    expect(localStorage.getItem(THEME_KEY)).toBe(theme);
  });

  // next-themes knows the stored theme in the hydrating render, and nothing on the server.
  test.each([
    ['of which the server knew nothing', undefined],
    ['which the server knew', 'dark'],
  ] as const)('takes the theme of another library, %s (pacocoursey/next-themes#14)', async (_, server) => {
    let value: ThemeName | undefined = server;
    const onValueChange = vi.fn();
    const Product = (more: ThemeSwitchProps) => <ThemeSwitch value={value} onValueChange={onValueChange} {...more} />;
    const { page: container } = await hydrate(<Product />, (html) => {
      const served = html.querySelector('[data-scope="theme-switch"]');
      expect(served).toHaveAttribute('data-state', server ?? 'system');
      value = 'dark';
    });
    expect(radio('Dark')).toBeChecked();
    expect(container.querySelector('[data-scope="theme-switch"]')).toHaveAttribute('data-state', 'dark');
    expect(radio('System').closest('label')).toHaveAttribute('data-state', 'unchecked');
    expect(page).toHaveAttribute('data-theme', 'dark');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('lets a page apply the stored theme by itself', () => {
    localStorage.setItem(THEME_KEY, 'dark');
    applyRememberedTheme();
    expect(page).toHaveAttribute('data-theme', 'dark');
    localStorage.setItem(THEME_KEY, 'purple');
    applyRememberedTheme();
    expect(page).toHaveAttribute('data-theme', 'system');
  });
});

test('gives the browser’s bar the color of the theme, and back that of the system (pacocoursey/next-themes#78)', async () => {
  const bar = () => [...document.head.querySelectorAll('meta')].map(({ content }) => content);
  const metas = ['light', 'dark'].map((scheme) => {
    const meta = Object.assign(document.createElement('meta'), { name: 'theme-color', content: `${scheme} color` });
    meta.setAttribute('media', `(prefers-color-scheme: ${scheme})`);
    return meta;
  });
  document.head.append(...metas);
  localStorage.setItem(THEME_KEY, 'dark');
  new Function(rememberedThemeScript())();
  expect(bar()).toEqual(['dark color', 'dark color']);
  render(<ThemeSwitch />);
  await userEvent.click(radio('Light'));
  expect(bar()).toEqual(['light color', 'light color']);
  await userEvent.click(radio('System'));
  expect(bar()).toEqual(['light color', 'dark color']);
  for (const meta of metas) meta.remove();
});

describe('the inline script for server-rendered pages', () => {
  const run = (text: string) => new Function(text)();

  test.each(['system', 'light', 'dark', 'purple', null])(
    'applies the stored theme like the package’s own function: %s',
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

  test('works if storage is blocked', () => {
    blockStorage();
    run(rememberedThemeScript(undefined, 'dark'));
    expect(page).toHaveAttribute('data-theme', 'dark');
  });

  test('is always the same text, for its hash in a policy, and never closes its own element', () => {
    expect(rememberedThemeScript()).toBe(rememberedThemeScript(THEME_KEY, 'system'));
    expect(rememberedThemeScript('</script>')).not.toContain('</');
  });
});

/** As if the reader had forbidden it. */
function blockStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} });
}

describe('a choice', () => {
  test('of the system removes the stored theme', async () => {
    localStorage.setItem(THEME_KEY, 'dark');
    render(<ThemeSwitch />);
    expect(radio('Dark')).toBeChecked();
    await userEvent.click(radio('System'));
    expect(page).toHaveAttribute('data-theme', 'system');
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
  });
});

test('does not change a page with its own theme until the reader chooses', async () => {
  page.setAttribute('data-theme', 'dark');
  render(<ThemeSwitch />);
  expect(page).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(radio('Light'));
  expect(page).toHaveAttribute('data-theme', 'light');
});

describe('a default', () => {
  test('is the theme before the reader chooses, also on the page', () => {
    render(<ThemeSwitch defaultValue="dark" />);
    expect(radio('Dark')).toBeChecked();
    expect(page).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
  });

  test.each(['system', 'light'] as const)('is overridden by %s, now and on the next visit', async (theme) => {
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

test('is applied to the page, and stored under the product’s key', async () => {
  render(<ThemeSwitch storageKey="colors" />);
  await userEvent.click(radio('Dark'));
  expect(page).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('colors')).toBe('dark');
  expect(localStorage.getItem(THEME_KEY)).toBeNull();
});

describe('a controlled theme', () => {
  test.each([
    ['is applied initially and on change, and not stored', true, ['light', 'dark', 'system']],
    ['is never shown if the product refuses it', false, ['light']],
  ])('%s', async (_, accepts, themes) => {
    const onValueChange = vi.fn();
    function Product() {
      const [theme, setTheme] = useState<ThemeName>('light');
      if (accepts) onValueChange.mockImplementation(setTheme);
      return <ThemeSwitch value={theme} onValueChange={onValueChange} />;
    }
    localStorage.setItem(THEME_KEY, 'dark');
    const { container } = render(<Product />, { wrapper: StrictMode });
    const themeOf = () => page.getAttribute('data-theme');
    const seen = [themeOf()];
    new MutationObserver(() => seen.push(themeOf())).observe(page, { attributeFilter: ['data-theme'] });
    const changed = vi.fn();
    new MutationObserver(changed).observe(container, { subtree: true, attributeFilter: ['data-state'] });
    await userEvent.click(radio('Dark'));
    await userEvent.click(radio('System'));
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['dark', 'system']);
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', themes.at(-1));
    await act(async () => {});
    expect(seen.filter((theme, at) => theme !== seen[at - 1])).toEqual(themes);
    expect(changed.mock.calls.length > 0).toBe(accepts);
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  });
});

describe('several switches on one page', () => {
  const choose = (group: string, theme: string) =>
    userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: theme }));
  const chosen = (group: string) =>
    within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { checked: true }).value;

  test('follow each other, also if storage is blocked', async () => {
    blockStorage();
    const onValueChange = vi.fn();
    render(
      <StrictMode>
        <ThemeSwitch texts={{ label: 'Head' }} />
        <ThemeSwitch texts={{ label: 'Foot' }} onValueChange={onValueChange} />
      </StrictMode>,
    );
    await choose('Head', 'Dark');
    expect(chosen('Foot')).toBe('dark');
    await choose('Foot', 'System');
    expect(page).toHaveAttribute('data-theme', 'system');
    await choose('Foot', 'Light');
    expect(chosen('Head')).toBe('light');
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['dark', 'system', 'light']);
    expect(page).toHaveAttribute('data-theme', 'light');
  });

  test('ignore a switch with another storage key', async () => {
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

test('works without navigation timing', async () => {
  vi.stubGlobal('performance', { now: () => 0 });
  render(<ThemeSwitch />);
  await userEvent.click(radio('Dark'));
  expect(radio('Dark')).toBeChecked();
});

describe('another tab', () => {
  test.each([
    ['is followed after a choice', THEME_KEY, 'light', 'light'],
    ['is followed after the removal of everything', null, '', 'system'],
    ['is ignored for other keys', 'cart', 'light', 'dark'],
  ])('%s', (_, key, stored, theme) => {
    localStorage.setItem(THEME_KEY, 'dark');
    render(<ThemeSwitch />);
    if (stored) localStorage.setItem(THEME_KEY, stored);
    else localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', theme);
    expect(page).toHaveAttribute('data-theme', theme);
  });

  test('is followed under the current storage key after the product has changed it', () => {
    const { rerender } = render(<ThemeSwitch storageKey="old" />);
    rerender(<ThemeSwitch storageKey="new" />);
    localStorage.setItem('old', 'light');
    localStorage.setItem('new', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'old' })));
    expect(radio('System')).toBeChecked();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'new' })));
    expect(radio('Dark')).toBeChecked();
  });
});

// Next.js keeps the page before in an `Activity`, where nothing listens (vercel/next.js#86577).
describe('hidden while another theme is chosen, it shows that one afterwards:', () => {
  const pages = (mode: 'visible' | 'hidden', more: ThemeSwitchProps = {}) => (
    <>
      <Activity mode={mode}>
        <ThemeSwitch texts={{ label: 'Here' }} {...more} />
      </Activity>
      <ThemeSwitch texts={{ label: 'There' }} />
    </>
  );
  const chosen = () => document.querySelector<HTMLInputElement>('fieldset input:checked');

  test.each(['stored', 'not stored, as storage is blocked'])('%s', async (how) => {
    if (how !== 'stored') blockStorage();
    const { rerender } = render(pages('visible'));
    for (const theme of ['Dark', 'System', 'Light']) {
      rerender(pages('hidden'));
      await userEvent.click(within(screen.getByRole('group', { name: 'There' })).getByRole('radio', { name: theme }));
      rerender(pages('visible'));
      expect(chosen()).toHaveAttribute('value', theme.toLowerCase());
    }
  });

  test('of the product’s own theme nothing is said', () => {
    const onValueChange = vi.fn();
    const own = { value: 'light', onValueChange } as const;
    const { rerender } = render(pages('visible', own));
    rerender(pages('hidden', own));
    localStorage.setItem(THEME_KEY, 'dark');
    rerender(pages('visible', own));
    expect(chosen()).toHaveAttribute('value', 'light');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

// No `storage` event reaches a page that the browser keeps for the way back (rust-lang/rust#93253).
test('the way back to a page shows the theme that was chosen on the next one', () => {
  render(<ThemeSwitch />);
  localStorage.setItem(THEME_KEY, 'dark');
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(radio('Dark')).toBeChecked();
  expect(page).toHaveAttribute('data-theme', 'dark');
});

test('shows icons and no legend, and is named by the words', () => {
  const icon = (name: string) => <svg aria-hidden="true" data-testid={name} />;
  const icons = { system: icon('screen'), light: icon('sun'), dark: icon('moon') };
  render(<ThemeSwitch labelHidden icons={icons} />);
  expect(screen.getByRole('group', { name: 'Theme' }).querySelector('legend')).toBeNull();
  expect(radio('Dark').closest('label')).toContainElement(screen.getByTestId('moon'));
});

test('a hook says which theme the page has, and which colors it shows, whoever sets them', async () => {
  let prefersDark = true;
  const heard = new Set<() => void>();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return prefersDark;
    },
    addEventListener: (_: string, listener: () => void) => heard.add(listener),
    removeEventListener: (_: string, listener: () => void) => heard.delete(listener),
  }));
  function Hero() {
    const { theme, resolvedTheme } = useTheme();
    return <p data-testid="hero">{`${theme} ${resolvedTheme}`}</p>;
  }
  page.setAttribute('data-theme', 'dark');
  const { unmount } = await hydrate(<Hero />, (html) => expect(html).toHaveTextContent('system light'));
  const hero = screen.getByTestId('hero');
  expect(hero).toHaveTextContent('dark dark');
  await act(async () => page.setAttribute('data-theme', 'system'));
  expect(hero).toHaveTextContent('system dark');
  prefersDark = false;
  act(() => {
    for (const listener of heard) listener();
  });
  expect(hero).toHaveTextContent('system light');
  unmount();
  expect(heard.size).toBe(0);
});
