export { applyRememberedTheme, THEME_KEY, type Theme } from '../../theme/remembered-theme';
export { ThemeSwitch, type ThemeSwitchProps } from './theme-switch';
