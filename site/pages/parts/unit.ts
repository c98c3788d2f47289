import { drawVoice } from '@halloway/ui';

interface Drawing {
  height: number;
  /** Pixels per syllable. */
  unit: number;
  least: number;
  /** The width of its column on a desktop, in pixels. */
  column: number;
}

/** Pixels per syllable: fewer for a line that would end a little past its column, which would look misaligned. */
export function unitOf(text: string, { height, unit, least, column }: Drawing) {
  let smaller = unit;
  while (smaller > least && drawVoice(text, { height, unit: smaller }).width > column) smaller--;
  return smaller;
}

/** A line across the page's column. */
export const acrossPage = { height: 144, unit: 42, least: 34, column: 1_180 } as const;
