export { applyRememberedTheme, rememberedThemeScript, THEME_KEY, type ThemeName } from '../../theme/remembered-theme';
export { ThemeSwitch, type ThemeSwitchProps, type ThemeSwitchTexts, themeSwitchTexts } from './theme-switch';
export { useTheme } from './use-theme';
