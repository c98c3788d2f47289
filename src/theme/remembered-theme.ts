/**
 * The theme that a reader chose, stored between visits. Without React: a page calls `applyRememberedTheme` in a small blocking
 * script, so that its first paint has the right colors; the theme switch uses the same functions.
 */
export type ThemeName = 'system' | 'light' | 'dark';

/** The default `localStorage` key of the theme. */
export const THEME_KEY = 'hw-theme';

/** @internal */
export const isTheme = (theme: string | null): theme is ThemeName =>
  theme === 'system' || theme === 'light' || theme === 'dark';

/** The last themes that storage did not take, by their keys. */
const unstored: Record<string, ThemeName> = {};

/** The stored theme, or `otherwise`. */
export function rememberedTheme(storageKey = THEME_KEY, otherwise: ThemeName = 'system'): ThemeName {
  try {
    const theme = localStorage.getItem(storageKey);
    return isTheme(theme) ? theme : otherwise;
  } catch {
    // Storage may be blocked: then the theme is that of this page.
    return unstored[storageKey] ?? otherwise;
  }
}

/** Stores the theme; removes the entry if it equals the default, `otherwise`. */
export function rememberTheme(theme: ThemeName, storageKey = THEME_KEY, otherwise: ThemeName = 'system') {
  try {
    if (theme === otherwise) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be blocked or full: then the choice applies to this page only.
    unstored[storageKey] = theme;
  }
}

/**
 * Sets `data-theme` on the root element. The browser's bar follows: where a page has one `<meta name="theme-color">` for each
 * `prefers-color-scheme`, both get the color of the chosen theme.
 */
export function applyTheme(theme: ThemeName) {
  document.documentElement.setAttribute('data-theme', theme);
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][media]')];
  for (const meta of metas) meta.dataset.color ??= meta.content;
  const chosen = metas.find((meta) => meta.getAttribute('media')?.includes(theme));
  for (const meta of metas) meta.content = (chosen ?? meta).dataset.color ?? '';
}

/** Called by the blocking script before the first paint, with the switch's `storageKey` and `defaultValue`. Load it after the page's `theme-color`. */
export const applyRememberedTheme = (storageKey = THEME_KEY, otherwise: ThemeName = 'system') =>
  applyTheme(rememberedTheme(storageKey, otherwise));

/**
 * The same as the text of an inline script, for server-rendered pages; a content security policy can allow the hash of exactly
 * this text. It follows the page's `theme-color`. The root element needs `suppressHydrationWarning`, because the script changes it
 * before hydration.
 */
export const rememberedThemeScript = (storageKey = THEME_KEY, otherwise: ThemeName = 'system') =>
  `(function(k,t){try{var s=localStorage.getItem(k);if(/^(system|light|dark)$/.test(s))t=s}catch(e){}document.documentElement.setAttribute("data-theme",t);var q='meta[name="theme-color"][media',c=document.querySelector(q+'*="'+t+'"]'),m=document.querySelectorAll(q+']'),v=c&&c.content,i=0;for(;i<m.length;i++){m[i].dataset.color=m[i].content;if(c)m[i].content=v}})(${[storageKey, otherwise].map(quoted)})`;

/** Escapes `<`, so that no value can close the script element. */
const quoted = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
