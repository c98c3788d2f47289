import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { theme } from './layer-names.css';
import { measures } from './measures';
import { palette, systemPalette } from './palette';

const { color: _color, ...others } = vars;

createGlobalTheme(':root', others, { '@layer': theme, ...measures });

// The page selects its palette by this attribute, on its root or on any part of it.
palette(':root, [data-theme]', 'light');
palette('[data-theme="dark"]', 'dark');
systemPalette('[data-theme="system"]');
// An island: a part of the page with a theme of its own. The page itself is painted by its own styles, or by `reset.css`.
globalStyle('[data-theme]:not(html)', {
  '@layer': { [theme]: { backgroundColor: vars.color.paper, color: vars.color.ink } },
});
globalStyle('[data-theme="light"]', { '@layer': { [theme]: { colorScheme: 'light' } } });
globalStyle('[data-theme="dark"]', { '@layer': { [theme]: { colorScheme: 'dark' } } });
globalStyle('[data-theme="system"]', { '@layer': { [theme]: { colorScheme: 'light dark' } } });
