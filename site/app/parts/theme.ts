export { ThemeSwitch as default } from '@halloway/ui';
