import type { ComponentProps } from 'react';

/** A named region that scrolls, and that Tab therefore reaches (axe: scrollable-region-focusable). */
export const Scrollable = ({ label, ...section }: ComponentProps<'section'> & { label: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
  <section {...section} aria-label={label} tabIndex={0} />
);
