import type { ColorRole } from './light';

/** The dark palette: the same roles, designed for a dark page rather than inverted. */
export const dark: Record<ColorRole, string> = {
  paper: '#0C1310',
  raised: '#131C18',
  ink: '#EEF2EC',
  quiet: '#A4B2AA',
  line: '#27332D',
  brand: '#5FD39B',
  onBrand: '#062016',
  live: '#FF7A45',
  danger: '#FF8A80',
  saved: '#8DBDF2',
  backdrop: '#0C1310CC',
};
