/**
 * The theme a reader chose, kept between visits. No React and nothing to install: a page calls `applyRememberedTheme` in
 * a small blocking script, so that its first paint has the right colors; the theme switch uses the same functions.
 */
export type Theme = 'system' | 'light' | 'dark';

/** Under which `localStorage` keeps `light` or `dark`. Nothing there means that the system decides. */
export const THEME_KEY = 'hw-theme';

export function rememberedTheme(): Theme {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  } catch {
    // Storage may be blocked: then nothing was remembered.
    return 'system';
  }
}

export function rememberTheme(theme: Theme) {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be blocked or full: the choice then holds for this page.
  }
}

/** Sets `data-theme` on the root element, or removes it, for the system to decide. */
export function applyTheme(theme: Theme) {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
}

/** What the blocking script calls, before the page is painted. */
export const applyRememberedTheme = () => applyTheme(rememberedTheme());
