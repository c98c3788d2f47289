export { applyRememberedTheme, rememberedThemeScript, THEME_KEY, type Theme } from '../../theme/remembered-theme';
export { ThemeSwitch, type ThemeSwitchProps, type ThemeSwitchTexts, themeSwitchTexts } from './theme-switch';
