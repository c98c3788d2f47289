import { dark } from './dark';
import { type ColorRole, light } from './light';

/** For `prefers-contrast: more`: quiet text in full ink, lines and drawings as strong as text. */
export const moreContrast: Record<'light' | 'dark', Record<ColorRole, string>> = {
  light: {
    ...light,
    ink: '#000000',
    quiet: '#101714',
    line: '#4A5650',
    brand: '#06432B',
    live: '#B23A0C',
    danger: '#8C1D18',
    saved: '#153C68',
  },
  dark: {
    ...dark,
    paper: '#000000',
    ink: '#FFFFFF',
    quiet: '#EEF2EC',
    line: '#A4B2AA',
    brand: '#8BE8BA',
    live: '#FF9B73',
    danger: '#FFB4AB',
    saved: '#B5D5F8',
  },
};
