/** The light palette: sRGB hex by role (ART.md, "Colour"). */
export const light = {
  paper: '#F6F7F3',
  raised: '#FFFFFF',
  ink: '#101714',
  quiet: '#4A5650',
  line: '#D5DAD3',
  brand: '#0A5C3C',
  onBrand: '#FFFFFF',
  live: '#E8501A',
  danger: '#A01F18',
  saved: '#1D4F86',
  /** Backdrop of dialogs: a shade on a light page, dimming on a dark one. */
  backdrop: '#10171459',
} as const;

export type ColorRole = keyof typeof light;
