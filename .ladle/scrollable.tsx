import type { ReactNode } from 'react';

/** A named region that scrolls, and that Tab therefore reaches (axe: scrollable-region-focusable). */
export function Scrollable({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
