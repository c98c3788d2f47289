'use client';
import { useSyncExternalStore } from 'react';
import { isTheme, type ThemeName } from '../../theme/remembered-theme';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] });
  const system = matchMedia(DARK);
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}

/** Without `data-theme`, a page follows the system if its styles say so, and is light otherwise. */
function read(): `${ThemeName} ${'light' | 'dark'}` {
  const page = document.documentElement;
  const set = page.getAttribute('data-theme');
  const theme = isTheme(set) ? set : getComputedStyle(page).colorScheme.includes('dark') ? 'system' : 'light';
  return `${theme} ${theme === 'system' ? (matchMedia(DARK).matches ? 'dark' : 'light') : theme}`;
}

/**
 * The theme of the page, whoever has set it: a `ThemeSwitch`, another library or the product. `resolvedTheme` is what `system` is
 * now. In server HTML and until it is hydrated, a component gets "system" and "light".
 */
export function useTheme(): { theme: ThemeName; resolvedTheme: 'light' | 'dark' } {
  const [theme, resolvedTheme] = useSyncExternalStore(subscribe, read, () => 'system light').split(' ');
  return { theme: theme as ThemeName, resolvedTheme: resolvedTheme as 'light' | 'dark' };
}
