import './layers.css';
import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { dark } from './dark';
import { theme } from './layers.css';
import { type ColorRole, light } from './light';

/** Both palettes at once: the browser picks by `color-scheme`, so `data-theme` works on any element, nested too. */
const either = (role: ColorRole) => `light-dark(${light[role]}, ${dark[role]})`;

createGlobalTheme(':root', vars, {
  '@layer': theme,
  color: {
    paper: either('paper'),
    raised: either('raised'),
    ink: either('ink'),
    quiet: either('quiet'),
    line: either('line'),
    brand: either('brand'),
    onBrand: either('onBrand'),
    live: either('live'),
    danger: either('danger'),
  },
  font: {
    display: "'Bricolage Grotesque', 'Bricolage Grotesque Fallback', 'Arial', sans-serif",
    text: "'Instrument Sans', 'Instrument Sans Fallback', 'Arial', sans-serif",
  },
  size: {
    small: '0.9375rem',
    text: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)',
    lead: 'clamp(1.125rem, 1.02rem + 0.45vw, 1.375rem)',
    head: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
    title: 'clamp(2.0625rem, 1.45rem + 2.6vw, 3.75rem)',
    hero: 'clamp(2.875rem, 1.2rem + 6.5vw, 6.5rem)',
  },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    section: 'clamp(4rem, 2.5rem + 6vw, 7.5rem)',
    gutter: 'clamp(1rem, 4vw, 3rem)',
  },
  width: { content: '75rem', measure: '66ch' },
  radius: '2px',
  duration: '0.2s',
});

globalStyle(':root', { '@layer': { [theme]: { colorScheme: 'light dark' } } });
globalStyle('[data-theme="light"]', { '@layer': { [theme]: { colorScheme: 'light' } } });
globalStyle('[data-theme="dark"]', { '@layer': { [theme]: { colorScheme: 'dark' } } });
