import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { dark } from './dark';
import { theme } from './layer-names.css';
import { light } from './light';
import { measures } from './measures';
import { moreContrast } from './more-contrast';
import { palette, systemPalette } from './palette';

const { color: _color, ...others } = vars;

createGlobalTheme(':root', others, { '@layer': theme, ...measures });

// The page selects its palette by this attribute, on its root or on any part of it.
palette(':root, [data-theme]', light);
palette(':root, [data-theme]', moreContrast.light, '(prefers-contrast: more)');
palette('[data-theme="dark"]', dark);
palette('[data-theme="dark"]', moreContrast.dark, '(prefers-contrast: more)');
systemPalette('[data-theme="system"]');
globalStyle('[data-theme="light"]', { '@layer': { [theme]: { colorScheme: 'light' } } });
globalStyle('[data-theme="dark"]', { '@layer': { [theme]: { colorScheme: 'dark' } } });
globalStyle('[data-theme="system"]', { '@layer': { [theme]: { colorScheme: 'light dark' } } });
