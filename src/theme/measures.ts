/**
 * The theme's values beside its palettes, as CSS: type, spaces, widths, time. No side effects: design tokens are generated from
 * it.
 */
export const measures = {
  font: {
    display: "'Bricolage Grotesque', 'Bricolage Grotesque Fallback', sans-serif",
    text: "'Instrument Sans', 'Instrument Sans Fallback', sans-serif",
  },
  size: {
    small: '0.9375rem',
    text: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)',
    lead: 'clamp(1.125rem, 1.02rem + 0.45vw, 1.375rem)',
    head: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
    // Limited by the viewport, so that a phone's line fits the longest words of a heading at any text size (WCAG 1.4.4).
    title: 'min(clamp(2.0625rem, 1.45rem + 2.6vw, 3.75rem), 12vw)',
    hero: 'min(clamp(2.875rem, 1.2rem + 6.5vw, 6.5rem), 15vw)',
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
    section: 'clamp(3.25rem, 1.476rem + 7.28vw, 7.5rem)',
    gutter: 'clamp(min(1rem, 5vw), 4vw, 3rem)',
  },
  width: { content: 'clamp(75rem, 62.5vw, 90rem)', measure: '66ch' },
  radius: '2px',
  duration: '0.2s',
} as const;
