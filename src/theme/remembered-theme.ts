/**
 * The theme a reader chose, kept between visits. No React and nothing to install: a page calls `applyRememberedTheme` in
 * a small blocking script, so that its first paint has the right colors; the theme switch uses the same functions.
 */
export type Theme = 'system' | 'light' | 'dark';

/** Under which `localStorage` keeps the theme, unless a product says otherwise. */
export const THEME_KEY = 'hw-theme';

const isTheme = (theme: string | null): theme is Theme => theme === 'system' || theme === 'light' || theme === 'dark';

/** The theme that is kept; `otherwise`, where none is. */
export function rememberedTheme(storageKey = THEME_KEY, otherwise: Theme = 'system'): Theme {
  try {
    const theme = localStorage.getItem(storageKey);
    return isTheme(theme) ? theme : otherwise;
  } catch {
    // Storage may be blocked: then nothing was remembered.
    return otherwise;
  }
}

/** Keeps the theme. What holds anyway, `otherwise`, leaves nothing behind. */
export function rememberTheme(theme: Theme, storageKey = THEME_KEY, otherwise: Theme = 'system') {
  try {
    if (theme === otherwise) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be blocked or full: the choice then holds for this page.
  }
}

/** Sets `data-theme` on the root element. */
export const applyTheme = (theme: Theme) => document.documentElement.setAttribute('data-theme', theme);

/** What the blocking script calls, before the page is painted; with what the switch has as `storageKey` and `defaultValue`. */
export const applyRememberedTheme = (storageKey = THEME_KEY, otherwise: Theme = 'system') =>
  applyTheme(rememberedTheme(storageKey, otherwise));

/**
 * The same as the text of an inline script, for a page whose HTML a server makes; for a policy, the hash of this very text is
 * allowed. The root element needs `suppressHydrationWarning`, since the script changes it before React comes.
 */
export const rememberedThemeScript = (storageKey = THEME_KEY, otherwise: Theme = 'system') =>
  `(function(k,t){try{var s=localStorage.getItem(k);if(/^(system|light|dark)$/.test(s))t=s}catch(e){}document.documentElement.setAttribute("data-theme",t)})(${[storageKey, otherwise].map(quoted)})`;

/** No text ends the script that it stands in. */
const quoted = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
