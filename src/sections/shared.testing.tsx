import type { ReactNode } from 'react';

/** Replaces React's `ViewTransition`, which renders no element that a test could find. */
export const Traced = ({ name, children }: { name: string; default: string; share: string; children: ReactNode }) => (
  <div data-testid={name}>{children}</div>
);
